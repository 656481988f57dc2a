<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>NewContent</name>
    <message>
        <source>Type a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot read a name with a quotation mark in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game turns a backslash in a name into a slash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot read a name with a control character in it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PakPath</name>
    <message>
        <source>There is no “%1” in “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>UTF-8 with mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-bit bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Character…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat &amp;Bank…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Style…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;load from Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unpack into a Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close All F&amp;iles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Fol&amp;der</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next P&amp;anel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous Pa&amp;nel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Castwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::CastTree</name>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defines nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game reads this one instead of that in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder has the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder has another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the same</source>
        <comment>name of a pak</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has another</source>
        <comment>name of a pak</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game reads %1 instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Styles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat without a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files without definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game stops reading the file before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game does not read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already defined in %1</source>
        <extracomment>%1 is a file name. Said of a block whose name is taken.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its closing brace is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its opening brace is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its keyword must be in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no character of this name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::CastTreeModel</name>
    <message>
        <source>Style: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out by the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the pak %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::CastTreePanel</name>
    <message>
        <source>Filter the cast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bot content in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the cast fits the filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::CodeEditor</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::CompareModel</name>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>better play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worse play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a matter of taste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference</source>
        <comment>what others are compared with</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alike</source>
        <extracomment>%1 is a share in percent, &quot;92 %&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3 %4</source>
        <extracomment>%1 is a trait, %2 whose it is, %3 the value, %4 its unit. Read aloud.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, difference from %3: %4, %5</source>
        <extracomment>%1 is a trait, %2 and %3 are characters, %4 a number with its sign, %5 &quot;better play&quot;. Read aloud.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2. Click to sort by the difference from %3, the largest share of what a trait can be first.</source>
        <extracomment>%1 and %2 are characters or styles.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs. %1</source>
        <comment>a column&apos;s title: the difference from the character %1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>±</source>
        <comment>a column&apos;s title: which way is better</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::ComparePanel</name>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who the others are compared with. Choosing one pins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep comparing with this one, wherever the caret goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill at which all are compared, from 1 to 5. Values between are as the game has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sk&amp;ill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Likeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out traits in which all are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the one on the left with itself, from skill 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <comment>behind a number: percent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group those that are at least so much alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much alike the characters of a group fight, on average, over all traits at all skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gro&amp;up from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alike</source>
        <comment>continues: group from 80 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 skill %3</source>
        <extracomment>A file&apos;s name: %1 says what is in it, %2 is a character, %3 a skill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not read “%1” as the text is now. What is shown is how all were before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not read “%1” as the text is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no style and no character that could be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::CompareTable</name>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trait fits what is looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with %1: ▲ better play   ▼ worse play   ~ a matter of taste</source>
        <extracomment>Explains the marks behind differences; %1 is a character or style.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::DialogPrompter</name>
    <message numerus="yes">
        <source>Save the changes in %n files?</source>
        <comment>two files or more</comment>
        <translation>
            <numerusform>Save the changes in %n file?</numerusform>
            <numerusform>Save the changes in %n files?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files that are not listed</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes in “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving writes over those changes. Compare in the bar above the text shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load “%1” from disk again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your changes since the last save are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Folder with Bot Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot files and paks (%1);;All files (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Pak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paks (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack “%1” into a Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are bot files in several places. Which ones do you want to open?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::DiffWindow</name>
    <message>
        <source>− is on disk, + is your text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences in “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::Document</name>
    <message>
        <source>“%1” is larger than 2 GiB, which is more than can be edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a file with text in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a pak, not a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <extracomment>A file and the pak it is in.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not saved, because a pak is not edited file by file. Save it under another name, or unpack the pak into a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::DocumentTabs</name>
    <message>
        <source>Open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is open in another tab. Close that tab first, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::ExportButton</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save what is shown here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::ExternalChangeBar</name>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the differences between the file on disk and your text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with your text; the next save writes over the file on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write your text to the same place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed “%1”, and you have changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no longer on disk. Your text is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pak that holds “%1” is no longer on disk. The text is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the text of the file on disk. Undo brings yours back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was deleted and made again with another text. Your text is still here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::FeelPage</name>
    <message>
        <source>What it is like to meet this bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At s&amp;kill:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %n matches</source>
        <translation>
            <numerusform>More than %n match</numerusform>
            <numerusform>More than %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n</source>
        <translation>
            <numerusform>%1 of %n</numerusform>
            <numerusform>%1 of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an option does. %2: its keyboard shortcut.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::FolderSession</name>
    <message>
        <source>“%1” is open read-only. Unpack it into a folder to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be opened as a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder “botfiles” here yet. The first new file makes one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::HeatMapView</name>
    <message>
        <source>least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours go from dark blue for the least that the game allows to light yellow for the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All traits at skill %1</source>
        <extracomment>%1 is a skill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 %4, %7 of %5 to %6</source>
        <extracomment>%1 is a character, %2 a trait, %3 its value, %4 a unit, %5 and %6 the range, %7 a share in percent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map of all characters and traits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::LikenessView</name>
    <message>
        <source>Most alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to compare with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups that fight alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a name to compare with it, or double-click a group to compare with all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight most like %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 like %2</source>
        <extracomment>%1 is a share in percent, %2 a character. Read aloud.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many characters to group them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups, at least %1 alike</source>
        <extracomment>%1 is a share in percent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like nobody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::MainWindow</name>
    <message>
        <source>“%1” is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <comment>file and folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Castwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Castwright %1&lt;/h3&gt;&lt;p&gt;An editor for the bot personalities of openPREY and openQ4.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::NewFileDialog</name>
    <message>
        <source>New Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Chat Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Character that speaks:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is such a file already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::OthersChooser</name>
    <message>
        <source>Compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is compared with the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a character or style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters and styles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with those who fight most like the reference, whoever they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nob&amp;ody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all marks away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with nobody</source>
        <comment>continues the name of a character</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the nearest</source>
        <comment>continues the name of a character: who fights most like it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Continues the name of a character; %1 are names of others.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the nearest: %1</source>
        <extracomment>Continues the name of a character; %1 are names of others, who fight most like it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::PackDialog</name>
    <message numerus="yes">
        <source>%n files have changes that are not saved. What is packed is what is on the disk.</source>
        <comment>two files or more</comment>
        <translation>
            <numerusform>%n file has changes that are not saved. What is packed is what is on the disk.</numerusform>
            <numerusform>%n files have changes that are not saved. What is packed is what is on the disk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) stop the pack. Mend them, or pack anyway.</source>
        <translation>
            <numerusform>%n error stops the pack. Mend it, or pack anyway.</numerusform>
            <numerusform>%n errors stop the pack. Mend them, or pack anyway.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pak will hold %n error(s): the game drops, changes or does not read what they are about.</source>
        <translation>
            <numerusform>The pak will hold %n error: the game drops, changes or does not read what it is about.</numerusform>
            <numerusform>The pak will hold %n errors: the game drops, changes or does not read what they are about.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with %1 bytes go into the pak.</source>
        <translation>
            <numerusform>%n file with %1 bytes goes into the pak.</numerusform>
            <numerusform>%n files with %1 bytes go into the pak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pak:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack &amp;anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pak then holds what the game drops, changes or reads no further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the pack is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the &amp;Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pac&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. What is packed is what is on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which pak to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game reads only paks whose names end in “.pk4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing file %1 of %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading back file %1 of %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be packed. The problems say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pak that is there cannot be read, and is replaced: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such pak yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are the same as in the last pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last pak: %1 new, %2 changed, %3 no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;mallest pak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compress as well as possible, which takes about three times as long.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::PackFilesModel</name>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last pak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::PackFilesView</name>
    <message>
        <source>Show only what d&amp;iffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the lines in which a style, character or chat file differs from the last pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the pak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− is in the last pak, + is in the folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::PackPlanPage</name>
    <message>
        <source>File or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it stays out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stays out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stays out of the pak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing speaks against packing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of the pak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Goes In (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tays Out (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pro&amp;blems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::PackResultPage</name>
    <message numerus="yes">
        <source>It was packed in spite of %n error(s), as you wanted.</source>
        <translation>
            <numerusform>It was packed in spite of %n error, as you wanted.</numerusform>
            <numerusform>It was packed in spite of %n errors, as you wanted.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pak:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MD5:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the MD5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing had to be written: “%1” holds these very files already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes, from files with %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pak that was there before could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no such pak before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are the same as in the pak before, whose bytes were packed in another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different from the pak before:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::PakUnpacker</name>
    <message>
        <source>Unpacking “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::ProblemsModel</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <comment>line and column</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::ProblemsPanel</name>
    <message numerus="yes">
        <source>Fix all %n of this kind in the file</source>
        <comment>two or more</comment>
        <translation>
            <numerusform>Fix all %n of this kind in the file</numerusform>
            <numerusform>Fix all %n of this kind in the file</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter the problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <extracomment>%1 is a kind of problem with its number, such as &quot;2 errors&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open to be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter hides all problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <extracomment>%1 is a sentence about a place, %2 a file name, %3 a line.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::SeatPage</name>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot_skillVariance, from 0 to 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot_skillVariance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;kill asked for:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot_skill&amp;Variance:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;rait:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level block</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::Severity</name>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::SkillBox</name>
    <message>
        <source>Skill, from 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::StartPage</name>
    <message>
        <source>Open Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Character…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a style, a character or a chat bank in the cast on the left, or make a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the bots of openPREY and openQ4 their character: how they speak, and how they fight at each skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files dropped on the window are opened, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop a folder that holds “botfiles”, or single files, on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::StatusBar</name>
    <message numerus="yes">
        <source>%1/%2 bytes, %n too many</source>
        <comment>length of a chat line and its limit</comment>
        <translation>
            <numerusform>%1/%2 bytes, %n too many</numerusform>
            <numerusform>%1/%2 bytes, %n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files that are not listed</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paks differ from the folder</source>
        <comment>two or more</comment>
        <translation>
            <numerusform>%n pak differs from the folder</numerusform>
            <numerusform>%n paks differ from the folder</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain ASCII, which is UTF-8 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8. The game counts bytes: a letter beyond ASCII takes two or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not UTF-8: bytes of an older character set. They are saved as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the chat line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line and column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column counts bytes, as the game does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/%2 bytes</source>
        <comment>length of a chat line and its limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game drops a chat line that is longer than its limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How lines end in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written to. Save it under another name to keep changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>errors, warnings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game whose rules are applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 differs from the folder in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to pack again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file starts with a byte order mark: the game cannot read it and loads nothing of this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds a NUL byte. The game reads nothing after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 differs from the folder</source>
        <comment>name of a pak</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::SubjectListModel</name>
    <message>
        <source>%1, the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 alike</source>
        <extracomment>%1 is a character or style, %2 a share in percent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TextActions</name>
    <message>
        <source>A pak is not edited file by file. Unpack it into a folder to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has changed meanwhile. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TextSearch</name>
    <message>
        <source>This is not a regular expression: %1</source>
        <extracomment>%1 is a reason in English, from the library that reads regular expressions.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This expression tries too many ways to match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement holds a character that this file&apos;s encoding does not have.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitCurveView</name>
    <message>
        <source>Curve of the trait from skill 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to see why the value is what it is at that skill; drag a ring to change the value.
← and → move by 0.1, with Ctrl by 0.01. ↑ and ↓ change the value at the nearest whole skill, with Shift by ten steps, with Ctrl by a tenth of one; Enter looks at the change, Esc gives it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at skill 1 to 5: %2. At skill %3: %4.</source>
        <extracomment>%1 a trait, %2 its values at skill 1 to 5, %3 a skill, %4 the value there. Read aloud.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitEditPlan</name>
    <message>
        <source>That is not a number the game can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block of this skill has the last word about the trait. Change it at this skill only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No statement of this block alone can give that value at this skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many weapons are named here and in the styles above as the game keeps; it would ignore another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No statement of this block alone can give that value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game allows no more than its range; the value will be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has that value already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitEditStrip</name>
    <message>
        <source>Change of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change at:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every skill (body)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this skill only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitModel</name>
    <message>
        <source>A statement wanted more than the game allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statement wanted less than the game allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at skill %2: %3 %4</source>
        <extracomment>%1 is a trait, %2 a skill, %3 the value, %4 its unit. Read aloud.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without any statement it would be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value at skill %1. Bold: other than without any statement. Double-click or F2 to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 5</source>
        <comment>a column&apos;s title: small curves from skill 1 to 5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>±</source>
        <comment>a column&apos;s title: which way is better</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitOwnerChooser</name>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitPage</name>
    <message>
        <source>Find a trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only traits that a statement changes, here or in a style above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why %1 is %2 at skill %4 (%3)</source>
        <extracomment>%1 is a trait, %2 a number, %3 a unit, %4 a skill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 from skill 1 to 5</source>
        <extracomment>The title of a picture: %1 is a trait, %2 a style or character.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitPanel</name>
    <message>
        <source>There is no style and no character whose traits could be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style or character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose traits are shown. Choosing one pins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep showing this one, wherever the caret goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What bot_skillVariance makes of each client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is like to meet this bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve of the selected trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars of the weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not read “%1” as the text is now. What is shown is how “%2” was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not read “%1” as the text is now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitPlot</name>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <comment>in a picture&apos;s legend: the game&apos;s values without any statement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill band %1 to %2</source>
        <extracomment>%1 and %2 are skills, from and to.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitText</name>
    <message>
        <source>Higher is better play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower is better play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same at every skill unless somebody says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A matter of taste: neither way is better play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way is better play: ↑ higher, ↓ lower, = the same at every skill, ~ a matter of taste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game allows %1 to %2, %3.</source>
        <extracomment>%1 and %2 are numbers, %3 a unit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (style)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::TraitWhyList</name>
    <message>
        <source>%1, skill %2</source>
        <extracomment>%1 is a style or character, %2 the skill whose block it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, held by the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as before: that is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raised to burstMinMsec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press Enter, to see the statement in its file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::ValueEditing</name>
    <message>
        <source>%1 at skill %2</source>
        <extracomment>%1 is a trait, %2 a skill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1 is a weapon class, %2 and %3 are values.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at skill %2: %3 → %4</source>
        <extracomment>%1 is a trait, %2 a skill, %3 and %4 are values.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::WeaponModel</name>
    <message>
        <source>nobody</source>
        <comment>says something about this weapon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: bias %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has no weapon of this class: what is said about it has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody says anything about it, so it is neutral: 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says so in %2. Press Enter to see the statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number or press F2 to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral is 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::WeaponPage</name>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>castwright::gui::WriteError</name>
    <message>
        <source>“%1” cannot be saved, because the file it is a link to cannot be found: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved, because the file is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved, because it is not a file that can be replaced: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved, because no file can be made in its folder: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved, because writing failed: %2. The file on disk is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not saved, because what arrived on the disk is not what was written (%2). The file on disk is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved, because the new file cannot take the place of the old one: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is written, but the disk did not confirm it: %2. Save again to be sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not saved, because another program has changed it in this moment. The file on disk is as the other program left it. Look at it before you save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has several names (hard links) and is written in part only: %2. Your whole text is in a file beside it whose name ends in “.castwright-unfinished”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>&quot;%1&quot; cannot be packed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; differs from the one in &quot;%2&quot;: the game reads that one until you pack again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 files. The game reads at most %3 from a pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has more than one dot and is no number: the game drops this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has more than one dot and is no number: the game stops reading this file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value on its line: the game erases the value that an earlier &quot;%1&quot; gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value: the game takes the &quot;}&quot; after it for the value and does not close the block here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has upper-case letters. The game asks for &quot;%2&quot;: it finds that in a pak, but not in a folder on every system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; inherits no style: it plays as the game&apos;s baseline with its own changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a symbolic link. Only files can be in a pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a file nor a folder. Only files can be in a pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no model slot: it must be a whole number from %2 to %3, and the game ignores this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number: the game ignores this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number: the game knows no level for this block and skips it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in &quot;%2&quot;: the game does without it until you pack again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is only in &quot;%2&quot;: the game still reads it until you pack again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside botfiles: the game never reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; lacks a value on its line: the game ignores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be written &quot;%2&quot;: the game refuses it and stops reading this file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a name before its &quot;{&quot;: the game takes &quot;{&quot; for the name, drops the block and stops reading this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a name on its line: the game ignores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a trait and a number on its line: the game ignores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs the name of an event on its line: the game ignores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens no &quot;%2&quot; block: the game skips it and the rest of its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stays out of the pak: a pak does not go into a pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stays out of the pak: it belongs to the build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stays out of the pak: it belongs to version control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stays out of the pak: it holds settings of Castwright.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stays out of the pak: it is a backup or temporary file of an editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stays out of the pak: it is program code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stays out of the pak: the game writes it and never reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; would make the game take the pak for an add-on or for program code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;;&quot; separates statements only in a reply: here the game skips it and the rest of its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;addressed&quot; has a value that the game does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;addressed&quot; is &quot;either&quot;, &quot;required&quot; or &quot;forbidden&quot;, not &quot;%1&quot;: the game ignores this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;chat&quot; needs the name of an event before its &quot;{&quot;: the game takes &quot;{&quot; for it, does not skip the block, and its &quot;}&quot; closes the block around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;inherit&quot; names a style that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;set&quot;, &quot;add&quot; or &quot;scale&quot; is missing before &quot;%1&quot;: the game skips this line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;skill&quot; has no level before its &quot;{&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;skill&quot; needs a level, 1 to 5: the game takes &quot;{&quot; for it, so that the statements of this block count at every level and its &quot;}&quot; closes the block around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;source&quot; has a value that the game does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;source&quot; is &quot;any&quot;, &quot;player&quot; or &quot;bot&quot;, not &quot;%1&quot;: the game ignores this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;style&quot; or &quot;character&quot; is not written in small letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;trigger&quot; takes one phrase: the game takes this text, after it on the line, for an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{&quot; must come here, not &quot;%1&quot;: the game drops this block of &quot;%2&quot; and stops reading this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not ASCII: the game compares names byte by byte, and does not ignore its case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not ASCII: to the game it is %2 bytes, which count against limits of length and may be shown as %2 other letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for an integer: what the game makes of it is not defined, and no level of skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A NUL byte ends the file for the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backslash in a string escapes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block can name %1 weapons: the game drops &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block has no &quot;{&quot; after its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block names a weapon twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block names more weapons than the game keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A byte outside of strings and comments starts no word that the game knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character can have %1 replies, in all its chat banks: the game drops &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character has more replies than the game keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character inherits no style.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat bank can have %1 replies: the game drops &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat bank is for a character that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment allows a problem that does not occur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment is opened inside a comment; they do not nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment without a space before it is part of the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file at the root would make the game take the pak for something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file defines nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file in botfiles is never loaded: it is in a sub-folder, in the wrong folder, or has an unknown extension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file stays out of the pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file, folder or pak cannot be read, and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder that the game reads has no files for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level block is for no level from 1 to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level block may not name weapons: the game ignores this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level block names a weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model slot is not one of the game&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name or text holds bytes that are not ASCII.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name starts or ends with a blank, or has two in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number has more than one dot, or a value that the game cannot hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is missing: there is something else in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number must come here, without quotes: the game ignores this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number with a leading zero is read as octal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path cannot be used in a pak: it is not ASCII, too long, or has parts that lead elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path has upper-case letters where the game asks for lower case. That works only in a pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priority goes from 0 to 100: the game takes %1 for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priority is not between 0 and 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote is not closed on its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply can have %1 answers: the game drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply can have %1 triggers: the game drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply has more answers than the game keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply has more triggers than the game keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply has no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply has no trigger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply has the same answer twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply has the same trigger twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second text after &quot;trigger&quot; is an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill band goes beyond 1 to 5, or its upper level comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill band goes from 1 to 5 at most, the lower level first: the game takes %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statement lacks a value on its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statement names a trait that the game does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statement starts with a word that the game does not know there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string and a backslash are not followed by another string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A style can have %1 ancestors: the game cuts the chain here, so that this style inherits nothing (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A style has too many ancestors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A style inherits itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A style or character has an empty name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A style, character or chat file is outside botfiles, where the game does not look for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text cannot hold quotes: the one before &quot;%1&quot; ends it, and the game skips this part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text has a control byte in it, or there is one between words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text that starts with # is a key for translated text: the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text to say has too many bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text to say is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text to say is not in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text to say must be in quotes: the game skips &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text to say starts with #.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trigger has neither letters nor digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trigger has too many bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trigger is not in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trigger must be in quotes: the game ignores &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon&apos;s bias is not between 0 and 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer can hold $self, $other and $map, but not &quot;%1&quot;: the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer can hold $self, $other and $map, but not &quot;%1&quot;: the game drops it. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer holds a $word that replies cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the block before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the comment at the end of its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the quote at the end of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments do not nest: the first &quot;*/&quot; ends the whole comment, and the game reads what follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fires after %1 ms with its target inside a cone of %2°, and not while it turns faster than %3° a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fires bursts of %1 to %2 ms with %3 ms between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read, and is left out here. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps firing for up to %1 ms at where it last saw an enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads moving targets by %1 % of what is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let all lines end in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likes to fight from %1 units away, and breaks off below %2 % health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines are for an event that the game does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a trigger of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number can come here: the game skips &quot;%1&quot; and the rest of its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No semicolon separates the lines of an event: the game skips it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text can come here: the game skips &quot;%1&quot; and the rest of its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here breaks the rule %1: this comment silences nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices players within %1 units, inside a view of %2°.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks the weapon that fits the distance %1 % of the time, and the best target %2 % of the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put &quot;set&quot; before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put &quot;{&quot; in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a space after the comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a space before the comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reacts in %1 ± %2 ms, and up to %3 ms later at the edge of its view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the #</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the NUL bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the backslash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the earlier statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the inner &quot;/*&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove what the game skips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies belong in a chat bank in botfiles/chats: the game skips this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says something at %1 % of the occasions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the game does not keep the character &quot;%1&quot;, it skips this chat bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the game does not keep the style &quot;%1&quot;, nothing is inherited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since this is no &quot;{&quot;, the game does not skip the block, and its &quot;}&quot; closes the block around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some lines of this file end in LF and some in CRLF. The game does not mind; some editors do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoils %1 % of its decisions for %2 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strafes %1 % of the time, and starts to dodge %2 ms after a hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bias %1 is not between 0 and 100: the game takes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block before this &quot;%1&quot; is not closed: the game takes what follows for a part of that block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block names the weapon &quot;%1&quot; again: the game keeps only this value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot files in the pak differ from those in the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte %1 is not ASCII: which letter the game shows for it depends on its font.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The control byte %1 is between words: the game takes it for white space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The control byte %1 is in this text: the game keeps it and sends it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends after &quot;%1&quot;, where a name and a block must follow: the game ignores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file starts with a UTF-8 byte order mark, which the game cannot read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file starts with a UTF-8 byte order mark: the game cannot read it and loads nothing of this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot hold &quot;%1&quot;: it calculates with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot read %1 outside of a string or comment and stops reading this file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game compares bytes, not letters: because of %1 it looks for &quot;%2&quot; in what is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game complains about &quot;%1&quot; and takes it for the meaningless number %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not know &quot;%1&quot; here and skips it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not know &quot;%1&quot; here and skips it. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not know &quot;%1&quot; here. It skips the rest of this line, and with it the &quot;}&quot; that should close the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not know &quot;%1&quot; here. It skips this line but not the block that opens on it, whose &quot;}&quot; closes the block around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game keeps 32 bits of a whole number: it takes &quot;%1&quot; for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game knows no escapes and turns each \ into /: the bot says &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game knows no escapes: the quote of \&quot; ends the string here, and it reads &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game never loads &quot;%1&quot;. It reads only *.style in botfiles/styles, *.bot in botfiles/characters and *.chat in botfiles/chats, and no sub-folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game reads &quot;%1&quot; as octal, because of the zero in front: its value is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game reads nothing of this file from here on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game reads only &quot;%1&quot; blocks from this file and skips this one: &quot;%2&quot; belongs in a file in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game reads only the beginning of a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game skips the brace on this line, too, and takes the blocks to end elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game swallows one byte after &quot;*/&quot;, here %1: it reads the line as if that byte were missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game swallows the byte after the end of a comment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game swallows the line end after &quot;*/&quot;: to it, &quot;%1&quot; is still on this line and is a value of the statement before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game takes &quot;%1&quot; for a keyword, in spite of its quotes: it is not something to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game takes a text in quotes for a brace or a keyword.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game takes only &quot;%1&quot; for the number and reads the rest, &quot;%2&quot;, as something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game takes this &quot;}&quot; for the end of the block, in spite of its quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines of a file end in different ways, or in a lone CR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; has a blank at an end or two in a row: the game keeps them, and a statement that names it must have them, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply &quot;%1&quot; has no answer: the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply &quot;%1&quot; has no trigger: the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source folder has a symbolic link, device or pipe in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The style is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of a statement is on the next line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of &quot;%1&quot; must be on its line: the game drops the statement and reads &quot;%2&quot;, on the next line, as a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more files, or more bytes, than the game can read from a pak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a character &quot;%1&quot; already: the game drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a character &quot;%1&quot; already: the game keeps the one it reads first, here that of the file whose name comes first, and drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a style &quot;%1&quot; already: the game drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a style &quot;%1&quot; already: the game keeps the one it reads first, here that of the file whose name comes first, and drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 file in %2: the game has nothing to load from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no character &quot;%1&quot;: the game skips this chat bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no character &quot;%1&quot;: the game skips this chat bank. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no event &quot;%1&quot;: the game skips its lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no event &quot;%1&quot;: the game skips its lines. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule %1: this comment silences nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule %1: this comment silences nothing. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no skill level %1, only 1 to 5: the game skips this block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no style &quot;%1&quot;: nothing is inherited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no style &quot;%1&quot;: nothing is inherited. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trait &quot;%1&quot;: the game ignores this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trait &quot;%1&quot;: the game ignores this statement. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to pack in &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something between the blocks of a file that is not a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &quot;%1&quot; has an empty name: the game drops the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is the same to the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backslash joins the string before it to another one, but none follows: the game drops this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backslash joins the string before it to another one, but none follows: the game stops reading this file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This block has no &quot;}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This block is lost with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This block of &quot;%1&quot; is not closed before the end of the file: the game drops it and all around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comment has no space before it: the game takes it for a part of the name and reads &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comment is never closed: to the game the file ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This earlier value does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has no &quot;%1&quot; block: the game takes nothing from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a NUL byte. To the game it is the end of the file, and what follows is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a NUL byte. To the game it is the end of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the one that the game keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line ends in a lone CR, which ends no line for the game: what follows still counts as the same line, and as a part of a comment before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This priority is too large for an integer: what the game makes of it is not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This quote is not closed on its line: the game drops this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This quote is not closed on its line: the game stops reading this file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This reply already has that answer: the game drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This reply already has the trigger &quot;%1&quot;: the game drops this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This skill band holds a number too large for an integer: what the game makes of it is not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This style inherits itself (%1): the game cuts the chain here, so that this style inherits nothing. Where it cuts depends on the order of the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is %1 bytes long and may have %2: the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is empty: the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trigger has neither letters nor digits: nothing is left to look for, and the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trigger is %1 bytes long and may have %2: the game drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trigger is the same to the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the game this apostrophe opens a text, and no second one closes it on this line: the game drops this statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the game this apostrophe opens a text, and no second one closes it on this line: the game stops reading this file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns at up to %1° a second, and its aim shakes by %2°.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two characters have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two paths are equal when upper and lower case count as one. The game would see only one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two styles have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1 in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &apos; in place of \&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &apos; in place of the inner quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write / as the game does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it in ASCII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a backup or temporary file of an editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pak does not go into a pak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to the build, not to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to version control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>program code does not go into a pak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings of Castwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by the game, not read by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; changes traits in %2 statements: most of this may belong into a style, so that others can have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the model of &quot;%2&quot;: players cannot tell them apart. Give it another slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour escape of the game, which drops what follows &quot;^&quot; and looks for &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour escape of the game: players see it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no token of the game: players see it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no token of the game: players see it as it is. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not understood here, and the comment silences nothing: it must begin with &quot;castwright: allow&quot;, with rules such as load/unknown-key after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character changes more than 20 traits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character sets what its style sets already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character&apos;s name begins with &quot;#&quot;, so some of its lines are never said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour escape is cut short or unknown to the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment for Castwright is not written as one, and silences nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line has a blank at an end, or two in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line holds a $word that is no token of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line holds a token that its event cannot supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line holds colours or other markup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line may become too long once its tokens are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message with &quot;%1&quot; in it addresses &quot;%2&quot;, which &quot;addressed forbidden&quot; rules out: this trigger never matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token is written with capitals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trait is spelled with other capitals than in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trigger can never match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trigger never decides, since another reply always wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon is none that the game has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All later chat banks of this file are lost with it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At skill %1, burstMaxMsec of &quot;%2&quot; lies below burstMinMsec: the game raises it to that, and all bursts are equally long. Raise burstMaxMsec, or lower burstMinMsec.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has the same model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters follow a token without a gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the rest to a line of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No message can address a character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a blank after &quot;allow&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something follows a skill band on its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour escape &quot;%1&quot; is cut short by the end of the line: players see these letters as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour escape &quot;%1&quot; is cut short by the end of the trigger: the game looks for &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; has no %2: the game never says this line. Write it without the token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game replaces %1 in &quot;%2&quot; and leaves &quot;%3&quot; after it. Put a blank or a mark between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game replaces %2, but not &quot;%1&quot;: players see it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game skips the rest of the line after &quot;skillBand&quot;: &quot;%1&quot; is lost. It needs a line of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game takes &quot;%1&quot; for the trait &quot;%2&quot;. Write it as the game does, so that searches find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest burst comes out shorter than the shortest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; begins with &quot;#&quot;: the game does not say a line that begins with the name, since it drops what begins with &quot;#&quot;. Begin the name with another character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; has no letter or digit besides colour escapes: no message can address this character, and its replies with &quot;addressed required&quot; are never said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply &quot;%3&quot; stands before this one, with the same priority and the trigger &quot;%2&quot;: &quot;%1&quot; never decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The style &quot;%1&quot; sets %2 to this value already: the statement changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The style sets it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder botfiles with files in it: the game has nothing to load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no weapon &quot;%1&quot;: the game keeps the statement, and it changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no weapon &quot;%1&quot;: the game keeps the statement, and it changes nothing. Is it %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has a blank at an end, or two in a row: the game sends them as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has a colour escape: players see a colour, and the chat&apos;s own colour is gone. Write it without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has markup in &quot;&lt;&quot; and &quot;&gt;&quot;: players see it as it is. Write it without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is never said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line names a text of the game&apos;s language files: players see &quot;#str_&quot; as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trigger wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two characters have the same model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever &quot;%1&quot; occurs, &quot;%2&quot; does, too, and the reply &quot;%3&quot; wins by its priority: this trigger never decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With long names this line has %1 bytes, and the game cuts it at %2: the end is lost. Make it shorter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
