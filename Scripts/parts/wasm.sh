#!/usr/bin/env bash
# Builds the modules of WebAssembly in .build/wasm: solver.wasm and portable.wasm, which hashes results, need nothing
# of their host; layout.wasm, for pages and npm, imports a function that may measure texts, and so does core.wasm, which
# lays files out and explains them, without outline, pull, lint, ranges, exports, drawings and Interface Builder;
# numbers.wasm is for tests alone. What was built from the same sources is kept.
# Usage: Scripts/web.sh modules NAME…
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/modules.sh
. Scripts/parts/needs.sh
needs wasm-opt binaryen
needs /usr/include/wasm32-wasi/stdlib.h wasi-libc
needs '/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a' libclang-rt-dev-wasm32

out=.build/wasm
mkdir -p "$out"
# Several scripts may ask for modules at the same time.
exec 9>"$out/lock"
flock 9
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# All modules are cut from one object, so that the same code is compiled once; what a module does not export
# does not come along. The solver is optimized before the rest: inlined as it is written it would be larger.
rm -rf "$out/sources"
portable_sources "$out/sources"
cp Web/Module/*.swift Web/Solver/*.swift Web/Numbers/*.swift "$out/sources"
use wasm
interface Buffers Sources/Buffers
interface Simplex Sources/Simplex Buffers
flags+=(-Onone)
interface SimplexQuestions Sources/SimplexQuestions Buffers Simplex
interface AnchorsText Sources/AnchorsText
interface Anchors Sources/Anchors AnchorsText Buffers Simplex SimplexQuestions
interface AnchorsGrid Sources/AnchorsGrid Anchors
interface AnchorsQuestions Sources/AnchorsQuestions Anchors Buffers Simplex SimplexQuestions
interface VisualFormat Sources/VisualFormat Anchors
interface LayoutFiles Sources/LayoutFiles Anchors AnchorsGrid AnchorsQuestions VisualFormat
interface Devices Sources/Devices Anchors
interface InterfaceFiles Sources/InterfaceFiles Anchors AnchorsQuestions Devices LayoutFiles
interface Rendering Sources/Rendering Anchors AnchorsGrid AnchorsQuestions
interface Gallery Sources/Gallery Anchors AnchorsGrid
interface Contacts Sources/Contacts
use wasm
compile Web "$out/sources" Contacts Devices LayoutFiles InterfaceFiles Rendering Gallery
object=$modules/wasm/Web.o
if [ ! "$out/stubs.o" -nt Web/stubs.c ]; then
  "$toolchain/bin/clang" --target=wasm32-wasi -isystem /usr/include/wasm32-wasi -O2 -Wall -Werror \
    -c Web/stubs.c -o "$out/stubs.o"
fi

# link NAME FOLDER PATTERN: links a module; the functions that the Swift files of the folder export to C, and whose
# names match the pattern, are what a host can call.
link() {
  local name=$1 exports=() key
  mapfile -t exports < <(sed -n 's/^@c(\(.*\))$/--export=\1/p' "$2"/*.swift | grep -xE -- "--export=${3:-.*}")
  key=$(cat "$object" "$out/stubs.o" Scripts/parts/wasm.sh | sha256sum)
  [ "$key" != "$(cat "$out/$name.key" 2>/dev/null)" ] || return 0
  rm -f "$out/$name.key"
  "$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=1048576 "${exports[@]}" \
    "$object" "$out/stubs.o" -L/usr/lib/wasm32-wasi -lc -lm \
    /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
    "$toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" \
    -o "$out/$name.wasm"
  # As small as it is delivered; what is only run once need not be. Loops and branches that are put together anew
  # save a hundredth, and what is optimized twice a little more.
  if [ "$name" != portable ]; then
    wasm-opt --flatten --rereloop -Oz -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
      --enable-nontrapping-float-to-int "$out/$name.wasm" -o "$out/$name.wasm"
  fi
  printf '%s\n' "$key" >"$out/$name.key"
}

for name; do
  case $name in
  solver) link solver Web/Solver ;;
  layout) link layout Web/Module ;;
  core) link core Web/Module 'layout_(room|open|close|solve|resize|recover|explain|measure|result(_count)?)' ;;
  portable) link portable Web/Portable ;;
  numbers) link numbers Web/Numbers ;;
  esac
done
