#!/usr/bin/env bash
# Runs tests under a checker that `swift test` does not have.
# Usage: Scripts/sanitize.sh PART [ARGUMENT…]
#   address       solver, layout and hostile files, optimized, under the address sanitizer; leaks fail too
#   threads       the files named …ConcurrencyTests.swift under the thread sanitizer
#   invariants [SYSTEMS]
#                 chosen tests with the solver's invariants verified after every call, under the address sanitizer
#   fuzz TARGET SECONDS [OPTION…]   libFuzzer on Tests/Fuzz, with the address sanitizer and all assertions
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in
address | threads | invariants | fuzz) exec "Scripts/parts/$1.sh" "${@:2}" ;;
esac
sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/sanitize.sh >&2
exit 2
