#!/usr/bin/env bash
# Compiles the modules for other targets than `swift build` does, and tests them there.
# Usage: Scripts/targets.sh PART [ARGUMENT…]
#   embedded                     as Embedded Swift, in programs that print what they should
#   portable [--all | --native] [BUILD]
#                                the same bits in every build, and sizes of the modules of WebAssembly
#   clib [--build | SEQUENCES]   the solver as a C library, tested in C and against Simplex
#   processors [--layouts] [NAME…]
#                                the same bits on other processors, in QEMU
# BUILD is a folder that `swift build` left; without it `swift build` runs first.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in
embedded | portable | clib | processors) exec "Scripts/parts/$1.sh" "${@:2}" ;;
esac
sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/targets.sh >&2
exit 2
