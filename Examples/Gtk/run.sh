#!/usr/bin/env bash
# Runs the settings dialog without a screen, in both directions: resizes it, changes its texts, and compares the
# place of every widget with the engine's frame. Installs what is missing with apt-get.
# Usage: Examples/Gtk/run.sh [FOLDER]      leaves screenshots in FOLDER
set -euo pipefail
cd "$(dirname "$0")"
out=${1:-.build/screenshots}
mkdir -p "$out"/{ltr,rtl}
out=$(realpath "$out")

missing=()
for name in libgtk-4-dev xvfb xauth fonts-dejavu-core; do
  dpkg -s "$name" >/dev/null 2>&1 || missing+=("$name")
done
if [ ${#missing[@]} -gt 0 ]; then
  echo "installing ${missing[*]}"
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi

swift build
# Neither the screen reader's service nor a graphics card.
export GTK_A11Y=none GSK_RENDERER=cairo GDK_BACKEND=x11
for direction in ltr rtl; do
  echo "== $direction"
  options=(--check "$out/$direction")
  [ $direction = ltr ] || options+=(--rtl)
  xvfb-run -a -s '-screen 0 1280x1024x24' .build/debug/settings "${options[@]}"
done
echo "screenshots: $out"
cat Sources/AnchorsGtk/*.swift | grep -cvE '^ *(//.*)?$' | sed 's/$/ lines of glue, without comments/'
