#!/usr/bin/env bash
# Has DocC read the documentation of the libraries with its catalogues; a link that leads nowhere, and a symbol of
# a module that no topic of its landing page lists, are errors.
# Usage: Scripts/documentation.sh BUILD      BUILD: a folder that `swift build` left, with Modules in it
set -euo pipefail
cd "$(dirname "$0")/.."

output=.build/documentation
rm -rf "$output"
target=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)

# convert MODULE [CATALOGUE]: reads the symbols of output/MODULE.
convert() {
  docc convert ${2+"$2"} --additional-symbol-graph-dir "$output/$1" --fallback-display-name "$1" \
    --fallback-bundle-identifier "$1" --output-path "$output/$1.doccarchive" --warnings-as-errors \
    --transform-for-static-hosting
}

for module in Simplex Anchors Rendering AnchorsTesting; do
  mkdir -p "$output/$module"
  swift symbolgraph-extract -module-name "$module" -I "$1/Modules" -target "$target" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$output/$module"
  convert "$module" "Docs/Catalogues/$module.docc"
  # What no topic lists DocC puts into groups of its own, by the kind of symbol.
  python3 - "$output/$module.doccarchive/data/documentation/${module,,}.json" <<'PY'
import json
import sys

page = json.load(open(sys.argv[1], encoding="utf-8"))
kinds = {"Classes", "Structures", "Enumerations", "Protocols", "Functions", "Type Aliases", "Macros"}
loose = [
    page["references"][symbol]["title"]
    for section in page["topicSections"] if section["title"] in kinds
    for symbol in section["identifiers"]
]
if loose:
    sys.exit(f"FAIL  no topic lists {', '.join(loose)}")
PY
  printf 'ok    %s\n' "$module"
done

# What cannot fail proves nothing: a link to a symbol that is not there must be noticed.
sed 's/``Solver``/``NoSuchSolver``/' "$output/Simplex/Simplex.symbols.json" > "$output/broken.json"
mkdir "$output/Broken"
mv "$output/broken.json" "$output/Broken/Simplex.symbols.json"
if found=$(convert Broken 2>&1) || ! grep -q NoSuchSolver <<<"$found"; then
  echo 'FAIL  a link that leads nowhere is not noticed' >&2
  exit 1
fi
echo 'ok    a link that leads nowhere is noticed'
