#!/usr/bin/env bash
# Opens the playground in Debian's Chromium, driven by Playwright from PyPI, and uses it as a person would.
# Screenshots of it are in .build/browser/screenshots.
# Usage: Scripts/web.sh playground [BUILD [CHECK…]]      without BUILD `swift build` runs first; CHECK: only these checks
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
needs node nodejs
needs chromium chromium
needs esbuild esbuild
needs xz xz-utils
needs /usr/share/javascript/codemirror/codemirror.js libjs-codemirror
built "${1:-}"
out=.build/browser
mkdir -p "$out"
Scripts/web.sh modules layout
node Web/Playground/build.mjs .build/wasm/layout.wasm "$out/index.html"
if [ ! -x "$out/environment/bin/python3" ]; then
  python3 -m venv "$out/environment"
  "$out/environment/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 axe-playwright-python
fi
rm -rf "$out/screenshots"
"$out/environment/bin/python3" Web/Landing/pictures.py "$out/index.html" Web/Landing/pictures --check
"$out/environment/bin/python3" Web/Tests/playground.py "$out/index.html" "$build/layout" Examples/layouts \
  "$out/screenshots" "$(find "$out/environment" -name axe.min.js)" "${@:2}"
