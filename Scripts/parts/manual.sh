#!/usr/bin/env bash
# Checks the page of the manual, and that Docs/Command.md and other files agree with the program.
# Usage: Scripts/files.sh manual LAYOUT [--write]      exit status 1 if one differs; --write writes Docs/Command.md
set -euo pipefail
cd "$(dirname "$0")/../.."
layout=$1
# mandoc compares the end of the file's name with the section in the page.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
page=$folder/layout.1
status=0

# say NAME FINDINGS: the part is right if there are no findings.
say() {
  if [ -z "$2" ]; then
    echo "ok    $1"
  else
    echo "FAIL  $1"
    printf '%s\n' "$2" | head -n 20 | sed 's/^/      /'
    status=1
  fi
}

"$layout" manual >"$page"
command -v mandoc >/dev/null && say 'the page of the manual: mandoc -T lint' "$(mandoc -T lint "$page" 2>&1 || true)"
command -v man >/dev/null && say 'the page of the manual: man --warnings' \
  "$(man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null || true)"

[ "${2:-}" != --write ] || "$layout" manual --format markdown >Docs/Command.md
say 'Docs/Command.md is what `layout manual --format markdown` writes (--write writes it)' \
  "$("$layout" manual --format markdown | diff Docs/Command.md - || true)"

version=$("$layout" --version)
version=${version#layout }
say "version $version: Web/npm/package.json and CHANGELOG.md have it" "$(
  grep -q "\"version\": \"$version\"" Web/npm/package.json || echo 'Web/npm/package.json has another version'
  grep -q "^## \[$version\] - " CHANGELOG.md || echo "CHANGELOG.md has no heading of $version"
)"
released=$(sed -n "s/^## \[$version\] - //p" CHANGELOG.md)
say 'the page of the manual has the date of the version' \
  "$(grep -q "\"$released\"" "$page" || echo "CHANGELOG.md says $released, the page $(sed -n 1p "$page")")"
say 'Docs/Releasing.md lists every product' "$(
  sed -n 's/.*\.\(library\|executable\)(name: "\([^"]*\)".*/\2/p' Package.swift | while read -r product; do
    grep -q "^| .*\`$product\`.* | .* |$" Docs/Releasing.md || echo "Docs/Releasing.md has no $product"
  done
)"
exit $status
