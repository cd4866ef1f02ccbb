#!/usr/bin/env python3
"""Draws the glyphs of the twelve text fonts of PDF and compares them with poppler's view of them.

Usage: Scripts/parts/glyphs.py LAYOUT FOLDER     LAYOUT: the program; FOLDER: for the files

Each label has one character. `pdftotext -bbox` must find that character, and its advance, from poppler's own copy of
the metrics, must be the width of the label. No character may be drawn as a box.
"""

import html
import json
import re
import subprocess
import sys

FACES = [
    "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique", "Times-Roman", "Times-Bold",
    "Times-Italic", "Times-BoldItalic", "Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique",
]

# The characters of the glyphs by the Adobe Glyph List; the space is the 315th.
GLYPHS = """
!"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~
¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžƒȘș
ˆˇ˘˙˚˛˜˝–—‘’‚“”„†‡•…‰‹›⁄€™∂∆∑−√≠≤≥◊\uf6c3\ufb01\ufb02
"""
# Characters that the list assigns to the glyph of another one.
SHARED = "\u0394\u03bc\u2215\u02c9\u2219\u021a\u021b"
COLUMNS, ACROSS, DOWN = 20, 40, 30

program, folder = sys.argv[1:]
glyphs = "".join(GLYPHS.split())
assert len(glyphs) == len(set(glyphs)) == 314
characters = glyphs + SHARED

items, constraints = [], []
for face in FACES:
    for character in characters:
        name, place = f"g{len(items)}", len(items)
        items.append({"name": name, "kind": "label", "text": character, "face": face, "font": 20})
        x, y = place % COLUMNS * ACROSS, place // COLUMNS * DOWN
        constraints += [f"{name}.left == root.left + {x}", f"{name}.top == root.top + {y}"]
height = DOWN * (len(items) // COLUMNS + 1)
path = f"{folder}/glyphs.json"
with open(path, "w", encoding="utf-8") as file:
    json.dump({"width": COLUMNS * ACROSS, "height": height, "items": items, "constraints": constraints}, file)


def solve(kind):
    """The output and messages of a layout in a format."""
    command = [program, "solve", path, "--no-ambiguity", "--format", kind]
    return subprocess.run(command, check=True, capture_output=True)


frames = json.loads(solve("json").stdout)["items"]
if isinstance(frames, list):
    frames = {frame["name"]: frame for frame in frames}
drawing = solve("pdf")
with open(f"{folder}/glyphs.pdf", "wb") as file:
    file.write(drawing.stdout)
subprocess.run(["qpdf", "--check", f"{folder}/glyphs.pdf"], check=True, stdout=subprocess.DEVNULL)
found = subprocess.run(
    ["pdftotext", "-raw", "-bbox", f"{folder}/glyphs.pdf", "-"], check=True, capture_output=True, text=True).stdout
words = re.findall(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax=".*?">(.*)</word>', found)

# The margin around the drawing, and the name of the root above it.
margin = 16
failures = []
if "box" in drawing.stderr.decode():
    failures.append(drawing.stderr.decode())
places = {}
for left, top, right, text in words:
    x, y = float(left) - margin, float(top) - margin
    places[round(x / ACROSS), int(y / DOWN)] = (float(right) - float(left), html.unescape(text))
largest = 0
for place, item in enumerate(items):
    width, text = places.get((place % COLUMNS, place // COLUMNS), (0, "nothing"))
    # Poppler's table of Courier has 603 instead of 600 for this one.
    if (item["face"], item["text"]) == ("Courier", "±"):
        width -= 0.003 * item["font"]
    difference = abs(width - frames[item["name"]]["width"])
    largest = max(largest, difference)
    if text != item["text"] or difference > 0.001:
        failures.append(f"{item['face']}, U+{ord(item['text']):04X}: {text}, {difference} wider or narrower")
for failure in failures[:20]:
    print("FAIL ", failure)
print(
    "FAIL" if failures else "ok  ",
    f" {len(glyphs) + 1} glyphs of {len(FACES)} typefaces, with {len(SHARED)} characters that share one:",
    f"pdftotext finds each, as wide as its label within {largest:.4f} points")
sys.exit(1 if failures else 0)
