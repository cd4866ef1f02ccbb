#!/usr/bin/env bash
# Compiles Simplex, Anchors and VisualFormat as Embedded Swift, links a program with them, and runs it.
# Type checking alone would miss what Embedded Swift lacks, so that code is made and linked.
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build/embedded
mkdir -p "$build"
flags=(
  -enable-experimental-feature Embedded -wmo -O -parse-as-library -swift-version 6
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -package-name anchors -warnings-as-errors
  -I "$build"
)

# module NAME: compiles the module of Sources/NAME.
module() {
  find "Sources/$1" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc "${flags[@]}" -module-name "$1" -emit-module -emit-module-path "$build/$1.swiftmodule" -c -o "$build/$1.o"
  printf 'ok    %s compiles as Embedded Swift\n' "$1"
}

module Simplex
module Anchors
module VisualFormat

# program NAME LIBRARIES…: links a program of Tests/Fixtures, runs it, and compares what it prints.
program() {
  local fixture=Tests/Fixtures/$1
  swiftc "${flags[@]}" -module-name "$1" "$fixture/$1.swift" "${@:2}" -o "$build/$1"
  diff -u "$fixture/expected.txt" <("$build/$1")
  printf 'ok    %s links as Embedded Swift and prints what it should\n' "$1"
}

# The solver alone needs no library of mathematics: a program linked without it says so.
program EmbeddedSolver "$build/Simplex.o"
program EmbeddedCard "$build/Simplex.o" "$build/Anchors.o" -Xlinker -lm
program EmbeddedFormat "$build/Simplex.o" "$build/Anchors.o" "$build/VisualFormat.o" -Xlinker -lm
