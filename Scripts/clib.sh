#!/usr/bin/env bash
# Builds the solver as a C library without Swift's runtime, libanchors_solver.a and .so with a pkg-config file, under
# .build/clib; prints their sizes, and runs the tests in C: under the address sanitizer, under valgrind, and against
# Simplex called from Swift.
# Usage: Scripts/clib.sh [SEQUENCES]      20 000 random sequences of calls unless another number is given
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/parts/modules.sh
. Scripts/parts/needs.sh
needs cc gcc
needs brotli brotli

# Tolerable sizes in bytes: the shared library, packed by brotli, and a program that uses five functions.
limits=(650000 250000 300000)
out=.build/clib
include=Sources/SimplexC/include
version=1
mkdir -p "$out"

use clib
compile Simplex Sources/Simplex
compile SimplexC Sources/SimplexC Simplex
objects=("$modules/clib/Simplex.o" "$modules/clib/SimplexC.o")
cc -O2 -fPIC -ffunction-sections -c -o "$out/stubs.o" Web/stubs.c
rm -f "$out/libanchors_solver.a"
ar rcs "$out/libanchors_solver.a" "${objects[@]}" "$out/stubs.o"
# Nothing but the functions of the header is visible, and nothing but libc is needed.
cc -shared -o "$out/libanchors_solver.so.$version" -Wl,-soname,libanchors_solver.so.$version \
  -Wl,--version-script=Tests/CLibrary/exports.map -Wl,--gc-sections -Wl,-s -Wl,--no-undefined \
  "${objects[@]}" "$out/stubs.o"
ln -sf "libanchors_solver.so.$version" "$out/libanchors_solver.so"
cat >"$out/anchors_solver.pc" <<END
prefix=$PWD
Name: anchors_solver
Description: Linear constraints with strict priorities
Version: $version
Cflags: -I\${prefix}/$include
Libs: -L\${prefix}/$out -lanchors_solver
END

declared=$(grep -oE 'anchors_solver_\w+\(' $include/anchors_solver.h | tr -d '(' | sort -u)
exported=$(nm -D --defined-only "$out/libanchors_solver.so" | awk '{ print $3 }' | sort -u)
if [ "$declared" != "$exported" ]; then
  echo 'FAIL  the header and the library do not have the same functions:' >&2
  diff <(echo "$declared") <(echo "$exported") >&2 || true
  exit 1
fi
echo "ok    $(wc -l <<<"$declared") functions, those of the header"
needed=$(readelf -d "$out/libanchors_solver.so" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | tr '\n' ' ')
[ "$needed" = 'libc.so.6 ' ] || { echo "FAIL  the library needs $needed" >&2; exit 1; }
echo "ok    it needs libc alone"

warnings=(-Wall -Wextra -Werror -pedantic -I "$include")
cc -std=c99 "${warnings[@]}" -Os -ffunction-sections -Wl,--gc-sections -Wl,-s -o "$out/card" Tests/CLibrary/card.c \
  "$out/libanchors_solver.a"
diff <(printf 'title 208 wide at 100\n') <("$out/card")
c++ -std=c++11 "${warnings[@]}" -o "$out/header" Tests/CLibrary/header.cpp -L"$out" -lanchors_solver -Wl,-rpath,"$PWD/$out"
"$out/header"
echo 'ok    the example of Docs/C.md in C99, and the header in C++'
if command -v rustc >/dev/null; then
  rustc --edition 2021 -o "$out/card-rust" Tests/CLibrary/card.rs -L native="$out" -C link-arg="-Wl,-rpath,$PWD/$out" 2>&1
  diff <(printf 'title 208 wide at 100\n') <("$out/card-rust")
  echo 'ok    the same from Rust'
else
  echo 'skipped: Rust, as there is no rustc'
fi

cc -std=c99 "${warnings[@]}" -g -o "$out/calls" Tests/CLibrary/calls.c -L"$out" -lanchors_solver -lm -Wl,-rpath,"$PWD/$out"
"$out/calls"
cc -std=c99 "${warnings[@]}" -g -fsanitize=address -o "$out/calls-address" Tests/CLibrary/calls.c \
  "$out/libanchors_solver.a" -lm
"$out/calls-address"
if command -v valgrind >/dev/null; then
  valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=all "$out/calls"
else
  echo 'skipped: valgrind, which is not installed'
fi

mkdir -p "$out/module"
printf 'module CAnchorsSolver [system] {\n  header "../../../%s/anchors_solver.h"\n  link "anchors_solver"\n  export *\n}\n' \
  "$include" >"$out/module/module.modulemap"
use release
compile Simplex Sources/Simplex
swiftc "${flags[@]}" -I "$out/module" -o "$out/compare" Tests/CLibrary/compare.swift "$modules/release/Simplex.o" \
  -L "$out" -Xlinker -rpath -Xlinker "$PWD/$out"
"$out/compare" "${1:-20000}"

sizes=("$(stat -L -c %s "$out/libanchors_solver.so")" "$(brotli --stdout --quality=11 "$out/libanchors_solver.so.$version" | wc -c)" "$(stat -c %s "$out/card")")
names=('libanchors_solver.so' 'the same by brotli' 'a program with five functions')
failed=0
for index in 0 1 2; do
  printf '%-32s %9d  limit %9d\n' "${names[$index]}" "${sizes[$index]}" "${limits[$index]}"
  [ "${sizes[$index]}" -le "${limits[$index]}" ] || failed=1
done
[ "$failed" -eq 0 ] || { echo 'FAIL  larger than its limit' >&2; exit 1; }
