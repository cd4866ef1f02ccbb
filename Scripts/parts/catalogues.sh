#!/usr/bin/env bash
# Compiles and runs the examples in the documentation of the symbols that Docs/Catalogues/MostUsed.txt lists, each of which
# must have one, and the blocks of each guide where the guide says that they go, in a package of swift package init.
# Usage: Scripts/docs.sh examples [BUILD]      BUILD: a folder that `swift build` left; without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
built "${1:-}"
out=.build/catalogues
rm -rf "$out"
mkdir -p "$out"
echo 'import AnchorsQuestions' >"$out/main.swift"
for module in Simplex SimplexQuestions Anchors AnchorsGrid AnchorsQuestions; do Scripts/parts/symbol-graph.sh "$build" "$module" "$out"; done
graphs=("$out"/{Simplex,SimplexQuestions,Anchors,AnchorsGrid,AnchorsQuestions}.symbols.json)
Scripts/parts/examples.py Docs/Catalogues/MostUsed.txt "$out" "${graphs[@]}"
echo 'try runExamples()' >>"$out/main.swift"
# What cannot fail proves nothing: an example that is not there must be noticed.
echo '5 Anchors LayoutNode/root' >"$out/without.txt"
if Scripts/parts/examples.py "$out/without.txt" "$out" "${graphs[@]}" 2>/dev/null; then
  echo 'FAIL  a symbol without an example is not noticed' >&2
  exit 1
fi
# A build folder also has the objects of files that were renamed.
objects=()
for module in Buffers Simplex SimplexQuestions AnchorsText Anchors AnchorsGrid AnchorsQuestions Rendering; do
  while read -r file; do objects+=("$build/$module.build/$file.o"); done < <(find "Sources/$module" -name '*.swift' -printf '%f\n')
done
swiftc -Onone -swift-version 6 -warnings-as-errors -I "$build/Modules" "$out"/*.swift "${objects[@]}" -lm -o "$out/program"
"$out/program" >"$out/output"
echo "ok    $(cat "$out"/*.swift | wc -l) lines of examples of symbols compile and run"
# What the guides show, where they say that it goes.
Scripts/parts/guides.py
