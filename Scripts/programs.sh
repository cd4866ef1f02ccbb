#!/usr/bin/env bash
# Compiles programs that use the libraries.
# Usage: Scripts/programs.sh PART [ARGUMENT…]
#   uses [BUILD]      50 ways of calling throwing functions, with and without optimization
#   export [BUILD]    layouts and scenes exported as Swift have the frames of their files
#   functions [COUNT] layout functions compiled in C, JavaScript and Swift give the bits of the functions
#   long-expressions [BUILD]
#                     no expression of the tests takes the type checker long
#   journeys [FOLDER] the files that a call runs, as Docs/Architecture.md tells them
#   compile-time      the compiler's time for long layout code grows linearly
# BUILD is a folder that `swift build` left; without it `swift build` runs first.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in
uses) exec Scripts/parts/uses.sh "${@:2}" ;;
export) exec Scripts/parts/export-tests.sh "${@:2}" ;;
functions) exec Scripts/parts/functions.sh "${@:2}" ;;
long-expressions) exec Scripts/parts/long-expressions.sh "${@:2}" ;;
journeys) exec Scripts/parts/journeys.sh "${@:2}" ;;
compile-time) exec Scripts/parts/compile-time.sh "${@:2}" ;;
esac
sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/programs.sh >&2
exit 2
