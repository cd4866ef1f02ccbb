# Sourced by .ci/run and Scripts/guards.sh: reads the table of steps, Scripts/parts/ring.txt.

# ring_steps: prints the steps, one a line, fields separated by bars: ring, lane, needs, paths, command.
ring_steps() {
  grep -vE '^(#|$)' Scripts/parts/ring.txt | sed -E 's/ *[|] */|/g; s/ +$//'
}

# watches PATHS FILE: one of the patterns matches the file.
watches() {
  local pattern
  local -
  set -f
  for pattern in $1; do
    # A pattern on the right is meant as one.
    # shellcheck disable=SC2053
    [[ $2 == $pattern ]] && return
  done
  return 1
}

# ring_faults FILE…: prints each file that only steps for all files watch, each pattern that matches no file,
# and each script of a step that is not there.
ring_faults() {
  local ring lane needs paths command pattern file
  local -
  set -f
  local patterns=()
  while IFS='|' read -r ring lane needs paths command; do
    [[ $command == swift\ * || -x ${command%% *} ]] || echo "no such script: $command"
    for pattern in $paths; do [ "$pattern" = '*' ] || patterns+=("$pattern"); done
  done < <(ring_steps)
  for file; do
    watches "${patterns[*]}" "$file" || echo "no step watches $file"
  done
  for pattern in "${patterns[@]}"; do
    for file; do
      # shellcheck disable=SC2053
      [[ $file == $pattern ]] && continue 2
    done
    echo "no file matches $pattern"
  done
}
