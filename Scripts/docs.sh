#!/usr/bin/env bash
# Makes and checks the documentation, a part at a time.
# Usage: Scripts/docs.sh PART [ARGUMENT…]
#   symbols [BUILD]             DocC reads every symbol and article; links, parameters and topics are complete
#   examples [BUILD]            examples of articles and symbols compile, run and print what the articles show
#   readme [BUILD]              README.md and pages show snippets, their output and the figures as they are
#   first                       README.md's first command prints what README.md shows
#   pages [--all] [PAGE…]       every command of every page, in a new clone
#   site [BUILD]                the site in the folder site; --playground for that page alone, --test to open it
# BUILD is a folder that `swift build` left; without it `swift build` runs first.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in
symbols) exec Scripts/parts/documentation.sh "${@:2}" ;;
examples) exec Scripts/parts/catalogues.sh "${@:2}" ;;
readme) exec Scripts/parts/readme.sh "${@:2}" ;;
first) exec Scripts/parts/first.sh "${@:2}" ;;
pages) exec Scripts/parts/pages.py "${@:2}" ;;
site) exec Scripts/parts/site.sh "${@:2}" ;;
esac
sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/docs.sh >&2
exit 2
