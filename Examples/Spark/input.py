"""Writes test input, the same bytes for the same count: a line of JSON for each record.

Usage: input.py contacts|layouts COUNT > FILE
"""

import json
import sys

FIRST = ["Ana", "Luís", "Mary", "Jürgen", "Zoë", "Wei", "Olga", "Søren", "Aiko", "Nuno"]
LAST = ["Silva", "Costa e Sousa", "Nguyen", "Müller", "O'Brien", "Petrov", "García Márquez"]
TITLES = ["Engineer", "Head of Logistics", "Designer", "Partner, Mergers and Acquisitions", ""]


def contact(number):
    name = f"{FIRST[number % 10]} {LAST[number // 10 % 7]}"
    lines = ["BEGIN:VCARD", "VERSION:4.0", f"FN:{name} {number}"]
    title = TITLES[number % 5].replace(",", "\\,")
    if title:
        lines.append(f"TITLE:{title}")
    if number % 4:
        lines.append(f"TEL:+55 11 {number % 10000:04}-{number // 7 % 10000:04}")
    if number % 3:
        lines.append(f"EMAIL:person.{number}@example.org")
    lines.append("END:VCARD")
    return {"number": number, "vcard": "".join(line + "\r\n" for line in lines)}


def layout(number):
    width = 320 + number % 200
    return {
        "width": width,
        "items": [
            {"name": "photo"},
            {"name": "title", "kind": "label", "text": f"Layout {number}"}, {"name": "note"},
        ],
        "constraints": [
            "photo.leading == root.leading + 16", "photo.top == root.top + 16",
            "photo.width == 80", "photo.height == 0.75 * photo.width",
            "title.leading == photo.trailing + 8", "title.trailing <= root.trailing - 16",
            "title.centerY == photo.centerY", "note.leading == photo.leading",
            "note.trailing == root.trailing - 16", "note.top == photo.bottom + 8",
            f"note.height == {20 + number % 50}", "note.bottom == root.bottom - 16",
        ],
    }


def main():
    make = {"contacts": contact, "layouts": layout}[sys.argv[1]]
    for number in range(1, int(sys.argv[2]) + 1):
        print(json.dumps(make(number), ensure_ascii=False, separators=(",", ":")))


main()
