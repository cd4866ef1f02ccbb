#!/usr/bin/env bash
# Counts the instructions of a benchmark workload with callgrind, and how they grow with size.
#
#   Scripts/bench.sh --instructions --check    first layouts and changes against Benchmarks/Instructions.json
#   Scripts/bench.sh --instructions --record   writes that file anew, after a change that is meant
#   Scripts/bench.sh --instructions chain                        cold and change, at each size of the workload
#   Scripts/bench.sh --instructions chain cold 1000 10000        one phase, at these sizes
#   Scripts/bench.sh --instructions --profile anchors/cards cold 1    where they go, by function
#
# Needs valgrind. Unlike times the counts hardly depend on what else the machine does.
# `Scripts/bench.sh --list` names the workloads.
set -euo pipefail
cd "$(dirname "$0")/../../Benchmarks"
profiles=no
if [ "${1:-}" = --profile ]; then
  profiles=yes
  shift
fi
. ../Scripts/parts/needs.sh
needs valgrind valgrind
if [ $# -lt 1 ]; then
  sed -n '2,12s/^# \{0,1\}//p' "../Scripts/parts/instructions.sh"
  exit 2
fi
workload=$1
shift
swift build -c release --product bench >&2
folder=.build/instructions
mkdir -p "$folder"
# Valgrind does not read the debugging information that Swift writes.
objcopy --strip-debug .build/release/bench "$folder/bench"
if [ "$workload" = --check ] || [ "$workload" = --record ]; then
  exec ./instructions.py "$folder/bench" "$workload"
fi
if [ $# -gt 0 ]; then
  phases=("$1")
  shift
else
  phases=(cold edit readd)
fi
if [ $# -gt 0 ]; then
  sizes=("$@")
else
  read -ra sizes <<<"$("$folder/bench" --list --filter "$workload" | sed -n "s|^$workload: \[\(.*\)\].*|\1|p" | tr -d ,)"
fi

for phase in "${phases[@]}"; do
  last=
  for size in "${sizes[@]}"; do
    output="$folder/${workload//\//-}-$size-$phase"
    if ! valgrind --tool=callgrind --collect-atstart=no '--toggle-collect=*profiledRegion*' \
      --callgrind-out-file="$output" \
      "$folder/bench" --profile "$workload" "$size" "$phase" >"$folder/log" 2>&1; then
      grep -q 'has no phase' "$folder/log" && continue 2
      cat "$folder/log" >&2
      exit 1
    fi
    # Two runs of the phase are counted.
    count=$(sed -n 's/^.*Collected : //p' "$folder/log" | awk '{ printf "%d", $1 / 2 }')
    awk -v what="$workload $phase $size" -v count="$count" -v size="$size" -v last="$last" 'BEGIN {
      split(last, before, " ")
      printf "%s: %d instructions", what, count
      if (last != "") printf ", exponent %.3f", log(count / before[2]) / log(size / before[1])
      print "" }'
    last="$size $count"
    if [ "$profiles" = yes ]; then
      for inclusive in no yes; do
        echo "inclusive: $inclusive"
        callgrind_annotate --inclusive=$inclusive "$output" | grep '%)' |
          sed 's/???://; s/ \[[^]]*\]$//' | swift demangle --simplified | cut -c1-150 | sed -n 1,30p
      done
    fi
  done
done
