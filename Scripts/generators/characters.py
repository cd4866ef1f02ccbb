#!/usr/bin/env python3
"""Writes Sources/AnchorsText/CharacterTable+Data.swift from files of the Unicode Character Database.

Usage: Scripts/generators/characters.py FOLDER    the folder holds LineBreak.txt, EastAsianWidth.txt, UnicodeData.txt,
       GraphemeBreakProperty.txt, emoji-data.txt and DerivedCoreProperties.txt of one version

Each character has a record: its class for breaking lines (Unicode Standard Annex 14), its class for grapheme
clusters (Annex 29), how many columns it is wide, and its part in a cluster of an Indic script. Characters of
one record in a row are a run. What is not assigned joins the run before it.
"""

import pathlib
import re
import sys

LIMIT = 0x110000
# In the order of the cases of LineClass and ClusterClass.
LINE = "AL ID CM NU OP CL CP QU QUI QUF EX IS SY NS B2 BA HH HY BB IN CB HL PR PO EB EM HG RI GL WJ ZW ZWJ SP BK".split()
CLUSTER = "Other Extend SpacingMark Prepend Control L V T LV LVT RI ZWJ Picture Consonant Linker".split()
PLAIN = {"AI": "AL", "SG": "AL", "XX": "AL", "AK": "AL", "AS": "AL", "AP": "AL", "VI": "CM", "VF": "CM", "CJ": "NS"}
PLAIN |= dict.fromkeys("JL JV JT H2 H3".split(), "HG") | dict.fromkeys("CR LF NL".split(), "BK")
FIRST = ord("0")


def read(folder, name, default=None, field=None):
    values = [default] * LIMIT
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.split("#")[0].split(";")]
        if len(parts) < 2 or (field and parts[1] != field):
            continue
        first, _, last = parts[0].partition("..")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            values[code] = parts[-1]
    return values


def categories(folder):
    values, first = [None] * LIMIT, 0
    for line in (folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        code, name, category = line.split(";")[:3]
        last = int(code, 16)
        for code in range(first if name.endswith(", Last>") else last, last + 1):
            values[code] = category
        first = last
    return values


def records(folder):
    line = read(folder, "LineBreak.txt", "XX")
    width = read(folder, "EastAsianWidth.txt", "N")
    cluster = read(folder, "GraphemeBreakProperty.txt", "Other")
    picture = read(folder, "emoji-data.txt", field="Extended_Pictographic")
    emoji = read(folder, "emoji-data.txt", field="Emoji_Presentation")
    conjunct = read(folder, "DerivedCoreProperties.txt", field="InCB")
    category = categories(folder)
    # Fillers of Hangul that nobody sees.
    invisible = {0x3164, 0xFFA0}

    def columns(code):
        if category[code] in ("Mn", "Me", "Cc", "Zl", "Zp") or code in invisible:
            return 0
        if category[code] == "Cf" and cluster[code] != "Prepend" or cluster[code] in ("V", "T"):
            return 0
        if cluster[code] == "Regional_Indicator":
            return 1
        return 2 if width[code] in ("W", "F") or emoji[code] else 1

    def line_class(code):
        value = PLAIN.get(line[code], line[code])
        if value == "SA":
            return "CM" if category[code] in ("Mn", "Mc") else "AL"
        if value == "QU" and category[code] in ("Pi", "Pf"):
            return "QU" + category[code][1].upper()
        return value

    def cluster_class(code):
        value = cluster[code]
        if value in ("CR", "LF"):
            return "Control"
        if value == "Regional_Indicator":
            return "RI"
        if value == "Other" and picture[code]:
            return "Picture"
        if conjunct[code] in ("Consonant", "Linker"):
            return conjunct[code]
        # Every syllable has one of two classes, which the program computes.
        return "LV" if value in ("LV", "LVT") else value

    for code in range(LIMIT):
        if category[code] is None and not picture[code]:
            yield None
        elif category[code] is None:
            yield ("ID", "Picture", 2)
        else:
            yield (line_class(code), cluster_class(code), columns(code))


def number(value):
    """A number in digits of five bits, the lowest first; all but the last have a sixth bit."""
    text = ""
    while value >= 32:
        text += chr(FIRST + 32 + value % 32)
        value //= 32
    return text + chr(FIRST + value)


def literal(name, comment, text):
    lines = [text[start : start + 90] for start in range(0, len(text), 90)]
    body = "\\#\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static var {name}: StaticString {{\n    #"""\n{body}\n    """#\n  }}\n'


def main():
    folder = pathlib.Path(sys.argv[1])
    version = re.match(r"# LineBreak-([\d.]+)\.txt", (folder / "LineBreak.txt").read_text(encoding="utf-8"))[1]
    runs, kinds = [], {}
    for code, record in enumerate(records(folder)):
        if record is not None and (not runs or runs[-1][1] != record):
            runs.append((code, record))
            kinds[record] = kinds.get(record, 0) + 1
    order = sorted(kinds, key=lambda record: (-kinds[record], record))
    assert len(order) <= 79, len(order)
    places = {record: chr(FIRST + place) for place, record in enumerate(order)}
    table, before = "", 0
    for code, record in runs:
        table += number(code - before) + places[record]
        before = code
    kinds_text = "".join(
        chr(FIRST + LINE.index(line)) + chr(FIRST + CLUSTER.index(cluster)) + str(columns)
        for line, cluster, columns in order
    )
    out = pathlib.Path(__file__).parent.parent.parent / "Sources/AnchorsText/CharacterTable+Data.swift"
    out.write_text(
        f"// Written by Scripts/generators/characters.py from Unicode {version} (see NOTICE).\n\nextension CharacterTable {{\n"
        + literal("kindData", "Three characters a kind: classes for lines and clusters, and columns.", kinds_text)
        + "\n"
        + literal("runData", "Runs of characters: how far each begins from the one before, and its kind.", table)
        + f"\n  static var runCount: Int {{ {len(runs)} }}\n}}\n",
        encoding="utf-8",
    )
    print(f"{len(runs)} runs of {len(order)} kinds in {len(table)} characters")


main()
