#!/bin/sh
# Counts instructions of a phase with callgrind, and how they grow with size.
#
#   Benchmarks/instructions.sh chain cold 1000 10000 100000     a line per size and the exponents
#   Benchmarks/instructions.sh --profile chain cold 1000        where they go, by function
#   Benchmarks/instructions.sh anchors/card-list cold 100       a tree of views
#
# Needs valgrind. Unlike times the counts hardly depend on what else the machine does.
set -eu
cd "$(dirname "$0")"
listing=no
if [ "${1:-}" = --profile ]; then
  listing=yes
  shift
fi
if [ $# -lt 3 ]; then
  sed -n '2,8s/^# \{0,1\}//p' "$0"
  exit 2
fi
workload=$1
phase=$2
file=$(echo "$workload" | tr / -)
shift 2
swift build -c release --product bench >&2
folder=.build/instructions
mkdir -p "$folder"
# Valgrind does not read the debugging information that Swift writes.
objcopy --strip-debug .build/release/bench "$folder/bench"
: > "$folder/counts"
for size in "$@"; do
  valgrind --tool=callgrind --collect-atstart=no '--toggle-collect=*profiledRegion*' \
    --callgrind-out-file="$folder/$file-$size-$phase" \
    "$folder/bench" --profile "$workload" "$size" "$phase" > "$folder/log" 2>&1 ||
    { cat "$folder/log" >&2; exit 1; }
  if [ "$listing" = yes ]; then
    for inclusive in no yes; do
      echo "$workload $size $phase, inclusive: $inclusive"
      callgrind_annotate --inclusive=$inclusive "$folder/$file-$size-$phase" |
        grep '%)' | sed 's/???://; s/ \[[^]]*\]$//' | swift demangle --simplified |
        sed 's/^\(.\{150\}\).*/\1/' | head -n 30
    done
  fi
  # Two runs of the phase are counted.
  sed -n 's/^.*Collected : //p' "$folder/log" |
    awk -v size="$size" '{ print size, $1 / 2 }' >> "$folder/counts"
done
awk -v name="$workload $phase" '
  { line = sprintf("%s %d: %d instructions", name, $1, $2)
    if (NR > 1) line = line sprintf(", exponent %.3f", log($2 / last) / log($1 / size))
    print line; size = $1; last = $2 }' "$folder/counts"
