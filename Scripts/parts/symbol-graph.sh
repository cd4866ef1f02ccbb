#!/usr/bin/env bash
# Extracts the public symbols of a module, with their documentation, as the file OUT/MODULE.symbols.json.
# Usage: Scripts/parts/symbol-graph.sh BUILD MODULE OUT      BUILD: a folder that `swift build` left, with Modules in it
set -euo pipefail
target=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
mkdir -p "$3"
exported=()
# Programs import AnchorsText with Anchors, and find it in its documentation.
[ "$2" != Anchors ] || exported=(-experimental-allowed-reexported-modules=AnchorsText)
swift symbolgraph-extract -module-name "$2" -I "$1/Modules" -target "$target" \
  -minimum-access-level public -skip-synthesized-members "${exported[@]}" -output-dir "$3"
