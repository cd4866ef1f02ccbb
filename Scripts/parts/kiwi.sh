#!/usr/bin/env bash
# Runs the tests of kiwi, of enaml and of matplotlib's layout with kiwi's module and with Integrations/Kiwi, lays 300 random
# figures out with both, times nested grids, and prints one table.
# Usage: Scripts/integrations.sh kiwi [FOLDER]
#        Exit status 1 if a test ends otherwise, or an edge differs by over 1e-9 points.
#        Installs from PyPI into .build/kiwi and takes the tests from the source distributions, or from FOLDER, which then
#        has them unpacked: kiwisolver-*, enaml-* and matplotlib-*. Not part of .ci/run: it takes about ten minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/needs.sh
needs python3 python3-venv

out=.build/kiwi
sources=${1:-$out/sources}
checkout=$PWD
[ -e .build/clib/libanchors_solver.so ] || Scripts/targets.sh clib --build
# Results of a former run would stand for those of a suite that ends early.
rm -rf "$out"/{kiwi,ours}
mkdir -p "$out"/{kiwi,ours}
python="$out/environment/bin/python"
if [ ! -x "$python" ]; then
  python3 -m venv "$out/environment"
  "$python" -m pip install --quiet kiwisolver enaml matplotlib pytest pytest-qt PyQt6 QtPy
fi

# unpacked NAME: prints the folder of a source distribution. pip unpacks it before it fails for want of what builds it,
# and leaves the folder behind.
unpacked() {
  local version folder
  folder=$(compgen -G "$sources/$1-*" | head -n 1 || true)
  if [ -z "$folder" ]; then
    version=$("$python" -c 'import sys; from importlib import metadata; print(metadata.version(sys.argv[1]))' "$1")
    mkdir -p "$out/unpacking" "$sources"
    TMPDIR=$checkout/$out/unpacking "$python" -m pip download --quiet --no-clean --no-deps --no-build-isolation \
      --no-binary :all: --dest "$out/unpacking" "$1==$version" >/dev/null 2>&1 || true
    folder=$(find "$out/unpacking" -mindepth 2 -maxdepth 2 -type d -name "$1_*" | head -n 1)
    [ -n "$folder" ] || { echo "FAIL  no source distribution of $1 $version" >&2; return 1; }
    mv "$folder" "$sources/$1-$version"
    folder=$sources/$1-$version
  fi
  (cd "$folder" && pwd)
}

kiwi=$(unpacked kiwisolver)
enaml=$(unpacked enaml)
matplotlib=$(unpacked matplotlib)
# Tests beside what is installed, without the sources, which Python would import instead.
rm -rf "$out"/{kiwi-tests,enaml-tests,matplotlib-tests}
mkdir -p "$out"/{kiwi-tests,enaml-tests,matplotlib-tests}
cp -r "$kiwi/py/tests" "$out/kiwi-tests/tests"
cp -r "$enaml/tests" "$enaml/examples" "$out/enaml-tests"
for file in setup.cfg pyproject.toml; do [ ! -e "$enaml/$file" ] || cp "$enaml/$file" "$out/enaml-tests"; done
packages=$("$python" -c 'import matplotlib, os; print(os.path.dirname(matplotlib.__file__))')
cp -r "$matplotlib/lib/matplotlib/tests" "$packages"

export QT_QPA_PLATFORM=offscreen QT_API=pyqt6 MPLBACKEND=agg ANCHORS_SOLVER=$checkout/.build/clib/libanchors_solver.so
layout=()
for name in constrainedlayout tightlayout gridspec subplots colorbar figure bbox_tight pickle; do
  layout+=("$packages/tests/test_$name.py")
done

# suite WHO NAME FOLDER TESTS…: runs tests in a folder; a test that fails is in the table.
suite() {
  local who=$1 name=$2 folder=$3
  shift 3
  (cd "$folder" && "$checkout/$python" -m pytest -q -p no:cacheprovider --junitxml "$checkout/$out/$who/$name.xml" "$@") \
    >"$out/$who/$name.log" 2>&1 || true
  printf '%s %s: %s\n' "$who" "$name" "$(tail -n 1 "$out/$who/$name.log")"
}

# proof WHO PART [COUNT]: writes what a part of proof.py finds; its warnings are of use only if it fails.
proof() {
  local who=$1
  shift
  "$python" Integrations/Kiwi/tests/proof.py "$@" "$out/$who/$1.json" 2>"$out/$who/$1.log" ||
    { tail -n 5 "$out/$who/$1.log" >&2; exit 1; }
}

for who in kiwi ours; do
  unset PYTHONPATH
  [ "$who" = kiwi ] || export PYTHONPATH=$checkout/Integrations/Kiwi
  suite "$who" kiwi "$out/kiwi-tests" tests
  suite "$who" enaml "$out/enaml-tests" tests/test_examples.py tests/test_dock_layout.py tests/test_flow_layout.py \
    tests/test_layout_container.py tests/test_stylesheet.py tests/test_workbench.py tests/widgets
  suite "$who" matplotlib "$out/matplotlib-tests" "${layout[@]}"
  proof "$who" figures 300
  proof "$who" grids
done
unset PYTHONPATH
"$python" Integrations/Kiwi/tests/proof.py table "$out"
