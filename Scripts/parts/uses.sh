#!/usr/bin/env bash
# Compiles the shapes in which programs call what throws, Tests/Fixtures/Uses, with and without optimization: the
# compiler itself stops at some of them where errors are typed (Docs/Decisions.md).
# Usage: Scripts/programs.sh uses [BUILD]      BUILD: a folder that `swift build` left; without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
built "${1:-}"
uses=Tests/Fixtures/Uses
out=.build/uses
rm -rf "$out"
mkdir -p "$out"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
flags=(
  -swift-version 6 -I "$build/Modules" -plugin-path "$toolchain/lib/swift/host/plugins/testing"
  -enable-upcoming-feature ExistentialAny -warnings-as-errors
)

# compile FOLDER FLAG…: makes the objects of a folder's files, several at a time.
compile() {
  mkdir -p "$out/$1$2"
  (
    cd "$out/$1$2"
    swiftc -c "${@:2}" "${flags[@]}" -I "$OLDPWD/$build/Modules" "$OLDPWD/$uses/$1"/*.swift
  )
}

for level in -Onone -O -Osize; do
  compile Library "$level" -parse-as-library -module-name Uses
  compile UIKit "$level" -parse-as-library -module-name UIKitUses
  compile Program "$level"
done
if swiftc -frontend -c -primary-file "$uses/Typed.swift" -parse-as-library -module-name Typed -swift-version 6 \
  -o "$out/Typed.o" 2>/dev/null; then
  echo 'note  this compiler takes typed errors too: Docs/Decisions.md can be reconsidered'
fi
echo "ok    $(grep -hE 'catch|try\?|Result \{|XCTAssert|#expect\(throws' -r "$uses"/{Library,UIKit,Program} | wc -l) uses of what throws compile with and without optimization"
