#!/usr/bin/env python3
"""Collects the examples in the documentation of the symbols of a list, to be compiled and run.

Usage: Scripts/parts/examples.py LIST OUT GRAPH.symbols.json…      exit status 1 if a symbol has no example

LIST has a line for each symbol: its uses, its module and its path, as `41 Anchors LayoutArea/topAnchor`; of overloads
one has an example. OUT gets a Swift file for each module, and Examples.swift with `runExamples`. Lines in messages
of the compiler and of assertions are those of the documentation.
"""

import json
import os
import sys
import urllib.parse


def blocks(symbol):
    """The Swift blocks of a symbol's documentation: line of the file and lines of code."""
    code = None
    for line in symbol.get("docComment", {}).get("lines", []):
        text = line["text"]
        if text.startswith("```swift"):
            code = (line["range"]["start"]["line"] + 2, [])
        elif code and text.startswith("```"):
            yield code
            code = None
        elif code:
            code[1].append(text)


def main():
    names, out, graphs = sys.argv[1], sys.argv[2], sys.argv[3:]
    symbols = {}
    for path in graphs:
        graph = json.load(open(path, encoding="utf-8"))
        for symbol in graph["symbols"]:
            key = (graph["module"]["name"], "/".join(symbol["pathComponents"]))
            symbols.setdefault(key, []).append(symbol)
    sources, calls, missing = {}, [], []
    for line in open(names, encoding="utf-8"):
        if line.startswith("#") or not line.strip():
            continue
        _, module, name = line.split(maxsplit=2)
        name = name.strip()
        examples = [(symbol, block) for symbol in symbols.get((module, name), []) for block in blocks(symbol)]
        if not examples:
            missing.append(f"FAIL  {module}: {name} has no example")
        for symbol, (first, code) in examples:
            file = urllib.parse.unquote(symbol["docComment"]["uri"].removeprefix("file://"))
            calls.append(f"example{len(calls)}")
            sources.setdefault(module, []).append(
                f"func {calls[-1]}() throws {{\n"
                f"#sourceLocation(file: \"{os.path.relpath(file)}\", line: {first})\n"
                + "\n".join(code) + "\n#sourceLocation()\n}\n")
    if missing:
        sys.exit("\n".join(missing))
    for module, functions in sources.items():
        with open(os.path.join(out, module + "Examples.swift"), "w", encoding="utf-8") as file:
            file.write(f"import {module}\n\n" + "\n".join(functions))
    with open(os.path.join(out, "Examples.swift"), "w", encoding="utf-8") as file:
        file.write("func runExamples() throws {\n" + "".join(f"  try {call}()\n" for call in calls) + "}\n")
    print(f"ok    {len(calls)} examples of {sum(1 for line in open(names, encoding='utf-8') if line[0].isdigit())} symbols")


main()
