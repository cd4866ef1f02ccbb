#!/usr/bin/env bash
# Lays out cards and layout files in one process and with Apache Spark, a worker of which is killed halfway,
# and compares every byte. Installs what is missing: Java, and Spark in a folder of its own.
# Usage: Examples/Spark/run.sh [CARDS] [LAYOUTS]     1000000 cards and 100000 layouts if not given
set -euo pipefail
cd "$(dirname "$0")/../.."
cards=${1:-1000000} layouts=${2:-100000} cores=$(nproc)

folder=$PWD/.build/spark
mkdir -p "$folder"
if ! command -v java >/dev/null; then
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends default-jre-headless
fi
[ -x "$folder/python/bin/python" ] || python3 -m venv "$folder/python"
"$folder/python/bin/python" -c 'import pyspark' 2>/dev/null || "$folder/python/bin/pip" install -q pyspark
layout=${LAYOUT:-}
if [ -z "$layout" ]; then
  swift build -c release --product layout
  layout=$(swift build -c release --show-bin-path)/layout
fi

# compare NAME COUNT ORDER COMMAND…: both ways, in the order that the command ORDER gives.
compare() {
  local name=$1 count=$2 order=$3 start
  shift 3
  "$folder/python/bin/python" Examples/Spark/input.py "$name" "$count" > "$folder/$name"
  rm -rf "$folder/$name.parts"
  start=$(date +%s.%N)
  "$@" < "$folder/$name" > "$folder/$name.single"
  perl -e 'printf "one process: %d lines, %.1f s\n", $ARGV[0], $ARGV[2] - $ARGV[1]' \
    "$(wc -l < "$folder/$name.single")" "$start" "$(date +%s.%N)"
  PYSPARK_PYTHON=$folder/python/bin/python SPARK_LOCAL_IP=127.0.0.1 \
    "$folder/python/bin/python" Examples/Spark/pipe.py "$cores" "$folder/$name" "$folder/$name.parts" "$@" \
    2> "$folder/$name.log" || { tail -n 40 "$folder/$name.log" >&2; return 1; }
  cat "$folder/$name.parts"/part-* | $order > "$folder/$name.spark"
  cmp "$folder/$name.single" "$folder/$name.spark"
  echo "ok    $name: $(wc -l < "$folder/$name.spark") lines equal, $(wc -c < "$folder/$name.spark") bytes"
}

# Each line of a card begins {"number":N, so the number is in the second field.
compare contacts "$cards" 'sort -s -t: -k2,2n' "$layout" cards - --lines --records json --plan senior
# A layout has no number; the parts are in the order of the input.
compare layouts "$layouts" cat "$layout" solve - --lines
