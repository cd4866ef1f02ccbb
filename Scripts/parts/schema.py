#!/usr/bin/env python3
"""Compares Web/layout.schema.json with the reader of layout files.

Usage: Scripts/files.sh schema THE PROGRAM layout      exit status 1 if they disagree

600 random good files and 500 random damaged ones are judged by both. The schema cannot know what a
name refers to; what else it cannot know is in BEYOND, by the words with which the reader refuses it.
"""

import copy
import json
import random
import re
import subprocess
import sys
from pathlib import Path

from jsonschema import Draft7Validator

schema = json.loads(Path(__file__).parent.joinpath("../../Web/layout.schema.json").read_text())
validator = Draft7Validator(schema)

BEYOND = {
    "names": "unknown item|unknown view|duplicate item|cycle in|nested more than|"
    "unknown metric|neither a metric",
    "kinds of items": "cannot contain items|requires an item in a (stack|grid)|is not allowed in the (stack|grid)|requires 'was'|"
    "guide has no|has no guides|requires a scroll view",
    "cells": "of the grid|unknown grid|more than 10000 rows",
    "meaning of constraints": "cannot be combined|cannot be related|needs a second position|"
    "can be related to a width|must be between two|a priority must be above|within ±1e9",
}

KINDS = ["view", "image", "label", "stack", "grid", "scroll", "guide"]
SIDES = ["top", "left", "bottom", "right"]
SIZES = ["width", "height"]
DIRECTIONAL = ["leading", "trailing", "leadingMargin", "trailingMargin"]
ABSOLUTE = ["left", "right", "leftMargin", "rightMargin"]
CENTER = ["centerX", "centerXWithinMargins"]
VERTICAL = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "baseline", "topMargin"]
VERTICAL += ["bottomMargin", "centerYWithinMargins"]
GUIDES = ["margins", "safeArea", "readable"]
SCROLL_GUIDES = ["contentGuide", "frameGuide"]

# The words that a member may have, as the documentation has them.
WORDS = {
    "direction": ["leftToRight", "rightToLeft"],
    "textMeasurer": ["helvetica", "systemLike", "monospacedGrid", "square"],
    "semanticContentAttribute": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
    "axis": ["horizontal", "vertical"],
    "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    "alignment": [
        "fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
    ],
    "proportional": ["correct", "uikit"],
    "column alignment": ["fill", "leading", "center", "trailing"],
    "row alignment": ["fill", "top", "center", "bottom", "firstBaseline", "lastBaseline"],
    "face": [
        "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique",
        "Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic",
        "Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique",
    ],
    "slant": ["upright", "italic", "oblique"],
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "autoresizing": [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin",
        "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin",
    ],
    "format direction": ["directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft"],
}
# Members that only another one allows.
NEEDS = {"autoresizing": "frame", "was": "frame"}
# What may stand in place of any value.
ODD = [None, True, False, -1, 0, 1.5, 1000.5, 2e9, "", "x", "system", "fill", "a.width == 5", [], {}, [7]]
# Numbers that are below or above what one of the members may be, and the bounds themselves.
BOUNDS = [-1e9 - 1, -1e9, -1, 0, 0.0009, 0.001, 0.9, 100, 101, 1000, 1001, 10000, 10001, 1000000, 1000001]
BOUNDS += [1e9, 1e9 + 1]


def judge(files):
    """What the reader says of each file: None, or why it refuses it."""
    text = "".join(json.dumps(file, ensure_ascii=False) + "\n" for file in files)
    command = [sys.argv[1], "solve", "--lines", "-"]
    run = subprocess.run(command, input=text, capture_output=True, text=True, timeout=300)
    results = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(results) == len(files), run.stderr
    errors = [result.get("error", {}) for result in results]
    return [e["explanation"] if e.get("kind") == "invalidFile" else None for e in errors]


