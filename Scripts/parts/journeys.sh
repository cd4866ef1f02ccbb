#!/usr/bin/env bash
# Counts the files and lines of solver and engine that a call runs, by the coverage of one small program for each, and
# compares them with the table in Docs/Architecture.md, which may lag behind by two files.
# Usage: Scripts/programs.sh journeys [FOLDER]      FOLDER: of Sources; lists its files and lines instead, by journey
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/modules.sh

out=.build/journeys
# Other programs of these names may know other formats than the compiler writes.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
mkdir -p "$out"
use coverage
compile Buffers Sources/Buffers
compile Simplex Sources/Simplex Buffers
compile SimplexQuestions Sources/SimplexQuestions Buffers Simplex
compile AnchorsText Sources/AnchorsText
compile Anchors Sources/Anchors AnchorsText Buffers Simplex SimplexQuestions
swiftc -Onone -profile-generate -swift-version 6 -enable-experimental-feature Extern -I "$modules/coverage" -lm \
  Tests/Fixtures/Journeys/Journeys.swift "$modules"/coverage/{Buffers,Simplex,SimplexQuestions,AnchorsText,Anchors}.o \
  -o "$out/journeys"

status=0
while IFS= read -r journey; do
  LLVM_PROFILE_FILE=$out/one.profraw "$out/journeys" "$journey"
  "$tools/llvm-profdata" merge -o "$out/one.profdata" "$out/one.profraw"
  "$tools/llvm-cov" export -format lcov -instr-profile "$out/one.profdata" "$out/journeys" "$PWD"/Sources/{Anchors,AnchorsText,Simplex} |
    sed -nE 's/^SF:(.*)/\1/p; s/^LH:(.*)/\1/p' | paste - - | awk '$2 > 0' >"$out/files"
  if [ $# -gt 0 ]; then
    awk -v journey="$journey" -v folder="/Sources/$1/" \
      'i = index($1, folder) { print journey ": " substr($1, i + length(folder)) ", " $2 " lines" }' "$out/files"
    continue
  fi
  files=$(wc -l <"$out/files")
  lines=$(awk '{ sum += $2 } END { print sum + 0 }' "$out/files")
  echo "      $journey: $files files, $lines lines"
  told=$(awk -F ' *[|] *' -v journey="$journey" '$2 == journey { print $3 }' Docs/Architecture.md)
  if ((files > ${told:-0} + 2 || files < ${told:-0} - 2)); then
    echo "FAIL  Docs/Architecture.md tells ${told:-no} files of \"$journey\", which runs $files"
    status=1
  fi
done < <(sed -nE 's/^case "(.*)":$/\1/p' Tests/Fixtures/Journeys/Journeys.swift)
[ $status -ne 0 ] || [ $# -gt 0 ] || echo 'ok    Docs/Architecture.md tells how many files each journey runs'
exit $status
