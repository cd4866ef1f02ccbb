#!/usr/bin/env bash
# Copies a folder of Swift files written for UIKit and rewrites, in the copy, what cannot compile without Objective-C:
# imports, conditions on the platform, `@objc`, `#selector`, overrides in extensions, and the actor that views do not belong to here.
# Prints each changed line, and a count of each kind of change.
# Usage: Scripts/port-uikit.sh [--quiet] SOURCE COPY [MODULE]      the module is UIKitAppearance unless given
set -euo pipefail
exec python3 - "$@" <<'PY'
import os
import re
import sys

arguments = sys.argv[1:]
quiet = "--quiet" in arguments
arguments = [argument for argument in arguments if argument != "--quiet"]
if len(arguments) not in (2, 3):
    sys.exit("usage: port-uikit.sh [--quiet] SOURCE COPY [MODULE]")
source, copy = arguments[:2]
module = arguments[2] if len(arguments) == 3 else "UIKitAppearance"
if not os.path.isdir(source):
    sys.exit(f"{source} is not a folder")
if os.path.realpath(copy).startswith(os.path.realpath(source)):
    sys.exit("the copy must be outside the source folder")

frameworks = "UIKit|Foundation|CoreGraphics|QuartzCore|ObjectiveC|CoreFoundation|Darwin"
importing = re.compile(rf"^(\s*)((?:@\w+\s+)*)((?:public |internal |private )?import) ({frameworks})\s*(?://.*)?$")
attribute = re.compile(
    r"@(?:objc(?:Members)?(?:\([^)]*\))?|IBOutlet|IBAction|IBInspectable|IBDesignable|NSManaged|GKInspectable)"
    r"(?![A-Za-z])\s?")
selector = re.compile(r"#selector\(((?:[^()]|\([^()]*\))*)\)")
main_actor = r"(?:@preconcurrency )?@MainActor\b(?:\(unsafe\))?"
actor = re.compile(main_actor + r"\s?")
# A closure with the attribute alone has no `in` without it.
actor_alone = re.compile(r"(\{\s*|^\s*)" + main_actor + r"\s+in\b[ \t]*")
described = re.compile(r"\btype\(of: (\w+)\)\.description\(\)")
extension = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+\s+)?extension\b")
override = re.compile(r"\boverride\s+")
rewrites = [
    ("@objc", lambda line: attribute.sub("", line)),
    ("@MainActor", lambda line: actor.sub("", actor_alone.sub(r"\1", line)).rstrip() if actor.search(line) else line),
    ("description of a class", lambda line: described.sub(r"String(describing: type(of: \1))", line)),
    ("#selector", lambda line: selector.sub(lambda found: f'Selector("{found[1]}")', line)),
]
# What the toolkit's own classes have; the test runner's module has Foundation's types of these names, too.
shared = ("CGFloat", "CGPoint", "CGRect", "CGSize")
counts = {}


def record(kind, path, number, before, after):
    counts.setdefault(kind, []).append((path, number, before, after))


def code(line, commented):
    """The line without the contents of strings and without comments, and whether a comment is open after it."""
    bare, index = "", 0
    line = re.sub(r'"(?:\\.|[^"\\])*"', '""', line) if not commented else line
    while index < len(line):
        if commented:
            end = line.find("*/", index)
            if end < 0:
                return bare, True
            index, commented = end + 2, False
        elif line.startswith("//", index):
            break
        elif line.startswith("/*", index):
            index, commented = index + 2, True
        else:
            bare += line[index]
            index += 1
    return bare, commented


def ported(path, text):
    lines, imported, depth, extended, left_out, commented = [], False, 0, None, None, False
    for number, line in enumerate(text.split("\n"), 1):
        start, changed, ends = line, [], False
        found = importing.match(line)
        if found:
            changed = ["import"]
            line = f"{found[1]}{found[2]}{found[3]} {module}" if not imported else ""
            imported = True
        elif re.match(r"\s*import XCTest\s*$", line):
            changed = ["import"]
            line = line + f"\nimport {module}" + "".join(f"\nimport struct {module}.{name}" for name in shared)
        elif re.match(r"\s*#\s*(?:else)?if\b", line):
            changed = ["condition"]
            line = re.sub(r"\b(?:canImport\(UIKit\)|os\(iOS\))", "true", line)
        else:
            bare, commented = code(line, commented)
            if extended is None and extension.match(bare):
                extended = depth
            for other, rewritten in rewrites:
                before, line = line, rewritten(line)
                if before != line:
                    changed.append(other)
            if extended is not None and depth == extended + 1 and override.search(bare):
                changed.append("override in an extension")
                if re.search(r"\bfunc\b", bare):
                    # Left out, because the compiler refuses it in any form: the method of the superclass applies.
                    first = len(lines)
                    while first and re.match(r"\s*@", lines[first - 1]):
                        first -= 1
                    lines.insert(first, "#if false")
                    left_out = depth
                    line = override.sub("", line)
                else:
                    line = re.sub(r"\boverride\s+", "", re.sub(r"^(\s*)", r"\1@_nonoverride ", line))
            depth += bare.count("{") - bare.count("}")
            ends = left_out is not None and depth <= left_out and "}" in bare
            if extended is not None and depth <= extended and "}" in bare:
                extended = None
        if line != start:
            for kind in changed:
                record(kind, path, number, start.strip(), line.strip())
        lines.append(line)
        if ends:
            lines.append("#endif")
            left_out = None
    return "\n".join(lines)


for folder, _, files in sorted(os.walk(source)):
    for name in sorted(files):
        path = os.path.relpath(os.path.join(folder, name), source)
        target = os.path.join(copy, path)
        if not name.endswith(".swift"):
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(os.path.join(source, path), encoding="utf-8") as file:
            text = ported(path, file.read())
        with open(target, "w", encoding="utf-8") as file:
            file.write(text)
for kind, changes in sorted(counts.items()):
    if not quiet:
        for path, number, before, after in changes:
            print(f"{path}:{number}: {before} -> {after or '(removed)'}")
for kind, changes in sorted(counts.items()):
    print(f"{len(changes):6} {kind}")
PY
