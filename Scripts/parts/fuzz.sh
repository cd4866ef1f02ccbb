#!/usr/bin/env bash
# Runs libFuzzer on what Tests/Fuzz builds, with the address sanitizer and with all assertions.
# Usage: Scripts/sanitize.sh fuzz TARGET SECONDS [OPTION…]   TARGET is solver, views, files, contacts, interface, or
#                                                   all, two of them at a time; options are those of libFuzzer
# Inputs that reach something new stay in .build/fuzz/corpus and are where the next run begins; one that
# fails is left in .build/fuzz/findings. FUZZ_TARGET=solver .build/fuzz/debug/Fuzz INPUT runs it again.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${1:?a target} seconds=${2:?seconds}
shift 2

# One build has all targets.
swift build --package-path Tests/Fuzz --scratch-path .build/fuzz -q
fuzz() {
  local name=$1
  shift
  local corpus=.build/fuzz/corpus/$name seeds=(Tests/Fuzz/Seeds/"$name") length=4096
  case $name in
  files) seeds+=(Examples/layouts) ;;
  contacts) seeds+=(Examples/contacts.vcf) ;;
  interface) seeds+=(Examples/interface) length=16384 ;;
  esac
  mkdir -p "$corpus" .build/fuzz/findings
  for seed in "${seeds[@]}"; do cp -R -n "$seed"/. "$corpus" 2>/dev/null || cp -n "$seed" "$corpus"; done
  # The log is shown when something fails, and its last line, the number of executions, always.
  if ! FUZZ_TARGET=$name .build/fuzz/debug/Fuzz "$corpus" -max_total_time="$seconds" -max_len=$length -timeout=60 \
    -rss_limit_mb=4096 -artifact_prefix=.build/fuzz/findings/"$name"- "$@" > .build/fuzz/"$name".log 2>&1; then
    tail -n 60 .build/fuzz/"$name".log >&2
    echo "FAIL  $name" >&2
    return 1
  fi
  echo "ok    $name: $(tail -n 1 .build/fuzz/"$name".log)"
}

if [ "$target" != all ]; then
  fuzz "$target" "$@"
  exit
fi
status=0
for pair in 'solver views' 'files contacts' interface; do
  runs=()
  for name in $pair; do
    fuzz "$name" "$@" &
    runs+=($!)
  done
  for run in "${runs[@]}"; do wait "$run" || status=1; done
done
exit $status
