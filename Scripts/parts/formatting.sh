#!/usr/bin/env bash
# Checks the format of every Swift file of the project.
set -euo pipefail
cd "$(dirname "$0")/../.."
sources=(Package.swift)
for folder in Sources Tests Benchmarks Snippets Examples Integrations Web; do
  [ -d "$folder" ] && sources+=("$folder")
done
find "${sources[@]}" -name '*.swift' -not -path '*/.build/*' -print0 \
  | xargs -0 swift format lint --strict
