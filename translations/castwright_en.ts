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
</context>
</TS>
