#!/usr/bin/env bash
# Opens the documentation site that Scripts/docs.sh site made, or a copy of it, in Debian's Chromium, driven by Playwright from
# PyPI: every page, without a message on the console, a request to anywhere else or a link that leads nowhere. Screenshots
# in light and dark are in .build/site-tests/screenshots.
# Usage: Scripts/docs.sh site --test [--quick] [SITE]
#        --quick: only articles and top-level symbols; SITE: its folder (site)
set -euo pipefail
cd "$(dirname "$0")/../.."

out=.build/site-tests
all=(--all)
if [ "${1:-}" = --quick ]; then
  all=()
  shift
fi
site=${1:-site}
if [ ! -e "$site/playground/index.html" ]; then
  echo 'FAIL  there is no site; Scripts/docs.sh site comes first' >&2
  exit 1
fi
if [ ! -x "$out/environment/bin/python3" ]; then
  python3 -m venv "$out/environment"
  "$out/environment/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
fi
rm -rf "$out/screenshots"
"$out/environment/bin/python3" Web/Tests/documentation.py "$site" "$out/screenshots" "${all[@]}"
