#!/usr/bin/env bash
# Finds expressions of tests for which the type checker opens more than 20 000 scopes, some 300 ms: literals without a
# type beside an overloaded function, which once took a tenth of the build. Scopes are counted, so that a busy machine
# finds the same.
# Usage: Scripts/programs.sh long-expressions [BUILD]   BUILD: a folder of `swift build`, which runs first without it
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/needs.sh
built "${1:-}"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# check MODULE: checks the types of the tests of a module, and prints the errors.
check() {
  find "Tests/$1" -name '*.swift' -print0 | xargs -0 swiftc -typecheck -wmo -module-name "$1" -parse-as-library \
    -I "$build/Modules" -plugin-path "$toolchain/lib/swift/host/plugins/testing" -enable-testing -swift-version 6 \
    -package-name "$(basename "$PWD")" -DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -Xfrontend -solver-scope-threshold=20000 2>&1
}

status=0
for folder in Tests/*Tests; do
  found=$(check "$(basename "$folder")") || { status=1; grep -E '^[^ ].*error: |^`- .* note: expanded code' <<<"$found"; }
done
if [ $status -ne 0 ]; then
  echo 'FAIL  the type checker takes too long; give literals a type, or split the expression' >&2
else
  echo 'ok    no expression of the tests takes the type checker long'
fi
exit $status
