#!/usr/bin/env bash
# Makes the site in the folder site: the documentation of the libraries, to be served from the root of a host, and the
# playground, one file that opens from anywhere. A warning is an error.
# Usage: Scripts/docs.sh site [BUILD]         BUILD: a folder of `swift build`, which runs first without it
#        Scripts/docs.sh site --playground    only the playground
#        Scripts/docs.sh site --test [--quick] [SITE]    opens the site, or a copy of it, in Chromium
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "${1:-}" = --test ]; then
  exec Scripts/parts/site-tests.sh "${@:2}"
fi
. Scripts/parts/needs.sh
needs node nodejs
needs wasm-opt binaryen
needs esbuild esbuild
needs xz xz-utils
needs /usr/share/javascript/codemirror/codemirror.js libjs-codemirror
if [ "${1:-}" != --playground ]; then
  built "${1:-}"
  Scripts/docs.sh examples "$build"
  Scripts/docs.sh symbols "$build"
  rm -rf site
  docc merge .build/documentation/{Anchors,AnchorsGrid,AnchorsQuestions,Simplex,SimplexQuestions,Rendering,AnchorsTesting}.doccarchive \
    --synthesized-landing-page-name Anchors --output-path site >/dev/null
  node Web/Landing/build.mjs site/index.html
  # DocC's own page of all modules says that it cannot be found.
  echo '<!doctype html><title>Anchors</title><meta http-equiv="refresh" content="0; url=../">' \
    >site/documentation/index.html
  # Pages ask for it.
  echo '{}' >site/theme-settings.json
  printf 'ok    %d pages of documentation\n' "$(find site/documentation -name index.html | wc -l)"
fi
Scripts/web.sh modules layout
mkdir -p site/playground
node Web/Playground/build.mjs .build/wasm/layout.wasm site/playground/index.html
bytes=$(wc -c <site/playground/index.html)
if [ "$bytes" -gt 950000 ]; then
  echo "FAIL  site/playground/index.html has $bytes bytes, more than 950000" >&2
  exit 1
fi
echo "ok    site/playground/index.html, $bytes bytes with everything inside"
