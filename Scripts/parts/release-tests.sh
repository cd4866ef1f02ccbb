#!/usr/bin/env bash
# Tries the artifacts of a release as a user would, and the source as a dependency.
# Usage: Scripts/parts/release-tests.sh OUT VERSION      Scripts/release.sh made them in OUT
set -euo pipefail
out=$1
version=$2
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# same WHAT EXPECTED ACTUAL: ends the script if the texts differ.
same() {
  if [ "$2" != "$3" ]; then
    printf 'FAIL  %s: it prints\n%s\nin place of\n%s\n' "$1" "$3" "$2" >&2
    exit 1
  fi
  echo "ok    $1"
}

(cd "$out" && sha256sum --check --quiet SHA256SUMS)
echo "ok    SHA256SUMS: $(wc -l <"$out/SHA256SUMS") artifacts"

# The photo is 12 from the leading edge and 80 wide, and the title 8 beside it.
mkdir "$work/page"
(cd "$work/page" && npm install --silent --no-audit --no-fund "$out/anchors-layout-$version.tgz")
cat >"$work/page/card.mjs" <<'JS'
import { solve } from "anchors-layout";
const { items } = solve({
  width: 320, height: 104,
  items: [{ name: "photo", intrinsic: { width: 80, height: 80 } }, { name: "title", kind: "label", text: "Title" }],
  constraints: [
    "photo.leading == root.leading + 12", "photo.centerY == root.centerY", "title.leading == photo.trailing + 8",
    "title.top == root.top",
  ],
});
console.log(items.photo.y, items.title.x);
JS
same 'the npm module, installed in an empty folder, in Node' '12 100' "$(cd "$work/page" && node card.mjs)"

mkdir "$work/site" "$work/command"
tar -xzf "$out/anchors-documentation-$version.tar.gz" -C "$work/site"
Scripts/docs.sh site --test "$work/site"
.build/site-tests/environment/bin/python3 Web/Tests/opened.py "$out/anchors-playground-$version.html"

tar -xzf "$out/anchors-command-$version.tar.gz" -C "$work/command"
same 'the page of the manual' '' "$(mandoc -T lint "$work/command/layout.1" 2>&1 || true)"
for shell in bash zsh fish; do
  command -v "$shell" >/dev/null || continue
  same "completion in $shell" '' "$("$shell" -n "$work/command/layout.$shell" 2>&1 || true)"
done

# A package that depends on the commit by its address prints what README.md shows for the card.
git clone --quiet --bare . "$work/anchors.git"
mkdir -p "$work/App/Sources/App"
cp Snippets/BusinessCard.swift "$work/App/Sources/App/main.swift"
cat >"$work/App/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(url: "file://$work/anchors.git", revision: "$(git rev-parse HEAD)")],
  targets: [.executableTarget(name: "App", dependencies: [.product(name: "Anchors", package: "anchors")])]
)
SWIFT
if ! swift build --package-path "$work/App" >"$work/log" 2>&1; then
  tail -n 20 "$work/log" >&2
  exit 1
fi
same 'a package that depends on the commit' "$(sed -n '/^prints$/,/^## /{/^ *[a-z]* ([-0-9., ]*)$/p;}' README.md)" \
  "$("$work/App/.build/debug/App")"
