#!/usr/bin/env bash
# Puts the npm module together.
# Usage: Scripts/parts/npm-package.sh FOLDER      FOLDER is made anew
set -euo pipefail
out=$1
cd "$(dirname "$0")/../.."

Scripts/web.sh modules layout
rm -rf "$out"
mkdir -p "$out"
cp Web/npm/{package.json,index.js,layout.js,index.d.ts,README.md} Web/layout.schema.json .build/wasm/layout.wasm LICENSE \
  "$out"
