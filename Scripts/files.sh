#!/usr/bin/env bash
# Compares the files that `layout` reads and writes with other programs' view of them.
# Usage: Scripts/files.sh PART [ARGUMENT…]
#   schema LAYOUT     the schema of layout files and the program LAYOUT accept the same files
#   editor LAYOUT     the errors and completions that VS Code shows with the schema, whose service pip fetches
#   sarif [LAYOUT] [PATH…]
#                     the findings of `layout lint` and the schema of SARIF 2.1.0, which pip fetches
#   completion LAYOUT
#                     the words that bash, zsh and fish offer with the scripts of `layout completion`
#   manual LAYOUT     the page of the manual by mandoc or man, and Docs/Command.md
#   print [BUILD]     PDF files against qpdf and poppler
# BUILD is a folder that `swift build` left; without it `swift build` runs first.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in
schema) exec Scripts/parts/schema.py "${@:2}" ;;
editor) exec Scripts/parts/editor.py "${@:2}" ;;
sarif) exec Scripts/parts/sarif.py "${@:2}" ;;
completion) exec Scripts/parts/completion.py "${@:2}" ;;
manual) exec Scripts/parts/manual.sh "${@:2}" ;;
print) exec Scripts/parts/print-tests.sh "${@:2}" ;;
esac
sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/files.sh >&2
exit 2
