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
needs rollup rollup
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
esbuild --log-level=warning --bundle --format=esm --platform=browser "$user/bundled.js" \
  --outfile="$user/out/esbuild/bundle.js"
# Rollup, which Vite builds with, drops a module without a used export unless the package says that it has an effect.
cat >"$user/rollup.config.mjs" <<'JS'
import { readFileSync } from "node:fs";
const folder = new URL("node_modules/anchors-layout/", import.meta.url);
const { exports, sideEffects } = JSON.parse(readFileSync(new URL("package.json", folder)));
const file = exports["."].default;
const found = { id: new URL(file, folder).pathname, moduleSideEffects: sideEffects.includes(file) };
const others = { moduleSideEffects: false };
export default {
  input: "bundled.js",
  output: { file: "out/rollup/bundle.js", format: "es" },
  plugins: [{ resolveId: async function (id, from, options) {
    if (id === "anchors-layout") return found;
    return from === found.id ? { ...(await this.resolve(id, from, { ...options, skipSelf: true })), ...others } : null;
  } }],
};
JS
(cd "$user" && rollup --silent --config rollup.config.mjs)
NPM_TEST="$out:$programs/layout:$PWD/Examples/layouts" node --test Web/npm/test.mjs

# A page in a real browser, served from this machine, lays out elements: a bundle, and layout.wasm beside it.
pages=.build/npm-page
rm -rf "$pages"
for bundler in esbuild rollup; do
  mkdir -p "$pages/$bundler"
  cp "$user/out/$bundler/bundle.js" "$out/layout.wasm" Web/npm/page.test.html Examples/layouts/*.json "$pages/$bundler"
  (cd Examples/layouts && printf '"%s"\n' *.json | paste -sd, | sed 's/.*/[&]/') >"$pages/$bundler/examples.json"
done
python3 -u -m http.server 0 --bind 127.0.0.1 --directory "$pages" >"$pages/server.log" 2>&1 &
server=$!
trap 'kill "$server"' EXIT
port=
while [ -z "$port" ] && kill -0 "$server"; do
  sleep 0.1
  port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$pages/server.log")
done
for bundler in esbuild rollup; do
  chromium --headless --no-sandbox --disable-gpu --remote-debugging-port=0 --user-data-dir="$pages/profile" \
    "http://127.0.0.1:$port/$bundler/page.test.html" >"$pages/chromium.log" 2>&1 &
  browser=$!
  trap 'kill "$browser" "$server"' EXIT
  verdict=
  for _ in {1..900}; do
    verdict=$(sed -n "s|.*GET /$bundler/verdict?\([^ ]*\) .*|\1|p" "$pages/server.log" | head -n 1)
    [ -z "$verdict" ] || break
    sleep 0.2
  done
  kill "$browser"
  wait "$browser" || true
  trap 'kill "$server"' EXIT
  verdict=$(python3 -c 'import sys, urllib.parse; print(urllib.parse.unquote(sys.argv[1]))' "$verdict")
  echo "$bundler: ${verdict:-FAIL the page did not get to its end}"
  [[ $verdict == ok* ]] || exit 1
done
