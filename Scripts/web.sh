#!/usr/bin/env bash
# Builds and tests the modules of WebAssembly.
# Usage: Scripts/web.sh PART [ARGUMENT…]
#   modules NAME…                 builds solver, core, layout, portable or numbers in .build/wasm
#   npm [BUILD]                   the npm module: its types, its use in Node, and elements of a page
#   playground [BUILD [CHECK…]]   the playground in Chromium; CHECK: only these checks
# BUILD is a folder that `swift build` left; without it `swift build` runs first.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in
modules) exec Scripts/parts/wasm.sh "${@:2}" ;;
npm) exec Scripts/parts/npm.sh "${@:2}" ;;
playground) exec Scripts/parts/browser-tests.sh "${@:2}" ;;
esac
sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/web.sh >&2
exit 2
