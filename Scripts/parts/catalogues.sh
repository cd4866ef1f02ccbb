#!/usr/bin/env bash
# Compiles the examples of the articles in Docs/Catalogues, those of one article as one program, and those in the
# documentation of the symbols that Docs/Catalogues/MostUsed.txt lists, each of which must have one; and runs them.
# The text blocks of the articles must be what they print. Those of AnchorsTesting are only compiled, as they are tests.
# Usage: Scripts/docs.sh examples [BUILD]      BUILD: a folder that `swift build` left; without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
built "${1:-}"
out=.build/catalogues
rm -rf "$out"
mkdir -p "$out"
{
  echo 'import AnchorsQuestions'
  echo 'import Rendering'
  echo 'import Simplex'
} >"$out/main.swift"
for article in Docs/Catalogues/{Anchors,AnchorsQuestions,Simplex,Rendering}.docc/*.md; do
  name=$(basename "$article" .md)
  {
    case $article in
    *Simplex.docc*) echo 'import Simplex' ;;
    *) printf 'import AnchorsQuestions\nimport Rendering\n' ;;
    esac
    echo "func run$name() throws {"
    sed -n '/^```swift$/,/^```$/{/^```/!s/^/  /p;}' "$article"
    echo '}'
  } >"$out/$name.swift"
  echo "try run$name()" >>"$out/main.swift"
done
for module in Simplex Anchors AnchorsQuestions; do Scripts/parts/symbol-graph.sh "$build" "$module" "$out"; done
graphs=("$out"/{Simplex,Anchors,AnchorsQuestions}.symbols.json)
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
for module in Buffers Simplex Anchors AnchorsQuestions Rendering; do
  while read -r file; do objects+=("$build/$module.build/$file.o"); done < <(find "Sources/$module" -name '*.swift' -printf '%f\n')
done
swiftc -Onone -swift-version 6 -warnings-as-errors -I "$build/Modules" "$out"/*.swift "${objects[@]}" -lm -o "$out/program"
"$out/program" >"$out/output"
# What an article says is printed; its lines are those of the reader's file.
python3 - "$out/output" Docs/Catalogues/{Anchors,AnchorsQuestions,Simplex,Rendering}.docc/*.md <<'PY'
import re
import sys


def without_lines(text):
    return re.sub(r" \(\S+\.swift:\d+\)", "", text)


printed = without_lines(open(sys.argv[1], encoding="utf-8").read())
for article in sys.argv[2:]:
    for block in re.findall(r"^```text\n(.*?)^```$", open(article, encoding="utf-8").read(), re.M | re.S):
        if without_lines(block) not in printed:
            sys.exit(f"FAIL  {article} does not print\n{block}")
PY
{
  printf 'import Anchors\nimport AnchorsTesting\nimport Testing\n'
  sed -n '/^```swift$/,/^```$/{/^```/!p;}' Docs/Catalogues/AnchorsTesting.docc/*.md
} >"$out/Tests.swift"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
swiftc -typecheck -swift-version 6 -parse-as-library -I "$build/Modules" \
  -plugin-path "$toolchain/lib/swift/host/plugins/testing" "$out/Tests.swift"
echo "ok    $(cat "$out"/*.swift | wc -l) lines of examples compile and run"
