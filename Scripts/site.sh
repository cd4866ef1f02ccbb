#!/usr/bin/env bash
# Makes the site in the folder site: the playground, one file that opens from anywhere.
# Usage: Scripts/site.sh [--playground]
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/wasm.sh layout
mkdir -p site/playground
node Web/Playground/build.mjs .build/wasm/layout.wasm site/playground/index.html
# With everything inside; the goal is 1.2 MB.
printf 'ok    site/playground/index.html, %d bytes\n' "$(wc -c <site/playground/index.html)"
