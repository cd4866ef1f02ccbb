# Runs steps for .ci/run and Scripts/check.sh, which source it, and says how long each took.

# `steps` has a line for each step that failed and the end of what it printed, and there is a file for each lane
# that has not ended. A folder, because lanes are processes of their own.
failures=$(mktemp -d)

# step NAME COMMAND…: runs the command, in a shell of its own.
step() {
  local start=$SECONDS output
  output=$(mktemp)
  printf '\n== %s\n' "$1"
  if "${@:2}" 2>&1 | tee "$output"; then
    printf 'ok    %s (%d s)\n' "$1" $((SECONDS - start))
  else
    printf 'FAIL  %s (%d s)\n' "$1" $((SECONDS - start))
    {
      printf 'FAIL  %s\n' "$1"
      # Where it failed, and how it ended.
      { grep -aE '^ *(✘|FAIL)|error:' "$output" | head -n 20; tail -n 10 "$output"; } | cut -c1-500 | sed 's/^/      /'
    } >>"$failures/steps"
  fi
  rm -f "$output"
}

# lane NAME FUNCTION: runs the function's steps beside those of other lanes; each line says its lane.
# A lane counts as failed until its last step has ended, so that none is lost without a word.
lane() {
  printf 'FAIL  lane %s\n' "$1" >"$failures/lane-$1"
  { "$2" </dev/null && rm "$failures/lane-$1"; } 2>&1 | sed -u "s/^/$1 | /" &
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
