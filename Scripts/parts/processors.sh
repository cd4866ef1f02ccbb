#!/usr/bin/env bash
# Compiles the solver as a C library for other processors, runs programs on it in QEMU, and compares what they print with
# what this machine prints: statuses, values to the bit, messages, counters. x87, which rounds to 80 bits, must differ.
# Usage: Scripts/targets.sh processors [--layouts] [NAME…]     NAME: arm64 riscv64 armhf i686 x87 cortex-m4; all of them
#        --layouts: also the hashes of all example layouts, which are compiled for several minutes; not for cortex-m4
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/modules.sh
. Scripts/parts/needs.sh
layouts=
[ "${1:-}" != --layouts ] || { layouts=yes; shift; }
[ $# -gt 0 ] || set -- arm64 riscv64 armhf i686 x87 cortex-m4
# Tolerable bytes of code and constants of a program that uses five functions on a Cortex-M4, some 40 000 of them of
# newlib's printf and malloc; the goal is 150000.
limit=188000
out=.build/processors
mkdir -p "$out"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# processor NAME: sets how Swift and C are compiled for a processor, and how a program is linked and run.
processor() {
  swift=() c=() run=() linked=(-static -fuse-ld=lld -B "$toolchain/bin") libraries=(-latomic)
  case $1 in
  this) triple=x86_64-unknown-linux-gnu compiler=gcc linked=() libraries=() ;;
  arm64) triple=aarch64-none-none-elf compiler=aarch64-linux-gnu-gcc run=(qemu-aarch64) ;;
  riscv64)
    triple=riscv64-none-none-eabi compiler=riscv64-linux-gnu-gcc run=(qemu-riscv64)
    swift=(-Xcc -march=rv64gc -Xcc -mabi=lp64d)
    ;;
  armhf)
    triple=armv7-none-none-eabi compiler=arm-linux-gnueabihf-gcc run=(qemu-arm)
    swift=(-Xcc -mfloat-abi=hard -Xcc -mfpu=vfpv3-d16)
    ;;
  i686 | x87)
    triple=i686-unknown-none-elf compiler=i686-linux-gnu-gcc run=(qemu-i386) c=(-msse2 -mfpmath=sse)
    [ "$1" = i686 ] || swift=(-Xcc -march=i686 -Xcc -mno-sse)
    ;;
  cortex-m4)
    triple=armv7em-none-none-eabi compiler=arm-none-eabi-gcc libraries=()
    # Swift's enumerations are as wide as C's without the flag that ARM's own interface has.
    c=(-mthumb -mcpu=cortex-m4 -mfloat-abi=soft -fno-short-enums)
    swift=(-Xcc -mcpu=cortex-m4 -Xcc -mfloat-abi=soft)
    linked=(--specs=nano.specs --specs=rdimon.specs -u _printf_float -Wl,--no-enum-size-warning,-z,noexecstack
      -T Tests/Processors/cortex-m4.ld Tests/Processors/start.c)
    run=(qemu-system-arm -M mps2-an386 -display none -semihosting-config enable=on,target=native -kernel)
    ;;
  *)
    echo "no such processor: $1" >&2
    exit 2
    ;;
  esac
  needs "$compiler" "the cross compiler $compiler"
  [ ${#run[@]} -eq 0 ] || needs "${run[0]}" "${run[0]/#qemu-system-*/qemu-system-arm}"
  # Products and sums are rounded one by one, as Swift does.
  c+=(-O2 -ffp-contract=off -ffunction-sections -I Sources/SimplexC/include)
}

# variant NAME KIND FLAG…: compiles what follows for a processor.
variant() {
  use "$1-$2"
  flags+=(-enable-experimental-feature Embedded -Xfrontend -function-sections -target "$triple" "${swift[@]}" "${@:3}")
  [ "$1" = this ] || flags+=(-Xfrontend -disable-stack-protector)
  "$compiler" "${c[@]}" -c Web/stubs.c -o "$out/stubs-$1.o"
}

# program NAME PROGRAM FILE…: links a program for a processor.
program() {
  "$compiler" "${c[@]}" "${linked[@]}" -Wl,--gc-sections "${@:3}" "$out/stubs-$1.o" -lm "${libraries[@]}" -o "$2"
}

# solver NAME: writes what two programs in C print on a processor.
solver() {
  variant "$1" solver -Osize
  compile Buffers Sources/Buffers
  compile Simplex Sources/Simplex Buffers
  compile SimplexQuestions Sources/SimplexQuestions Buffers Simplex
  compile SimplexC Sources/SimplexC Buffers Simplex SimplexQuestions
  local name objects=("$modules/$variant"/{Buffers,Simplex,SimplexQuestions,SimplexC}.o Sources/SimplexC/support/allocation.c)
  for name in card:CLibrary hash:Processors; do
    program "$1" "$out/${name%:*}-$1" -std=gnu99 "Tests/${name#*:}/${name%:*}.c" "${objects[@]}"
    timeout 300 "${run[@]}" "$out/${name%:*}-$1" </dev/null
  done >"$out/solver-$1.txt"
  [ "$1" = cortex-m4 ] || return 0
  size=$(arm-none-eabi-size "$out/card-cortex-m4" | awk 'NR == 2 { print $1 }')
  printf '%s\n' "      cortex-m4: a program with five functions has $size bytes of code and constants, limit $limit"
  [ "$size" -le $limit ] || status=1
}

# unicode NAME: the library of Unicode's tables. That of riscv64 is marked as passing numbers in integer registers; it
# passes none, so that its objects are marked (byte 48) as the others are.
unicode() {
  local library=$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a object
  if [ "$1" = riscv64 ]; then
    rm -rf "$out/unicode"
    mkdir "$out/unicode"
    ar x "$library" --output "$out/unicode"
    for object in "$out/unicode"/*.o; do printf '\005' | dd of="$object" bs=1 seek=48 conv=notrunc status=none; done
    library=$out/unicode/tables.a
    ar rcs "$library" "$out/unicode"/*.o
  fi
  echo "$library"
}

# layout NAME: writes the hashes of layouts on a processor.
layout() {
  portable_sources "$out/sources"
  variant "$1" layout -O
  layout_modules interface
  compile Portable "$out/sources" LayoutFiles Rendering Gallery
  program "$1" "$out/layout-$1" "$modules/$variant/Portable.o" "$(unicode "$1")"
  timeout 580 "${run[@]}" "$out/layout-$1" >"$out/layout-$1.txt"
}

status=0
# compare NAME PART: compares what a processor printed with what this machine did.
compare() {
  if [ "$1" = x87 ]; then
    if cmp -s "$out/$2-this.txt" "$out/$2-x87.txt"; then
      echo "FAIL  $2: x87 gives the same bits, so that the comparison shows nothing"
      status=1
    else
      echo "ok    $2: x87 gives other bits, as it must"
    fi
  elif diff "$out/$2-this.txt" "$out/$2-$1.txt"; then
    echo "ok    $2: $1 gives the same bits"
  else
    echo "FAIL  $2: $1 gives other bits"
    status=1
  fi
}

for name in this "$@"; do
  processor "$name"
  solver "$name"
  [ "$name" = this ] || compare "$name" solver
  [ "$layouts" ] && [ "$name" != cortex-m4 ] || continue
  layout "$name"
  [ "$name" = this ] || compare "$name" layout
done
exit $status
