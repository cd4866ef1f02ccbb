#!/usr/bin/env python3
"""Writes Docs/figures/cards.svg: cards that `layout cards` draws, arranged in three columns.

Usage: Scripts/generators/poster.py LAYOUT [--check]      LAYOUT: the built program; --check: exit status 1 if it differs

Each card is the program's own drawing of a contact in Docs/figures/cards.vcf. Only its place, the background and colors
of the captions in dark schemes are from here. A text that is cut, as "…" shows, is an error.
"""

import re
import subprocess
import sys

import figure

CONTACTS, FIGURE = "Docs/figures/cards.vcf", "Docs/figures/cards.svg"
# Contact, by its place in the file, and design of each card.
COLUMNS = [
    [(0, "senior"), (1, "full"), (2, "junior")],
    [(3, "full"), (4, "senior"), (5, "junior")],
    [(7, "junior"), (6, "full"), (8, "senior")],
]
RIGHT_TO_LEFT = {4, 7}
WIDTH, MARGIN, GAP, CAPTION = 320, 36, 30, 18
STYLE = """<style>
 @media (prefers-color-scheme: dark) {
  .page { fill: #161b22 }
  [fill="#b45309"] { fill: #f0a35e }
  [fill="#0f766e"] { fill: #4cc3b5 }
  [fill="#4f46e5"] { fill: #a5a0f5 }
 }
</style>"""


def card(layout, contact, number, plan):
    """The drawing of a card with its caption, and its height."""
    direction = "rightToLeft" if number in RIGHT_TO_LEFT else "leftToRight"
    run = subprocess.run(
        [layout, "cards", "-", "--plan", plan, "--width", str(WIDTH), "--direction", direction, "--format", "svg"],
        input=contact, capture_output=True, encoding="utf-8", check=True)
    drawing = re.findall(r'^ <g transform="translate\([^"]*\)">\n(.*?)^ </g>$', run.stdout, re.M | re.S)[-1]
    if "…" in drawing:
        sys.exit(f"FAIL  the {plan} card of contact {number} has a text that is cut")
    # Identifiers are those of a picture with one card.
    drawing = re.sub(r'(id="|url\(#|href="#)(clip|photo)\d+', rf"\g<1>\g<2>{number}", drawing)
    height = re.search(r'<rect x="0" y="0" width="[\d.]+" height="([\d.]+)"', drawing)[1]
    return drawing, float(height)


def poster(layout):
    """The whole picture."""
    with open(CONTACTS, encoding="utf-8") as file:
        contacts = re.findall(r"^BEGIN:VCARD\n.*?^END:VCARD\n", file.read(), re.M | re.S)
    parts, height = [], 0
    for column, cards in enumerate(COLUMNS):
        y = MARGIN
        for number, plan in cards:
            y += CAPTION
            drawing, tall = card(layout, contacts[number], number, plan)
            parts.append(f' <g transform="translate({MARGIN + column * (WIDTH + GAP)} {y:g})">\n{drawing} </g>\n')
            y = round(y + tall + GAP, 3)
        height = max(height, y - GAP + MARGIN)
    width = 2 * MARGIN + len(COLUMNS) * WIDTH + (len(COLUMNS) - 1) * GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height:g}" '
        f'viewBox="0 0 {width} {height:g}" font-family="Helvetica, Arial, sans-serif">\n{STYLE}\n'
        f' <rect class="page" width="{width}" height="{height:g}" rx="16" fill="#f3f4f6"/>\n{"".join(parts)}</svg>\n')


figure.finish(FIGURE, poster(sys.argv[1]))
