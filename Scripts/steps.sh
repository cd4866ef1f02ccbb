# Sourced by .ci/run and Scripts/check.sh: runs steps, and says how long each took.

# A line in `steps` for each step that failed, and a file for each lane that has not ended. A folder,
# because lanes are processes of their own.
failures=$(mktemp -d)

# step NAME COMMAND…
step() {
  local start=$SECONDS
  printf '\n== %s\n' "$1"
  if "${@:2}"; then
    printf 'ok    %s (%d s)\n' "$1" $((SECONDS - start))
  else
    printf 'FAIL  %s (%d s)\n' "$1" $((SECONDS - start))
    printf 'FAIL  %s\n' "$1" >>"$failures/steps"
  fi
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
