#!/usr/bin/env bash
# Finds expressions of tests that the compiler takes more than 300 ms to check: literals without a type beside an
# overloaded function, which once took a tenth of the build. Found twice, since another program may have been in the way.
# Usage: Scripts/programs.sh long-expressions [BUILD]   BUILD: a folder of `swift build`, which runs first without it
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/needs.sh
built "${1:-}"
out=.build/long-expressions
mkdir -p "$out"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# long MODULE: prints the places of long expressions in the tests of a module.
long() {
  find "Tests/$1" -name '*.swift' -print0 | xargs -0 swiftc -typecheck -wmo -module-name "$1" -parse-as-library \
    -I "$build/Modules" -plugin-path "$toolchain/lib/swift/host/plugins/testing" -enable-testing -swift-version 6 \
    -package-name "$(basename "$PWD")" -DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -Xfrontend -warn-long-expression-type-checking=300 2>&1 |
    sed -nE 's/^([^ ]+:[0-9]+:[0-9]+): warning: expression took .*/\1/p' | sort -u
}

status=0
for folder in Tests/*Tests; do
  module=$(basename "$folder")
  long "$module" >"$out/first"
  [ -s "$out/first" ] || continue
  long "$module" >"$out/second"
  comm -12 "$out/first" "$out/second" >"$out/both"
  [ ! -s "$out/both" ] || { sed 's/^/FAIL  over 300 ms: /' "$out/both"; status=1; }
done
[ $status -ne 0 ] || echo 'ok    no expression of the tests takes the compiler 300 ms'
exit $status
