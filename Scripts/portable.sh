#!/usr/bin/env bash
# One set of bits everywhere: lays out the examples, the gallery and random layouts in several builds of the
# same sources, and compares hashes of all that comes of it. Then holds the modules of WebAssembly to the
# sizes in Web/sizes.txt, which are raised only with a reason in the commit.
# Usage: Scripts/portable.sh      exit status 1 if two builds differ or a module is too large
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/modules.sh

out=.build/portable
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$out/program"

# The examples are compiled into the program: a module of WebAssembly without imports can read no file.
cp Web/Portable/*.swift "$out/program"
{
  printf '/// The files of Examples/layouts.\nlet exampleFiles = [\n'
  for file in Examples/layouts/*.json; do printf '#"""\n%s\n"""#,\n' "$(cat "$file")"; done
  printf ']\n'
} >"$out/program/ExampleFiles.swift"

layout=(Simplex Anchors VisualFormat LayoutFiles Rendering)
# program VARIANT: compiles the program that prints hashes.
program() {
  use "$1"
  compile_layout
  compile Gallery Sources/Gallery Anchors
  compile Portable "$out/program" LayoutFiles Rendering Gallery
}

# objects NAME…: the objects of modules.
objects() { printf "$modules/$variant/%s.o\n" "$@"; }

# native VARIANT FLAG…: links the program for this machine and runs it.
native() {
  local linking=("${@:2}")
  program "$1"
  mapfile -t linked < <(objects Portable "${layout[@]}" Gallery)
  swiftc "${linking[@]}" "${linked[@]}" -lm -o "$out/$1"
  "$out/$1" >"$out/$1.txt"
}

# wasm NAME OBJECTS… -- EXPORTS…: links a module whose host need provide nothing.
wasm() {
  local name=$1 linked=() exports=()
  shift
  while [ "$1" != -- ]; do
    linked+=("$1")
    shift
  done
  shift
  for export; do exports+=("--export=$export"); done
  "$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=1048576 "${exports[@]}" \
    "${linked[@]}" "$out/stubs.o" -L/usr/lib/wasm32-wasi -lc -lm \
    /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
    "$toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" \
    -o "$out/$name.wasm"
}

# shrink NAME: makes a module as small as it is delivered.
shrink() {
  wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int "$out/$1.wasm" -o "$out/$1.wasm"
}

# exports FILE…: the names under which functions are exported to C.
exports() { sed -n 's/^@c(\(.*\))$/\1/p' "$@"; }

native release
native debug
native embedded -enable-experimental-feature Embedded \
  "$toolchain/lib/swift/embedded/x86_64-unknown-linux-gnu/libswiftUnicodeDataTables.a"

program wasm
compile SolverModule Web/Solver Simplex
compile LayoutModule Web/Module LayoutFiles Rendering
"$toolchain/bin/clang" --target=wasm32-wasi -isystem /usr/include/wasm32-wasi -O2 -Wall -Werror \
  -c Web/stubs.c -o "$out/stubs.o"
# Words are split on purpose: objects and exports have no blank.
# shellcheck disable=SC2046
{
  wasm portable $(objects Portable "${layout[@]}" Gallery) -- $(exports Web/Portable/*.swift)
  wasm solver $(objects SolverModule Simplex) -- $(exports Web/Solver/*.swift)
  wasm layout $(objects LayoutModule "${layout[@]}") -- $(exports Web/Module/*.swift)
}
shrink solver
shrink layout
node Web/Portable/hashes.mjs "$out/portable.wasm" >"$out/node.txt"
builds=(release debug embedded node)

# The interpreter of the toolchain shows one result of one call, and takes a while: it shows the hash of all.
if [ -x "$toolchain/bin/wasmkit" ]; then
  builds+=(wasmkit)
  place=0
  for source in examples gallery random; do
    result=$("$toolchain/bin/wasmkit" run "$out/portable.wasm" hash "i32:$place" i32:5)
    printf '%s all %016x\n' "$source" "$(sed 's/[^0-9]*64(\([0-9]*\)).*/\1/' <<<"$result")"
    place=$((place + 1))
  done >"$out/wasmkit.txt"
fi

perl - "$out" "${builds[@]}" <<'PERL'
use strict;
use warnings;
my ($folder, @builds) = @ARGV;
my (%hash, @rows, $different);
for my $build (@builds) {
  open my $file, '<', "$folder/$build.txt" or die;
  while (<$file>) {
    my ($row, $hash) = /^(\w+ \w+) (\S+)$/ or die "$build: $_";
    push @rows, $row unless grep { $_ eq $row } @rows;
    $hash{$row}{$build} = $hash;
  }
}
printf "%-20s" . " %-16s" x @builds . "\n", '', @builds;
for my $row (@rows) {
  my @hashes = map { $hash{$row}{$_} // '' } @builds;
  my $differs = grep { $_ ne '' && $_ ne $hashes[0] } @hashes;
  printf "%-20s" . " %-16s" x @builds . "%s\n", $row, @hashes, $differs ? '  DIFFERENT' : '';
  $different ||= $differs;
}
print $different ? "FAIL  the builds differ\n" : "ok    all builds give the same bits\n";
exit !!$different;
PERL

status=0
printf '\n%-10s %10s %10s %10s %10s\n' module bytes limit brotli limit
while read -r name raw compressed; do
  bytes=$(wc -c <"$out/$name.wasm")
  packed=$(brotli --stdout --quality=11 "$out/$name.wasm" | wc -c)
  printf '%-10s %10d %10d %10d %10d' "$name" "$bytes" "$raw" "$packed" "$compressed"
  if [ "$bytes" -gt "$raw" ] || [ "$packed" -gt "$compressed" ]; then
    printf '  TOO LARGE'
    status=1
  fi
  echo
done < <(grep -v '^#' Web/sizes.txt)
exit $status
