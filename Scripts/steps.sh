# Sourced by .ci/run and Scripts/check.sh: runs steps one after the other, and says how long each took.

failed=()
# step NAME COMMAND…
step() {
  local start=$SECONDS
  printf '\n== %s\n' "$1"
  if "${@:2}"; then
    printf 'ok    %s (%d s)\n' "$1" $((SECONDS - start))
  else
    printf 'FAIL  %s (%d s)\n' "$1" $((SECONDS - start))
    failed+=("$1")
  fi
}

# Ends the script: exit status 1 if a step failed.
finish() {
  echo
  if [ ${#failed[@]} -gt 0 ]; then
    printf 'FAIL  %s\n' "${failed[@]}" >&2
    exit 1
  fi
  printf 'All steps of %s passed (%d s).\n' "$0" $SECONDS
}