class Good:
    """A random file that is good by the rules of Docs/LayoutFiles.md."""

    def __init__(self, r):
        self.r = r
        self.names = r.sample(["a", "b2", "_c", "größe", "写真", "D", "título", "e_5"], r.randrange(7))
        self.root = r.choice(["root", "card"])
        self.kind = {n: r.choice(KINDS) for n in self.names}
        self.kind[self.root] = r.choice(KINDS[:-1])
        self.parent, self.columns, self.children, self.tracks = {}, {}, {}, 0
        for name in self.names + [self.root]:
            self.columns[name] = r.randrange(1, 4)
        for place, name in enumerate(self.names):
            parents = [n for n in self.names[:place] if self.kind[n] != "guide"]
            self.parent[name] = r.choice(parents + [self.root])
        self.metrics = {n: self.points() for n in r.sample(["pad", "gap", "número"], r.randrange(4))}
        self.file = self.some({
            "$schema": "layout.schema.json", "width": self.extent(), "height": self.extent(),
            "direction": r.choice(WORDS["direction"]), "scale": r.choice([0.5, 1, 2, 3, 100]),
            "textMeasurer": r.choice(WORDS["textMeasurer"]),
            "safeArea": self.some({s: self.extent() for s in SIDES}), **self.view(self.root),
        })
        if self.root != "root" or r.random() < 0.5:
            self.file["root"] = self.root
        if self.kind[self.root] != "view":
            self.file["kind"] = self.kind[self.root]
        if self.kind[self.root] == "grid":
            self.file |= self.grid(self.root)
        if self.metrics:
            self.file["metrics"] = self.metrics
        if self.names:
            self.file["items"] = [self.item(n) for n in r.sample(self.names, len(self.names))]
        self.file["constraints"] = [self.constraint() for _ in range(r.randrange(6))]
        self.file["formats"] = [self.format() for _ in range(r.randrange(3))]
        members = list(self.file.items())
        r.shuffle(members)
        self.file = dict(members)

    def some(self, members):
        return {k: v for k, v in members.items() if self.r.random() < 0.3}

    def points(self):
        return self.r.choice([0, 1, -8, 12.5, 320, -1e9, 1e9, 0.1])

    def extent(self):
        return self.r.choice([0, 1, 8, 12.5, 320, 480, 1e9])

    def flag(self):
        return self.r.random() < 0.5

    def track(self, axis):
        """A row or a column of a grid."""
        self.tracks += 1
        track = self.some({
            "name": f"track{self.tracks}", "spacingAfter": self.extent(), "hidden": self.flag(),
            "alignment": self.r.choice(WORDS[axis + " alignment"]),
        })
        return track | self.r.choice([{}, {"size": self.extent()}, {"share": self.r.choice([0.5, 1, 1e9])}])

    def grid(self, name):
        """The columns of a grid, which all grids with items need."""
        members = {"rowSpacing": self.extent(), "marginsRelative": self.flag()}
        members["rows"] = [self.track("row") for _ in range(self.r.randrange(3))]
        if name != self.root and self.kind[self.root] == "grid" and self.flag():
            self.columns[name] = self.columns[self.root]
            return self.some(members) | {"sharing": self.root}
        members = self.some(members | {"columnSpacing": self.extent()})
        return members | {"columns": [self.track("column") for _ in range(self.columns[name])]}

    def cell(self, grid):
        """A place of an item in a row of its own, which is free."""
        r, columns = self.r, self.columns[grid]
        self.children[grid] = self.children.get(grid, -1) + 1
        column = r.randrange(columns)
        cell = {"row": self.children[grid], "column": column} | self.some({
            "columnSpan": r.randrange(1, columns - column + 1), "rowSpan": 1,
            "horizontalAlignment": r.choice(WORDS["column alignment"]),
            "verticalAlignment": r.choice(WORDS["row alignment"]),
        })
        return cell

    def priority(self):
        return self.r.choice([0.5, 1, 250, 750, 999.5, 1000])

    def view(self, name):
        r, kind = self.r, self.kind[name]
        size = lambda: self.some({"width": self.extent(), "height": self.extent()})
        priorities = lambda: self.some({"horizontal": self.priority(), "vertical": self.priority()})
        insets = lambda names: self.some({side: self.points() for side in names})
        spacing = lambda: r.choice([self.points(), "system"])
        self.spacing, self.size = spacing, size
        members = {
            "intrinsic": size(), "hugging": priorities(), "compression": priorities(),
            "minimum": self.some({"width": self.extent(), "height": self.extent(), "priority": self.priority()}),
            "hidden": self.flag(), "firstBaseline": self.points(), "lastBaseline": self.points(),
            "alignmentInsets": insets(SIDES), "margins": insets(["top", "leading", "bottom", "trailing"]),
            "preservesSuperviewLayoutMargins": self.flag(), "insetsLayoutMarginsFromSafeArea": self.flag(),
            "layoutMarginsFollowReadableWidth": self.flag(),
            "semanticContentAttribute": r.choice(WORDS["semanticContentAttribute"]),
        }
        if kind == "label":
            members |= {"text": r.choice(["", "Hello", "Zwei\nZeilen", '"']), "key": r.choice(["", "a.text"])}
            members |= {"font": r.choice([1, 17, 10.5, 10000]), "lines": r.choice([0, 1, 2, 1000000])}
            members |= {"textAlignment": r.choice(WORDS["textAlignment"])}
            members |= {"family": r.choice(["Inter", "serif", "游ゴシック"]), "slant": r.choice(WORDS["slant"])}
            members |= {"weight": r.choice([1, 400, 1000]), "features": r.choice([[], ["tnum", "liga=0"]])}
            if r.random() < 0.3:
                members = {n: v for n, v in members.items() if n not in ("family", "weight", "slant", "features")}
                members |= {"face": r.choice(WORDS["face"])}
        if kind == "stack":
            members |= {n: r.choice(WORDS[n]) for n in ("axis", "distribution", "alignment", "proportional")}
            members |= {"spacing": spacing(), "hidingPriority": self.priority()}
            members |= {"marginsRelative": self.flag(), "baselineRelative": self.flag()}
        if kind == "scroll":
            members |= {"contentOffset": self.some({"x": self.points(), "y": self.points()})}
            members |= {"contentInset": insets(SIDES), "zoom": r.choice([0.001, 0.5, 1, 3, 1000])}
        return members

    def item(self, name):
        r, kind, parent = self.r, self.kind[name], self.parent[name]
        item = {"name": name}
        if parent != self.root or r.random() < 0.5:
            item["in"] = parent
        if kind != "view" or r.random() < 0.3:
            item["kind"] = kind
        if kind == "guide":
            return item
        item |= self.some(self.view(name))
        if kind == "grid":
            item |= self.grid(name)
        if self.kind[parent] == "grid":
            return item | self.cell(parent)
        if self.kind[parent] == "stack":
            return item | self.some({"spacingAfter": self.spacing()})
        if r.random() < 0.3:
            item["frame"] = [self.points(), self.points(), self.extent(), self.extent()]
            item |= self.some({"autoresizing": r.sample(WORDS["autoresizing"], r.randrange(7))})
            if "autoresizing" in item or r.random() < 0.3:
                item["was"] = {"width": self.extent(), "height": self.extent()}
        return item

    def number(self):
        numbers = ["0", "8", "0.5", ".25", "1e3", "2.5E-1", "- 12", "-3"]
        return self.r.choice(numbers + list(self.metrics) + ["-" + m for m in self.metrics])

    def reference(self, attributes):
        """An attribute of any item, or of one of its guides."""
        name = self.r.choice(self.names + [self.root])
        attribute = self.r.choice(attributes)
        if self.kind[name] == "guide":
            plain = [a for a in attributes if "Margin" not in a and "aseline" not in a]
            return f"{name}.{self.r.choice(plain)}"
        if "Margin" in attribute or "aseline" in attribute or self.r.random() < 0.7:
            return f"{name}.{attribute}"
        guides = GUIDES + (SCROLL_GUIDES if self.kind[name] == "scroll" else [])
        return f"{name}.{self.r.choice(guides)}.{attribute}"

    def extents(self):
        """A width, a height, or a distance."""
        if self.r.random() < 0.6:
            return self.reference(SIZES)
        along = self.r.choice([["leading", "trailing"], ["left", "right"], ["centerX"], VERTICAL])
        return f"({self.reference(along)} -> {self.reference(along)})"

    def constraint(self):
        r = self.r
        if r.random() < 0.5:
            left, right = self.extents(), self.extents()
        else:
            attributes = r.choice([DIRECTIONAL, ABSOLUTE, CENTER, VERTICAL])
            left, right = self.reference(attributes), self.reference(attributes)
        if ("width" in left or "height" in left or "(" in left) and r.random() < 0.4:
            right = self.number()
        else:
            multiplier = r.choice(["", "", "2 * ", "0.5*", "-1 * "])
            constant = r.choice(["", f" + {self.number()}", f"-{self.number()}"])
            right = multiplier + right + constant
        priority = r.choice(["", "", " @750", "@ 0.5", "  @1000 "])
        rule = left + r.choice(["==", " == ", " <= ", " >="]) + right + priority
        if r.random() < 0.7:
            return rule
        return {"rule": rule} | self.some({"identifier": "why"})

    def format(self):
        """A row or a column of one item that lies in a view."""
        r = self.r
        inside = [n for n in self.names if n.isascii() and self.kind[n] != "guide"]
        name = r.choice(inside) if inside else None
        text = f"{r.choice(['', 'H:', 'V:'])}|-8-[{name}]" if name else f"[{self.root}(>=8)]"
        if r.random() < 0.5:
            return text
        columns = ["Left", "Right", "Leading", "Trailing", "CenterX"]
        rows = ["Top", "Bottom", "CenterY", "FirstBaseline", "LastBaseline"]
        options = ["alignAll" + r.choice(columns if text[0] == "V" else rows)]
        if text[0] != "V":
            options += r.sample(WORDS["format direction"], r.randrange(2))
        elif r.random() < 0.5:
            options += [r.choice(["spacingEdgeToEdge", "spacingBaselineToBaseline"])]
        return {"format": text} | self.some({
            "options": options, "identifier": "row", "extended": self.flag(),
            "superviewSpacing": r.choice([self.points(), "margins"]),
        })


