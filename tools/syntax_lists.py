#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the word lists of the highlighting definition the same as those of the game profiles.

A KSyntaxHighlighting definition cannot read a profile, so resources/syntax/castwright-botfiles.xml holds a copy of the trait
names, the event names (sorted by the tokens they supply) and the reply categories of every profile that ships.

    tools/syntax_lists.py            exit 1 and say what to do when the copy is out of date
    tools/syntax_lists.py --write    write the copy anew
"""

import pathlib
import sys
import tomllib
from xml.sax.saxutils import escape

ROOT = pathlib.Path(__file__).resolve().parent.parent
DEFINITION = ROOT / "resources" / "syntax" / "castwright-botfiles.xml"
PROFILES = ROOT / "resources" / "profiles"
BEGIN = "    <!-- from the profiles -->\n"
END = "    <!-- end of the profiles -->\n"

# The definition has one context for each set of tokens that an event can supply beyond $self and $map.
EVENT_LISTS = {
    frozenset(): "plain events",
    frozenset({"other", "weapon"}): "fight events",
    frozenset({"other", "item"}): "item events",
    frozenset({"other"}): "rival events",
}


def read_lists():
    """The lists by name, in the order of the profiles and without repeats (dicts serve as ordered sets)."""
    lists = {"traits": {}, "reply categories": {}} | {name: {} for name in EVENT_LISTS.values()}
    for path in sorted(PROFILES.glob("*.toml")):
        profile = tomllib.loads(path.read_text(encoding="utf-8"))
        for trait in profile.get("trait", []):
            lists["traits"][trait["name"]] = None
        for category in profile.get("reply_categories", []):
            lists["reply categories"][category] = None
        for event in profile.get("event", []):
            tokens = frozenset(event["tokens"])
            if tokens not in EVENT_LISTS:
                sys.exit(f"{path.name}: event {event['name']} supplies {sorted(tokens)}, and {DEFINITION.name} has no context "
                         "for these tokens. Add one there and its list to EVENT_LISTS here.")
            lists[EVENT_LISTS[tokens]][event["name"]] = None
    return lists


def to_xml(lists):
    text = ""
    for name, words in lists.items():
        items = "".join(f"      <item>{escape(word)}</item>\n" for word in words)
        text += f'    <list name="{name}">\n{items}    </list>\n'
    return text


def main():
    if sys.argv[1:] not in ([], ["--write"]):
        sys.exit(__doc__)
    old = DEFINITION.read_text(encoding="utf-8")
    head, begin, rest = old.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{DEFINITION}: the marks around the generated lists are missing")
    new = head + begin + to_xml(read_lists()) + end + tail
    if new == old:
        return
    if sys.argv[1:] == ["--write"]:
        DEFINITION.write_text(new, encoding="utf-8")
    else:
        sys.exit(f"{DEFINITION.name} does not hold the words of the profiles; run tools/syntax_lists.py --write")


main()
