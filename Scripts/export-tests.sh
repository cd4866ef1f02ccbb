#!/usr/bin/env bash
# Writes all layouts of Examples as Swift in every style, compiles that, and compares its frames with those that
# the files have, to the last bit.
# Usage: Scripts/export-tests.sh [BUILD]      BUILD: a folder that `swift build` left, .build/debug unless given
set -euo pipefail
cd "$(dirname "$0")/.."

build=${1:-.build/debug}
out=.build/export
rm -rf "$out"
mkdir -p "$out"
{
  echo 'import Anchors'
  echo 'func show(_ node: LayoutNode) {'
  echo '  for child in node.children {'
  echo '    let frame = child.frame'
  echo '    print(child.name, frame.minX, frame.minY, frame.width, frame.height)'
  echo '    show(child)'
  echo '  }'
  echo '}'
} >"$out/main.swift"
for file in Examples/layouts/*.json; do
  for style in chain anchors; do
    name=$(basename "$file" .json | tr - _)_$style
    "$build/layout" export "$file" --style "$style" >"$out/$name.txt"
    # Functions and classes of all files stand side by side, each in a type of its own.
    {
      echo 'import Anchors'
      echo "enum $name {"
      sed -e '/^import Anchors$/d' -e 's/^func make/static func make/' "$out/$name.txt"
      echo '}'
    } >"$out/$name.swift"
    sed -n "s/^func \(make.*\)() -> .*/let ${name}_root = $name.\1()/p" "$out/$name.txt"
    sed -n "s/^.* to be laid out by \`\(layout.*\)\`.*/try ${name}_root.\1/p" "$out/$name.txt"
    echo "print(\"= $name\", ${name}_root.frame.width, ${name}_root.frame.height)"
    echo "show(${name}_root.layoutNode)"
  done
done >>"$out/main.swift"
swiftc -Onone -swift-version 6 -warnings-as-errors -I "$build/Modules" "$out"/*.swift \
  "$build"/{Anchors,Simplex}.build/*.o -lm -o "$out/program"
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
for file in sorted(glob.glob("Examples/layouts/*.json")):
    solved = json.loads(subprocess.run(
        [program, "solve", file, "--format", "json"], check=True, capture_output=True).stdout)
    for style in ["chain", "anchors"]:
        name = os.path.basename(file).removesuffix(".json").replace("-", "_") + "_" + style
        found = layouts[name]
        size = solved["size"]
        if found[""] != [size["width"], size["height"]]:
            sys.exit(f"FAIL  {name}: the root is {found['']}, not {size}")
        for item, frame in solved["items"].items():
            if item not in found:
                continue  # A guide is no child.
            expected = [frame["x"], frame["y"], frame["width"], frame["height"]]
            if found[item] != expected:
                sys.exit(f"FAIL  {name}: {item} is {found[item]}, not {expected}")
            count += 1
print(f"ok    {count} frames of {len(layouts)} exported layouts are those of their files")
PY
