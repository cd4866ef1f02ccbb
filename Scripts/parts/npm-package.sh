#!/usr/bin/env bash
# Puts the npm module together.
# Usage: Scripts/parts/npm-package.sh FOLDER      FOLDER is made anew
set -euo pipefail
out=$1
cd "$(dirname "$0")/../.."

Scripts/web.sh modules core layout
rm -rf "$out"
mkdir -p "$out"
cp Web/npm/{package.json,index.js,node.js,layout.js,index.d.ts,core.d.ts,README.md} Web/layout.schema.json .build/wasm/{core,layout}.wasm LICENSE \
  "$out"
