#!/usr/bin/env bash
# Writes all layouts of Examples as Swift in every style, compiles that, and compares its frames with those that
# the files have, to the last bit; and compiles a file whose items are called like the words of Swift.
# All of it is formatted as `swift format` formats it without a configuration.
# Then compiles the views that scenes become, and compares their frames with those that Interface Builder's files have.
# Usage: Scripts/programs.sh export [BUILD]      BUILD: a folder that `swift build` left; without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
built "${1:-}"
out=.build/export
rm -rf "$out"
mkdir -p "$out"
{
  echo 'import AnchorsGrid'
  echo 'func show(_ node: LayoutNode) {'
  echo '  for child in node.children {'
  echo '    let frame = child.frame'
  echo '    print(child.name, frame.minX, frame.minY, frame.width, frame.height)'
  echo '    show(child)'
  echo '  }'
  echo '}'
} >"$out/main.swift"
# Words that Swift reserves, everywhere or in some places.
python3 - "$out" <<'PY'
import json
import sys

words = """
Any Protocol Self Sendable Type actor any as associatedtype associativity async autoclosure available await
borrow borrowing break case catch class consume consuming continue convenience convention copy default defer
deinit didSet discard discardableResult distributed do dynamic each else enum escaping extension fallthrough
false fileprivate final for forget func get guard if import in indirect infix init inline inout internal is
isolated lazy left let macro main mutating nil none nonisolated nonmutating of open operator optional override
package postfix precedence precedencegroup prefix private protocol public read repeat required rethrows return
right safe self sending set some static struct subscript super switch testable then throw throws true try
typealias unowned unsafe using var weak where while willSet yield
""".split()
# Few in a file: the compiler takes long for a list of many constraints.
for number, first in enumerate(range(0, len(words), 12)):
    names = words[first:first + 12]
    rules = []
    for before, word in zip(names[-1:] + names, names):
        rules += [f"{word}.width == 40", f"{word}.height >= {before}.height", f"{word}.left == {word}.margins.left - 8"]
    rules.append(f"({names[0]}.left -> {names[1]}.left) == 0")
    with open(f"{sys.argv[1]}/keywords-{number}.json", "w", encoding="utf-8") as file:
        json.dump({"width": 100, "height": 100, "items": [{"name": name} for name in names], "constraints": rules}, file)
PY
for file in Examples/layouts/*.json "$out"/keywords-*.json Examples/interface/*.{xib,storyboard}; do
  for style in chain anchors; do
    name=$(basename "$file" .json | tr .- __)_$style
    "$build/layout" export "$file" --style "$style" >"$out/$name.txt"
    # Functions and classes of all files stand side by side, each in a type of its own.
    {
      echo 'import AnchorsGrid'
      echo "enum $name {"
      sed -e '/^import Anchors/d' -e 's/^func make/static func make/' "$out/$name.txt"
      echo '}'
    } >"$out/$name.swift"
    # A function for each scene of the file; a layout file has one.
    scene=0
    paste <(sed -n 's/^func \(make.*\)()\( throws\)\{0,1\} -> .*/\1/p' "$out/$name.txt") \
      <(sed -n 's/^.* to be laid out by `\(layout.*\)`.*/\1/p' "$out/$name.txt") \
      | while read -r function layout; do
        root=${name}_$scene
        throws=
        if grep -q "^func $function() throws" "$out/$name.txt"; then throws='try '; fi
        echo "let $root = $throws$name.$function()"
        echo "try $root.$layout"
        echo "print(\"= $root\", $root.frame.width, $root.frame.height)"
        echo "show($root.layoutNode)"
        scene=$((scene + 1))
      done
  done
done >>"$out/main.swift"
swift format dump-configuration >"$out/format.json"
mkdir "$out/format"
for text in "$out"/*.txt; do
  # The words of Swift are not all in camel case.
  case $text in *keywords*) ;; *) cp "$text" "$out/format/$(basename "$text" .txt).swift" ;; esac
done
swift format lint --strict --configuration "$out/format.json" "$out"/format/*.swift
echo "ok    $(ls "$out/format" | wc -l) exported files are formatted"
swiftc -Onone -swift-version 6 -warnings-as-errors -I "$build/Modules" "$out"/*.swift \
  "$build"/{Anchors,AnchorsGrid,AnchorsText,Buffers,Simplex,SimplexQuestions}.build/*.o -lm -o "$out/program"
"$out/program" >"$out/frames"

python3 - "$build/layout" "$out/frames" <<'PY'
import glob
import json
import os
import subprocess
import sys

program, path = sys.argv[1:]
frames, layouts = {}, {}
for line in open(path, encoding="utf-8"):
    name, *numbers = line.removeprefix("= ").split()
    if line.startswith("= "):
        frames = layouts[name] = {"": [float(number) for number in numbers]}
    else:
        frames[name] = [float(number) for number in numbers]
count = 0
for file in sorted(glob.glob("Examples/layouts/*.json") + glob.glob("Examples/interface/*.xib")
                   + glob.glob("Examples/interface/*.storyboard")):
    solved = json.loads(subprocess.run(
        [program, "solve", file, "--format", "json"], check=True, capture_output=True).stdout)
    scenes = [scene["result"] for scene in solved["scenes"]] if "scenes" in solved else [solved]
    for style in ["chain", "anchors"]:
        base = os.path.basename(file).removesuffix(".json").replace("-", "_").replace(".", "_")
        for number, scene in enumerate(scenes):
            name = f"{base}_{style}_{number}"
            found = layouts[name]
            size = scene["size"]
            if found[""] != [size["width"], size["height"]]:
                sys.exit(f"FAIL  {name}: the root is {found['']}, not {size}")
            for item, frame in scene["items"].items():
                if item not in found:
                    continue  # A guide is no child.
                expected = [frame["x"], frame["y"], frame["width"], frame["height"]]
                if found[item] != expected:
                    sys.exit(f"FAIL  {name}: {item} is {found[item]}, not {expected}")
                count += 1
print(f"ok    {count} frames of {len(layouts)} exported layouts are those of their files")
PY

# What is wrong on purpose has frames of its own.
mapfile -t scenes < <(ls Examples/interface/*.{xib,storyboard} Tests/Fixtures/Interface/*.{xib,storyboard} | grep -v /faults.xib)
python3 Scripts/parts/view-code.py "$build" "$out/views" "${scenes[@]}"
