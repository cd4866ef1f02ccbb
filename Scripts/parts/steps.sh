# Runs steps for .ci/run and Scripts/check.sh, which source it, and says how long each took.

# `steps` has a line for each step that failed and the end of what it printed, and there is a file for each lane
# that has not ended. A folder, because lanes are processes of their own.
failures=$(mktemp -d)

# Sets `processor` to the seconds of processor that the shell's ended children took. The seconds of a step depend
# on the other lanes, its seconds of processor do not. `times` knows only the children of the shell it runs in.
count_processor() {
  local file
  file=$(mktemp)
  times >"$file"
  processor=$(sed -n '2s/[ms]/ /gp' "$file" | awk '{ printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }')
  rm -f "$file"
}

# step NAME COMMAND…: runs the command, in a shell of its own.
step() {
  local start=$SECONDS processor before output end
  output=$(mktemp)
  count_processor
  before=$processor
  printf '\n== %s\n' "$1"
  end=ok
  "${@:2}" 2>&1 | tee "$output" || end=FAIL
  count_processor
  printf '%-5s %s (%d s, %d s of processor)\n' "$end" "$1" $((SECONDS - start)) $((processor - before))
  if [ $end = FAIL ]; then
    {
      printf 'FAIL  %s\n' "$1"
      # Where it failed, and how it ended.
      { grep -aE '^ *(✘|FAIL)|error:' "$output" | head -n 20; tail -n 10 "$output"; } | cut -c1-500 | sed 's/^/      /'
    } >>"$failures/steps"
  fi
  rm -f "$output"
}

# lane NAME COMMAND…: runs the command's steps beside those of other lanes; each line says its lane.
# A lane counts as failed until its last step has ended, so that none is lost without a word.
lane() {
  printf 'FAIL  lane %s\n' "$1" >"$failures/lane-$1"
  { "${@:2}" </dev/null && rm "$failures/lane-$1"; } 2>&1 | sed -u "s/^/$1 | /" &
}

# Ends the script once every lane has ended: exit status 1 if a step failed.
finish() {
  wait
  local status=0
  echo
  if [ -n "$(ls "$failures")" ]; then
    cat "$failures"/* >&2
    status=1
  fi
  rm -rf "$failures"
  [ $status -eq 0 ] && printf 'All steps of %s passed (%d s).\n' "$0" $SECONDS
  exit $status
}
