#!/usr/bin/env python3
"""Writes Docs/figures/languages.svg: the form of Examples/languages in English, in Russian, and repaired.

Usage: Scripts/generators/languages.py LAYOUT [--check]      LAYOUT: the built program; --check: exit status 1 if it differs

Each form is the program's own drawing of the layout file, with the texts of a language in place of its own. Only its
place, the captions and the background are from here.
"""

import json
import re
import subprocess
import sys

import figure

FOLDER, FIGURE = "Examples/languages", "Docs/figures/languages.svg"
FORMS = [
    ("form.json", "en", "In English all is whole"),
    ("form.json", "ru", "Russian: mail has 80 of 152 points"),
    ("form-proved.json", "ru", "Repaired: proved in eight languages"),
]
WIDTH, MARGIN, GAP, CAPTION = 320, 28, 28, 26


def drawing(layout, name, language, number):
    """The drawing of a form with the texts of a language, and its height."""
    with open(f"{FOLDER}/{language}.lproj/Localizable.strings", encoding="utf-8") as file:
        texts = dict(re.findall(r'^"(.*)" = "(.*)";$', file.read(), re.M))
    with open(f"{FOLDER}/{name}", encoding="utf-8") as file:
        form = json.load(file)
    for item in form["items"]:
        item["text"] = texts.get(item.get("key"), item.get("text", ""))
        if not item["text"]:
            del item["text"]
    form["width"] = WIDTH
    run = subprocess.run(
        [layout, "solve", "-", "--format", "svg"], input=json.dumps(form), capture_output=True, encoding="utf-8",
        check=True)
    head, body = re.match(r"(<svg [^>]*>)(.*)</svg>", run.stdout, re.S).groups()
    # Identifiers are those of a picture with one form.
    body = re.sub(r'(id="|url\(#|href="#)([a-z]+)', rf"\g<1>\g<2>{number}-", body)
    return body, head, float(re.search(r'height="([\d.]+)"', head)[1])


def picture(layout):
    """The whole picture."""
    forms = [drawing(layout, name, language, number) for number, (name, language, _) in enumerate(FORMS)]
    width = 2 * MARGIN + len(FORMS) * WIDTH + (len(FORMS) - 1) * GAP
    height = 2 * MARGIN + CAPTION + max(tall for _, _, tall in forms)
    parts = []
    for number, (body, head, _) in enumerate(forms):
        x = MARGIN + number * (WIDTH + GAP)
        parts.append(f' <text x="{x}" y="{MARGIN + 12}" font-size="14" fill="#374151">{FORMS[number][2]}</text>\n')
        box = re.search(r'viewBox="[^"]*"', head)[0]
        parts.append(
            f' <svg x="{x}" y="{MARGIN + CAPTION}" width="{WIDTH}" height="{forms[number][2]:g}" {box}>{body}</svg>\n')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height:g}" '
        f'viewBox="0 0 {width} {height:g}" font-family="Helvetica, Arial, sans-serif">\n'
        f' <rect width="{width}" height="{height:g}" rx="16" fill="#f3f4f6"/>\n{"".join(parts)}</svg>\n')


figure.finish(FIGURE, picture(sys.argv[1]))
