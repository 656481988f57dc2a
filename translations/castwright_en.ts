<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</context>
</TS>
