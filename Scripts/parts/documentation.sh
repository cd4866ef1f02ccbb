#!/usr/bin/env bash
# Has DocC read the documentation of the libraries with its catalogues. A link that leads nowhere is an error, and so
# is what Scripts/parts/symbols.py finds: a parameter without documentation, a symbol that no topic lists.
# Usage: Scripts/docs.sh symbols [BUILD]      BUILD: a folder that `swift build` left; without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
built "${1:-}"
output=.build/documentation
rm -rf "$output"

# convert FOLDER MODULE [CATALOGUE]: reads the symbols of the module in output/FOLDER.
convert() {
  docc convert ${3+"$3"} --additional-symbol-graph-dir "$output/$1" --fallback-display-name "$2" \
    --fallback-bundle-identifier "$2" --output-path "$output/$1.doccarchive" --warnings-as-errors \
    --transform-for-static-hosting
}

for module in Simplex SimplexQuestions Anchors AnchorsGrid AnchorsQuestions Rendering AnchorsTesting; do
  Scripts/parts/symbol-graph.sh "$build" "$module" "$output/$module"
  convert "$module" "$module" "Docs/Catalogues/$module.docc"
  Scripts/parts/symbols.py "$output/$module/$module.symbols.json" "$output/$module.doccarchive"
  printf 'ok    %s\n' "$module"
done

# What cannot fail proves nothing.
# notices WHAT PATTERN COMMAND…: the command must fail and say PATTERN.
notices() {
  local found
  if found=$("${@:3}" 2>&1) || ! grep -q "$2" <<<"$found"; then
    echo "FAIL  $1 is not noticed" >&2
    exit 1
  fi
  echo "ok    $1 is noticed"
}

graph=$output/Simplex/Simplex.symbols.json
mkdir "$output"/{Link,Parameter,Topics}
sed 's/``Solver``/``NoSuchSolver``/' "$graph" >"$output/Link/Simplex.symbols.json"
notices 'a link that leads nowhere' NoSuchSolver convert Link Simplex
sed 's/- coefficient:/A coefficient:/' "$graph" >"$output/Parameter/Simplex.symbols.json"
notices 'a parameter without documentation' 'does not document coefficient' \
  Scripts/parts/symbols.py "$output/Parameter/Simplex.symbols.json"
cp "$graph" "$output/Topics"
convert Topics Simplex >/dev/null
notices 'a symbol that no topic lists' 'Solver: no topic lists ' \
  Scripts/parts/symbols.py "$graph" "$output/Topics.doccarchive"
