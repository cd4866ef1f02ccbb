#!/usr/bin/env python3
"""What the documentation of public symbols must have, by a module's symbol graph and what DocC made of it.

Usage: Scripts/parts/symbols.py GRAPH.symbols.json [ARCHIVE]      exit status 1 if something is missing

Each parameter of a function, an initializer, a subscript and an operator is documented; what throws says what, and
a function with parameters says what it returns. Deprecated spellings need neither.
With ARCHIVE, a .doccarchive: each top-level symbol is in a topic of its module's page, and each member of a type
that has more than MANY of them, or has topics, is in a topic of the type's page.
"""

import glob
import json
import os
import re
import sys

# A page with fewer members is read at a glance.
MANY = 8


def is_deprecated(symbol):
    return any(each.get("isUnconditionallyDeprecated") for each in symbol.get("availability", []))


def undocumented(symbol):
    """What a function's documentation lacks; nothing for a deprecated spelling."""
    if is_deprecated(symbol):
        return []
    signature = symbol.get("functionSignature")
    if not signature or symbol["kind"]["identifier"] == "swift.enum.case":
        return []
    lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
    items = [line for line in lines if re.match(r"\s*- ", line)]
    documented = {match[1] for match in (re.match(r"\s*- (?:Parameter )?(\w+):", item) for item in items) if match}
    lacks = [
        name for name in (each.get("internalName", each["name"]) for each in signature.get("parameters", []))
        if name not in documented
    ]
    declaration = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    while declaration != (outside := re.sub(r"\([^()]*\)", "", declaration)):  # without what closures throw
        declaration = outside
    if re.search(r"\bthrows\b", declaration) and "Throws" not in documented:
        lacks.append("Throws")
    result = "".join(fragment["spelling"] for fragment in signature.get("returns", []))
    returns = result not in ("", "()", "Void") and symbol["kind"]["identifier"] not in ("swift.init", "swift.subscript")
    if returns and signature.get("parameters") and "Returns" not in documented:
        lacks.append("Returns")
    return lacks


def loose(archive):
    """Symbols that only the groups list which DocC makes by kind; a page and their names."""
    for path in sorted(glob.glob(os.path.join(archive, "data/documentation/**/*.json"), recursive=True)):
        page = json.load(open(path, encoding="utf-8"))
        sections = page.get("topicSections", [])
        is_grouped = page["metadata"].get("role") == "collection" or any(not each.get("generated") for each in sections)
        current = [
            symbol for each in sections for symbol in each["identifiers"]
            if not page["references"][symbol].get("deprecated")
        ]
        if not is_grouped and len(current) <= MANY:
            continue
        names = [
            page["references"][symbol]["title"]
            for section in sections if section.get("generated") and section["title"] != "Default Implementations"
            for symbol in section["identifiers"]
            if not page["references"][symbol].get("deprecated")
        ]
        if names:
            yield page["metadata"]["title"], names


def main():
    graph = json.load(open(sys.argv[1], encoding="utf-8"))
    failures = []
    for symbol in graph["symbols"]:
        if lacks := undocumented(symbol):
            failures.append(f"{'.'.join(symbol['pathComponents'])} does not document {', '.join(lacks)}")
    for archive in sys.argv[2:]:
        failures += [f"{title}: no topic lists {', '.join(names)}" for title, names in loose(archive)]
    if failures:
        sys.exit("\n".join("FAIL  " + failure for failure in failures))


main()
