# Sourced by scripts that need what was built, or more than the Swift toolchain.

# built [FOLDER]: sets `build` to the folder; without one, builds and sets it to where `swift build` puts things.
built() {
  build=${1:-}
  [ -z "$build" ] || return 0
  swift build || exit
  build=.build/debug
}

# needs COMMAND-OR-FILES PACKAGE: ends the script with what to install if the command or the files are missing.
needs() {
  case $1 in
  /*) compgen -G "$1" >/dev/null && return ;;
  *) command -v "$1" >/dev/null && return ;;
  esac
  echo "${0##*/} needs $1: install $2 (on Debian with apt-get), or run .ci/run once, which installs all." >&2
  exit 1
}
