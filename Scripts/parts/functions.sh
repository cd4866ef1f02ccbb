#!/usr/bin/env bash
# Compiles and runs layout functions in C, JavaScript and Swift, random ones and those of examples, and compares the
# bits of their frames with the functions'. Takes what `swift build --build-tests` left.
# Usage: Scripts/programs.sh functions [COUNT]      three of each without a count; with it also as many
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/needs.sh
needs cc gcc
needs node nodejs
ANCHORS_PROGRAMS=${1:-3} swift test --filter 'LayoutToolTests\.ProgramTests/'
