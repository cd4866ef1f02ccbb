#!/usr/bin/env bash
# Puts the npm module together in .build/npm and tests it there, as one would use it.
# Usage: Scripts/web.sh npm [FOLDER OF THE BUILT PROGRAMS]      without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
needs node nodejs
needs tsc node-typescript
needs chromium chromium
needs esbuild esbuild
built "${1:-}"
out=$PWD/.build/npm
programs=$(cd "$build" && pwd)
Scripts/parts/npm-package.sh "$out"
cp Web/npm/types.test.ts "$out"
tsc --noEmit --strict --target es2022 --module node16 --moduleResolution node16 "$out/types.test.ts"
rm "$out/types.test.ts"

# A program that depends on it, as Node finds it and as a bundler puts it together for a browser.
user=$PWD/.build/npm-user
rm -rf "$user"
mkdir -p "$user/node_modules"
ln -s "$out" "$user/node_modules/anchors-layout"
cat >"$user/package.json" <<<'{ "type": "module" }'
cat >"$user/bundled.js" <<<'export * from "anchors-layout";'
cat >"$user/core.js" <<'JS'
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as layout from "anchors-layout";
import { LayoutError, open, solve, start } from "anchors-layout/core";
const width = () => solve({ width: 320, items: [{ name: "a" }], constraints: ["a.width == 80"] }).items.a.width;
const widths = [layout.solve({ width: 5 }).size.width];
await start(await readFile(fileURLToPath(import.meta.resolve("anchors-layout/core.wasm"))));
widths.push(width());
const session = open({ width: 320 });
let said = "";
try { session.lint(); } catch (error) { said = error.message; }
if (widths.join() !== "5,80" || !said.includes("layout.wasm")) throw new Error(`${widths} ${said}`);
JS
(cd "$user" && node core.js)
esbuild --log-level=warning --bundle --format=esm --platform=browser "$user/bundled.js" --outfile="$user/out/bundle.js"
NPM_TEST="$out:$programs/layout:$PWD/Examples/layouts" node --test Web/npm/test.mjs

# A page in a real browser, served from this machine, lays out elements: the bundle, and layout.wasm beside it.
pages=.build/npm-page
rm -rf "$pages"
mkdir -p "$pages"
cp "$user/out/bundle.js" "$out/layout.wasm" Web/npm/page.test.html Examples/layouts/*.json "$pages"
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
