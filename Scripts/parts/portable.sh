#!/usr/bin/env bash
# One set of bits everywhere: lays out the examples, the gallery and random layouts in several builds of the
# same sources, and compares hashes of all that comes of it. Then holds the modules of WebAssembly to the
# sizes in Web/sizes.txt, which are raised only with a reason in the commit. Numbers above 2^31 are tested where Int has
# 32 bits.
# Usage: Scripts/targets.sh portable [--all | --native] [BUILD]
#        Exit status 1 if two builds differ or a module is too large. --native: only the builds for this machine.
#        The native build without optimization is that of BUILD, or what `swift build` makes first; Embedded Swift and
#        WebAssembly in Node are compiled unless they are there. --all: also a native build with optimization, and
#        WebAssembly in the interpreter of the toolchain.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/modules.sh
. Scripts/parts/needs.sh

all=
native=
case ${1:-} in
--all) all=yes ;;
--native) native=yes ;;
esac
[ -z "$all$native" ] || shift
[ "$native" ] || needs node nodejs
built "${1:-}"
debug=$build
out=.build/portable
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$out"
portable_sources "$out/program"

# native VARIANT LINKED…: compiles the program that prints hashes for this machine, links it with what is named, and
# runs it.
native() {
  compile Portable "$out/program" LayoutFiles Rendering Gallery
  swiftc "$modules/$1/Portable.o" "${@:2}" -lm -o "$out/$1"
  "$out/$1" >"$out/$1.txt"
}

# The modules without optimization are those that `swift build` left.
# Words are split on purpose: paths of objects have no blank.
# shellcheck disable=SC2046
swiftc -Onone -parse-as-library -swift-version 6 -I "$debug/Modules" "$out"/program/*.swift \
  $(printf "$debug/%s.build/*.o " "${layout[@]}") -lm -o "$out/debug"
"$out/debug" >"$out/debug.txt"
cc -O2 -Wall -Werror -c Web/stubs.c -o "$out/stubs.o"
use embedded
layout_modules interface
native embedded -enable-experimental-feature Embedded "$out/stubs.o" \
  "$toolchain/lib/swift/embedded/x86_64-unknown-linux-gnu/libswiftUnicodeDataTables.a"
builds=(debug embedded)
if [ ! "$native" ]; then
  Scripts/web.sh modules portable solver core layout numbers
  NUMBERS_TEST=$PWD/.build/wasm node --test Web/Numbers/test.mjs
  node Web/Portable/hashes.mjs .build/wasm/portable.wasm >"$out/node.txt"
  builds+=(node)
fi
if [ "$all" ]; then
  use release
  layout_modules compile
  mapfile -t objects < <(printf "$modules/release/%s.o\n" "${layout[@]}")
  native release "${objects[@]}"
  builds=(release "${builds[@]}")
fi

# The interpreter of the toolchain shows one result of one call, and takes a while: it shows the hash of all.
if [ "$all" ]; then
  builds+=(wasmkit)
  place=0
  for source in examples gallery random; do
    result=$("$toolchain/bin/wasmkit" run .build/wasm/portable.wasm hash "i32:$place" i32:5)
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
for my $build (@builds) {
  defined $hash{"$_ all"}{$build} or die "$build did not lay out: $_" for qw(examples gallery random);
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

[ ! "$native" ] || exit 0
status=0
printf '\n%-10s %10s %10s %10s %10s\n' module bytes limit brotli limit
while read -r name raw compressed; do
  bytes=$(wc -c <".build/wasm/$name.wasm")
  packed=$(brotli --stdout --quality=11 ".build/wasm/$name.wasm" | wc -c)
  printf '%-10s %10d %10d %10d %10d' "$name" "$bytes" "$raw" "$packed" "$compressed"
  if [ "$bytes" -gt "$raw" ] || [ "$packed" -gt "$compressed" ]; then
    printf '  TOO LARGE'
    status=1
  fi
  echo
done < <(grep -v '^#' Web/sizes.txt)
exit $status