def places(value, path=()):
    """The paths of all values inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from places(part, (*path, key))


def at(file, path):
    """The value at a path."""
    for key in path:
        file = file[key]
    return file


def damaged(r, file):
    """A copy of a file with one random change, which may well leave it good, and the path of that."""
    file = copy.deepcopy(file)
    path = r.choice(list(places(file)))
    holder, key = at(file, path[:-1]), path[-1]
    value = holder[key]
    change = r.randrange(6)
    if change == 0:
        holder[key] = r.choice(ODD)
    elif change == 1:
        del holder[key]
    elif change == 2 and isinstance(holder, dict):
        holder[r.choice([key.upper(), key + "s", key[:-1], "x"])] = holder.pop(key)
    elif change == 3 and isinstance(value, dict):
        value[r.choice(MEMBERS)] = r.choice([0, 8, True, "fill", {}, []])
    elif isinstance(value, str) and value:
        place = r.randrange(len(value))
        drawn = r.choice(["", value[place] * 2, r.choice(" .=<@()*-5x$")])
        holder[key] = value[:place] + drawn + value[place + 1 :]
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        holder[key] = r.choice([-1, 0, value + 1, str(value)])
    else:
        holder[key] = r.choice(ODD)
    return file, path


def words_of(part):
    """All words that a schema lists, with names of members."""
    if isinstance(part, dict):
        for name, inside in part.items():
            if name == "properties":
                yield from inside
            if name == "enum":
                yield from inside
            yield from words_of(inside)
    elif isinstance(part, list):
        for inside in part:
            yield from words_of(inside)


def texts_of(value):
    """All texts and names of members in a file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from texts_of(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from texts_of(part)


MEMBERS = sorted(set(words_of(schema)) - {"$schema"})
failures = []


def fail(why, file):
    failures.append(f"FAIL  {why}\n      {json.dumps(file, ensure_ascii=False)}")


def beyond(why, path):
    """The kind of what the schema cannot know, or None if it can."""
    if path[0] == "formats" and (len(path) == 2 or path[2] == "format"):
        return "visual formats"
    return next((kind for kind, words in BEYOND.items() if re.search(words, why)), None)


def judge_good(r):
    files = [Good(r).file for _ in range(600)]
    for file, why in zip(files, judge(files)):
        if why:
            fail(f"the reader refuses a good file: {why}", file)
        for error in validator.iter_errors(file):
            fail(f"the schema refuses a good file: {error.json_path}: {error.message[:99]}", file)
    missing = set(words_of(schema)) - {text for file in files for text in texts_of(file)}
    if missing:
        fail("no good file has what the schema lists", sorted(missing))
    print(f"good files: both accept {len(files)}")


def judge_damaged(r):
    refused, harmless, unknown = 0, 0, {}
    while refused + sum(unknown.values()) < 500:
        cases = [damaged(r, Good(r).file) for _ in range(100)]
        for (file, path), why in zip(cases, judge([file for file, _ in cases])):
            accepts = validator.is_valid(file)
            if why is None:
                harmless += 1
                if not accepts:
                    error = next(validator.iter_errors(file))
                    fail(f"only the schema refuses: {error.json_path}: {error.message[:99]}", file)
            elif accepts:
                kind = beyond(why, path)
                unknown[kind] = unknown.get(kind, 0) + 1
                if kind is None:
                    fail(f"only the reader refuses: {why}", file)
            else:
                refused += 1
    kinds = ", ".join(f"{kind}: {count}" for kind, count in unknown.items())
    print(f"damaged files: both refuse {refused}, the reader alone {sum(unknown.values())} ({kinds})")
    print(f"files that a change left good: both accept {harmless}")


def judge_bounds(r):
    """Each member that is a number, just outside of what any number may be."""
    seen, cases = set(), []
    for file in (Good(r).file for _ in range(200)):
        for path in places(file):
            value = at(file, path)
            kind = tuple(key for key in path if key not in ("metrics", "items") and not isinstance(key, int))
            member = (kind, path[-1], path[0] == "items")
            if not isinstance(value, (int, float)) or isinstance(value, bool) or member in seen:
                continue
            seen.add(member)
            for number in BOUNDS:
                probe = copy.deepcopy(file)
                at(probe, path[:-1])[path[-1]] = number
                cases.append((probe, path))
    for (file, path), why in zip(cases, judge([file for file, _ in cases])):
        if validator.is_valid(file) != (why is None) and not (why and beyond(why, path)):
            fail(f"a bound differs at {path}: {why}", file)
    print(f"bounds: the same for {len(seen)} numbers")


def judge_members():
    """Both must expect the same members in each kind of object: the reader lists those it expects."""
    objects = []
    for kind in KINDS:
        objects.append((f"an item of kind {kind}", {"items": [{"name": "a", "kind": kind}]}, ["items", 0]))
        if kind != "guide":
            objects.append((f"a root of kind {kind}", {"kind": kind}, []))
    objects.append(("a column", {"kind": "grid", "columns": [{}]}, ["columns", 0]))
    objects.append(("a row", {"kind": "grid", "rows": [{}]}, ["rows", 0]))
    objects.append(("a constraint", {"constraints": [{"rule": "root.width == 5"}]}, ["constraints", 0]))
    objects.append(("a format", {"formats": [{"format": "[root(5)]"}]}, ["formats", 0]))
    probes = [copy.deepcopy(file) for _, file, _ in objects]
    for probe, (_, _, path) in zip(probes, objects):
        at(probe, path)["?"] = 1
    for (name, file, path), probe, why in zip(objects, probes, judge(probes)):
        listed = set(re.search("expected one of: (.*)", why)[1].split(", "))
        for member in {*MEMBERS, "$schema", *listed}:
            probe = copy.deepcopy(file)
            if member in NEEDS:
                at(probe, path)[NEEDS[member]] = None
            at(probe, path).setdefault(member, {"?": member})
            knows = not any(refuses_name(error, member, path) for error in validator.iter_errors(probe))
            if knows != (member in listed):
                fail(f"{name}: '{member}' is known to the {'schema' if knows else 'reader'} alone", file)
    print(f"members: the same for {len(objects)} kinds of objects")


def refuses_name(error, member, path):
    """Returns whether an error is that a member may not be there."""
    names = error.validator == "additionalProperties" or (
        "propertyNames" in error.absolute_schema_path and error.instance == member
    )
    return names and list(error.absolute_path) == path


random_numbers = random.Random(17)
judge_good(random_numbers)
judge_damaged(random_numbers)
judge_bounds(random_numbers)
judge_members()
for failure in failures[:10]:
    print(failure)
sys.exit(bool(failures))
