#!/usr/bin/env bash
# Makes the artifacts of a release in a folder, and tries them as a user would. Uploads nothing and makes no tag.
# Usage: Scripts/release.sh OUT [BUILD]      BUILD: a folder that `swift build` left; without it `swift build` runs first
#        Scripts/release.sh --fresh          runs README's two commands in a new clone, without any cache
# Docs/Releasing.md lists the artifacts. OUT is new or empty, and everything is committed.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${1:-}" = --fresh ]; then
  exec Scripts/parts/fresh.sh
fi
if [ -z "${1:-}" ]; then
  sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/release.sh >&2
  exit 2
fi
. Scripts/parts/needs.sh
needs npm npm
needs mandoc mandoc
needs chromium chromium
if [ -n "$(git status --porcelain)" ]; then
  echo 'FAIL  there are changes that are not committed; artifacts are those of a commit' >&2
  exit 1
fi
if [ -n "$(ls -A "$1" 2>/dev/null)" ]; then
  echo "FAIL  $1 is not empty" >&2
  exit 1
fi
built "${2:-}"
mkdir -p "$1"
out=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$("$build/layout" --version)
version=${version#layout }
Scripts/files.sh manual "$build/layout"
if sed -n '/^## \[Unreleased\]/,/^## \[[0-9]/p' CHANGELOG.md | grep -q '^- '; then
  echo "note  CHANGELOG.md has changes under [Unreleased], which are not described as those of $version"
fi

# packed NAME FOLDER: an archive of a folder's contents, the same bytes each time.
packed() {
  tar --sort=name --mtime="@$(git log -1 --format=%ct)" --owner=0 --group=0 --numeric-owner -C "$2" -cf - . |
    gzip -n9 >"$out/$1-$version.tar.gz"
}

Scripts/parts/npm-package.sh "$work/npm"
(cd "$work/npm" && npm pack --silent --pack-destination "$out" >/dev/null)
Scripts/docs.sh site "$build"
packed anchors-documentation site
cp site/playground/index.html "$out/anchors-playground-$version.html"
mkdir "$work/command"
"$build/layout" manual >"$work/command/layout.1"
for shell in bash zsh fish; do "$build/layout" completion "$shell" >"$work/command/layout.$shell"; done
packed anchors-command "$work/command"
(cd "$out" && sha256sum -- * >"$work/sums" && mv "$work/sums" SHA256SUMS)

Scripts/parts/release-tests.sh "$out" "$version"
printf 'ok    artifacts of %s, version %s, in %s; nothing is uploaded or tagged\n' "$(git rev-parse --short HEAD)" "$version" "$1"
(cd "$out" && ls -l | awk 'NR > 1 { printf "      %9d  %s\n", $5, $9 }')
