#!/usr/bin/env bash
# Builds the solver as a C library without Swift's runtime, libanchors_solver.a and .so with a pkg-config file, under
# .build/clib, and prints their sizes. Tests it in C: under the address sanitizer, under valgrind, and against Simplex
# called from Swift; compiles Docs/C.md's example in each language whose compiler is installed.
# Usage: Scripts/targets.sh clib [SEQUENCES]      20 000 random sequences of calls unless another number is given
#        Scripts/targets.sh clib --build          builds and nothing else
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/modules.sh
. Scripts/parts/needs.sh
needs cc gcc

# Tolerable sizes in bytes: the shared library, packed by brotli, and a program that uses five functions.
limits=(650000 250000 300000)
# Tolerable instructions of a chain that is read whole after each edit, in thousandths of those in Swift.
overhead=1150
out=.build/clib
include=Sources/SimplexC/include
version=1
rpath=-Wl,-rpath,$PWD/$out
mkdir -p "$out"

use clib
compile Buffers Sources/Buffers
compile Simplex Sources/Simplex Buffers
compile SimplexQuestions Sources/SimplexQuestions Buffers Simplex
compile SimplexC Sources/SimplexC Buffers Simplex SimplexQuestions
objects=()
for module in Buffers Simplex SimplexQuestions SimplexC; do
  objcopy --redefine-sym malloc=anchors_solver_malloc \
    --redefine-sym posix_memalign=anchors_solver_posix_memalign "$modules/clib/$module.o" "$out/$module.o"
  objects+=("$out/$module.o")
done
cc -O2 -fPIC -ffunction-sections -c -o "$out/allocation.o" Sources/SimplexC/support/allocation.c
objects+=("$out/allocation.o")
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
[ "${1:-}" != --build ] || exit 0
needs brotli brotli
needs valgrind valgrind

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
echo 'ok    it needs libc alone'

# The example in C and in C++, and in other languages if they are installed.
warnings=(-Wall -Wextra -Werror -pedantic -I "$include")
lays_out() { # NAME PROGRAM
  diff <(printf 'title 208 wide at 100\n') <("$2")
  echo "ok    the card of Docs/C.md in $1"
}
cc -std=c99 "${warnings[@]}" -Os -ffunction-sections -Wl,--gc-sections -Wl,-s -o "$out/card" \
  Tests/CLibrary/card.c "$out/libanchors_solver.a"
lays_out C99 "$out/card"
c++ -std=c++11 "${warnings[@]}" -o "$out/header" Tests/CLibrary/header.cpp -L"$out" -lanchors_solver "$rpath"
"$out/header"
echo 'ok    the header in C++'
if command -v rustc >/dev/null; then
  rustc --edition 2021 -o "$out/card-rust" Tests/CLibrary/card.rs -L native="$out" -C link-arg="$rpath"
  lays_out Rust "$out/card-rust"
else
  echo 'skipped: Rust, as there is no rustc'
fi
if command -v zig >/dev/null; then
  zig build-exe Tests/CLibrary/card.zig -I "$include" -L "$out" -lanchors_solver -lc -rpath "$PWD/$out" \
    -femit-bin="$out/card-zig"
  lays_out Zig "$out/card-zig"
else
  echo 'skipped: Zig, as there is no zig'
fi
if command -v go >/dev/null; then
  CGO_CFLAGS="-I$PWD/$include" CGO_LDFLAGS="-L$PWD/$out -lanchors_solver $rpath" GOCACHE=$PWD/$out/go \
    go build -o "$out/card-go" Tests/CLibrary/card.go
  lays_out Go "$out/card-go"
else
  echo 'skipped: Go, as there is no go'
fi

# Calls in C: plainly, under the address sanitizer, which finds leaks too, and under valgrind.
cc -std=c99 "${warnings[@]}" -g -o "$out/calls" Tests/CLibrary/calls.c -L"$out" -lanchors_solver -lm "$rpath"
"$out/calls"
cc -std=c99 "${warnings[@]}" -g -fsanitize=address -o "$out/calls-address" Tests/CLibrary/calls.c \
  "$out/libanchors_solver.a" -lm
"$out/calls-address"
cc -std=gnu99 "${warnings[@]}" -Wno-pedantic -o "$out/memory" Tests/CLibrary/memory.c -L"$out" -lanchors_solver -ldl "$rpath"
for failing in $(seq 40); do
  status=0
  "$out/memory" "$failing" >"$out/memory.txt" 2>&1 || status=$?
  [ "$status" -eq 134 ] && continue
  [ "$status" -eq 0 ] && [ "$failing" -gt 3 ] && break
  echo "FAIL  the process ends with status $status where allocation $failing fails" >&2
  exit 1
done
echo "ok    each of $((failing - 1)) failed allocations ends the process by abort"
valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=all "$out/calls"

# Random calls against Simplex called from Swift.
mkdir -p "$out/module"
printf 'module CAnchorsSolver [system] {\n  header "../../../%s/anchors_solver.h"\n  link "anchors_solver"\n  export *\n}\n' \
  "$include" >"$out/module/module.modulemap"
use release
compile Buffers Sources/Buffers
compile Simplex Sources/Simplex Buffers
compile SimplexQuestions Sources/SimplexQuestions Buffers Simplex
swiftc "${flags[@]}" -I "$out/module" -o "$out/compare" Tests/CLibrary/compare.swift "$modules"/release/{Buffers,Simplex,SimplexQuestions}.o \
  -L "$out" -Xlinker -rpath -Xlinker "$PWD/$out"
"$out/compare" "${1:-20000}"

# kiwi's interface in Python, over the library.
python3 -m unittest discover Integrations/Kiwi/tests

# A chain of 1000 by both, in instructions.
use clib
swiftc "${flags[@]}" -module-name Overhead -c -o "$out/overhead-swift.o" Tests/CLibrary/overhead.swift
cc -std=c99 "${warnings[@]}" -O2 -o "$out/overhead" Tests/CLibrary/overhead.c "$out/overhead-swift.o" \
  "$out/libanchors_solver.a"
diff <("$out/overhead") <("$out/overhead" swift)
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$out/overhead" "$@" 2>&1 \
    | sed -n 's/.*refs: *//p' | tr -d ', '
}
failed=0
in_c=$(instructions)
in_swift=$(instructions swift)
printf '%-32s %9d  in Swift %d, limit %d thousandths of it\n' 'instructions of a chain in C' "$in_c" "$in_swift" "$overhead"
[ $((in_c * 1000)) -le $((in_swift * overhead)) ] || failed=1

sizes=(
  "$(stat -L -c %s "$out/libanchors_solver.so")"
  "$(brotli --stdout --quality=11 "$out/libanchors_solver.so.$version" | wc -c)"
  "$(stat -c %s "$out/card")"
)
names=('libanchors_solver.so' 'the same by brotli' 'a program with five functions')
for index in 0 1 2; do
  printf '%-32s %9d  limit %9d\n' "${names[$index]}" "${sizes[$index]}" "${limits[$index]}"
  [ "${sizes[$index]}" -le "${limits[$index]}" ] || failed=1
done
[ "$failed" -eq 0 ] || { echo 'FAIL  larger than its limit' >&2; exit 1; }
