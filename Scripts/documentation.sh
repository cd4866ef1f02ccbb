#!/usr/bin/env bash
# Has DocC read the documentation of the libraries; a link that leads nowhere is an error.
# Usage: Scripts/documentation.sh BUILD      BUILD: a folder that `swift build` left, with Modules in it
set -euo pipefail
cd "$(dirname "$0")/.."

output=.build/documentation
rm -rf "$output"
target=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)

# convert MODULE: reads the symbols of output/MODULE.
convert() {
  docc convert --additional-symbol-graph-dir "$output/$1" --fallback-display-name "$1" \
    --fallback-bundle-identifier "$1" --output-path "$output/$1.doccarchive" --warnings-as-errors
}

for module in Simplex Anchors Rendering; do
  mkdir -p "$output/$module"
  swift symbolgraph-extract -module-name "$module" -I "$1/Modules" -target "$target" \
    -minimum-access-level public -output-dir "$output/$module"
  convert "$module"
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
