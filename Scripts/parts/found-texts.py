#!/usr/bin/env python3
"""Finds texts again in a PDF, as poppler reads it.

Usage: found-texts.py --lines TEXTS PDF        each line of a file
       found-texts.py --contacts VCARDS PDF    names and titles of contacts
"""

import re
import subprocess
import sys
import unicodedata

RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")


def plain(text):
    """The text without spaces, marks of direction, and hyphens, which poppler omits at the ends of lines."""
    text = unicodedata.normalize("NFKC", text)
    return re.sub("[-\\s\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", text)


def words(text):
    text = re.sub("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", " ", unicodedata.normalize("NFKC", text))
    # Letters with their marks.
    return set(re.findall(r"[\w\u0591-\u05c7\u064b-\u065f\u0670]+", text))


def contacts(path):
    """The formatted names and the titles of a file of vCards."""
    text = re.sub("\r?\n[ \t]", "", open(path, encoding="utf-8").read())
    for name, value in re.findall(r"(?m)^(FN|TITLE)(?:;[^:\n]*)?:([^\r\n]*)", text):
        yield re.sub(r"\\(.)", r"\1", value)


def main():
    kind, source, pdf = sys.argv[1:]
    if kind == "--contacts":
        texts = list(contacts(source))
    else:
        texts = open(source, encoding="utf-8").read().splitlines()
    page = subprocess.run(["pdftotext", pdf, "-"], check=True, capture_output=True, text=True).stdout
    whole, found = plain(page), words(page)
    missing = []
    for text in texts:
        if RIGHT_TO_LEFT.search(text):
            # Readers order parts of a line in two directions by the place on the page.
            if not words(text) <= found:
                missing.append(text)
        elif plain(text) not in whole:
            missing.append(text)
    for text in missing:
        print(f"{pdf}: not found: {text}", file=sys.stderr)
    print(f"{len(texts) - len(missing)} of {len(texts)} texts found")
    sys.exit(1 if missing or not texts else 0)


main()
