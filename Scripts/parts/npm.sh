#!/usr/bin/env bash
# Puts the npm module together in .build/npm and tests it there, as one would use it.
# Usage: Scripts/web.sh npm [FOLDER OF THE BUILT PROGRAMS]      without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
needs node nodejs
needs tsc node-typescript
needs chromium chromium
built "${1:-}"
out=$PWD/.build/npm
programs=$(cd "$build" && pwd)
Scripts/parts/npm-package.sh "$out"
cp Web/npm/types.test.ts "$out"
tsc --noEmit --strict --target es2022 --module node16 --moduleResolution node16 "$out/types.test.ts"
rm "$out/types.test.ts"
NPM_TEST="$out:$programs/layout:$PWD/Examples/layouts" node --test Web/npm/test.mjs

# A page in a real browser, served from this machine, lays out elements.
pages=.build/npm-page
rm -rf "$pages"
cp -R "$out" "$pages"
cp Web/npm/page.test.html Examples/layouts/*.json "$pages"
(cd Examples/layouts && printf '"%s"\n' *.json | paste -sd, | sed 's/.*/[&]/') >"$pages/examples.json"
python3 -u -m http.server 0 --bind 127.0.0.1 --directory "$pages" >"$pages/server.log" 2>&1 &
server=$!
trap 'kill "$server"' EXIT
port=
while [ -z "$port" ] && kill -0 "$server"; do
  sleep 0.1
  port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$pages/server.log")
done
chromium --headless --no-sandbox --disable-gpu --remote-debugging-port=0 --user-data-dir="$pages/profile" \
  "http://127.0.0.1:$port/page.test.html" >"$pages/chromium.log" 2>&1 &
browser=$!
trap 'kill "$browser" "$server"' EXIT
verdict=
for _ in {1..900}; do
  verdict=$(sed -n 's/.*GET \/verdict?\([^ ]*\) .*/\1/p' "$pages/server.log" | head -n 1)
  [ -z "$verdict" ] || break
  sleep 0.2
done
verdict=$(python3 -c 'import sys, urllib.parse; print(urllib.parse.unquote(sys.argv[1]))' "$verdict")
echo "${verdict:-FAIL the page did not get to its end}"
[[ $verdict == ok* ]]
