#!/usr/bin/env bash
# Tests this package together with programs and libraries of others. Not part of .ci/run.
# Usage: Scripts/integrations.sh PART [ARGUMENT…]
#   clients FOLDER [LIBRARY…]    public layout libraries compile on this engine and pass their own tests
#   kiwi [FOLDER]                tests of kiwi, enaml and matplotlib with Integrations/Kiwi
#   pango [FOLDER]               texts and fonts of PDF files that Integrations/Pango draws
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in
clients | kiwi | pango) exec "Scripts/parts/$1.sh" "${@:2}" ;;
esac
sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p;}' Scripts/integrations.sh >&2
exit 2
