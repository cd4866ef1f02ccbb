#!/usr/bin/env bash
# Compiles the modules that a program may hold on a machine without an operating system as Embedded Swift,
# links programs with them, and runs these. Type checking alone would miss what Embedded Swift lacks, so that
# code is made and linked; that of modules above VisualFormat by Scripts/targets.sh portable, whose program uses them.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/modules.sh

use embedded
compile Buffers Sources/Buffers
compile Simplex Sources/Simplex Buffers
compile SimplexQuestions Sources/SimplexQuestions Buffers Simplex
compile AnchorsText Sources/AnchorsText
compile Anchors Sources/Anchors AnchorsText Buffers Simplex SimplexQuestions
compile VisualFormat Sources/VisualFormat Anchors
layout_modules interface
compile Contacts Sources/Contacts
printf 'ok    %s compiles as Embedded Swift\n' Buffers Simplex SimplexQuestions AnchorsText Anchors AnchorsGrid AnchorsQuestions VisualFormat LayoutFiles Rendering Gallery Contacts

build=.build/embedded
mkdir -p "$build"
# program NAME LIBRARIES…: links a program of Tests/Fixtures, runs it, and compares what it prints.
program() {
  local fixture=Tests/Fixtures/$1
  swiftc "${flags[@]}" -module-name "$1" "$fixture/$1.swift" "${@:2}" -o "$build/$1"
  diff -u "$fixture/expected.txt" <("$build/$1")
  printf 'ok    %s links as Embedded Swift and prints what it should\n' "$1"
}

# The solver alone needs no library of mathematics: a program linked without it says so.
solver=("$modules/embedded/Buffers.o" "$modules/embedded/Simplex.o")
program EmbeddedSolver "${solver[@]}"
engine=("${solver[@]}" "$modules"/embedded/{SimplexQuestions,AnchorsText,Anchors}.o)
program EmbeddedCard "${engine[@]}" -Xlinker -lm
program EmbeddedFormat "${engine[@]}" "$modules/embedded/VisualFormat.o" -Xlinker -lm
