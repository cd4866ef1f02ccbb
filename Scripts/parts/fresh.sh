#!/usr/bin/env bash
# Runs README's two commands in a new clone, with an empty home folder and empty caches, as on a machine that has only
# the Swift toolchain and Git.
# Usage: Scripts/release.sh --fresh
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/home" "$work/temporary"
git clone --quiet . "$work/anchors"

# try COMMAND…: README shows the command, and it ends with status 0; its output is in $work/output.
try() {
  local start=$SECONDS
  if ! grep -qE "^(\\$ )?$*\$" README.md; then
    echo "FAIL  README.md does not show $*" >&2
    exit 1
  fi
  if ! (cd "$work/anchors" && env -i HOME="$work/home" TMPDIR="$work/temporary" PATH="$PATH" LANG=C.UTF-8 "$@") \
    >"$work/output" 2>&1; then
    tail -n 40 "$work/output" >&2
    echo "FAIL  $* in a new clone" >&2
    exit 1
  fi
  echo "ok    $* in a new clone of $(git rev-parse --short HEAD) ($((SECONDS - start)) s): $(tail -n 1 "$work/output")"
}

try swift run layout cards Examples/contacts.vcf
try swift test
