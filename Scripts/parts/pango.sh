#!/usr/bin/env bash
# Builds and tests Integrations/Pango, and reads its files with other programs: every text of the cards, of the
# page in ten scripts and of the invoices is found again in the PDF, and every font is embedded.
# Installs what is missing with apt-get. Usage: Scripts/integrations.sh pango [FOLDER]      leaves the files in FOLDER
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/steps.sh
package=Integrations/Pango
out=${1:-$package/.build/pages}
mkdir -p "$out"

install() {
  local name missing=()
  for name in libpango1.0-dev libgdk-pixbuf-2.0-dev poppler-utils fonts-liberation fonts-dejavu \
    fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-thai-tlwg; do
    dpkg -s "$name" >/dev/null 2>&1 || missing+=("$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "installing ${missing[*]}"
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" \
    apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

# embedded PDF: each of its fonts is embedded, and there is one.
embedded() {
  pdffonts "$1" | tail -n +3 | awk '
    { fonts++ }
    # The columns after the type, which may be two words, count from the end.
    $(NF - 4) != "yes" { print "not embedded: " $0; bad = 1 }
    END { exit bad || !fonts }'
}


# made PRODUCT: builds a program of the package or of the main one, and sets `program` to it.
made() {
  swift build --quiet --package-path $package --product "$1" || return
  program=$package/.build/debug/$1
}

cards() {
  local program format
  made layout || return
  # The frames of the cards, without the sizes of their texts, are those of `layout cards`.
  "$program" cards Examples/contacts.vcf --format json | frames >"$out/layout.json" || return
  made cards || return
  "$program" Examples/contacts.vcf --format json | frames | diff "$out/layout.json" - || return
  for format in pdf png svg; do
    "$program" Examples/contacts.vcf --format $format --scale 2 --output "$out/cards.$format" || return
  done
  embedded "$out/cards.pdf" || return
  # Wide enough that no text is truncated.
  "$program" Examples/contacts.vcf --format pdf --width 900 --plan senior --output "$out/wide.pdf" || return
  Scripts/parts/found-texts.py --contacts Examples/contacts.vcf "$out/wide.pdf"
}
frames() { sed 's/,"intrinsic":{[^}]*}//g'; }

specimen() {
  local program
  made specimen || return
  "$program" "$out/specimen".{pdf,png,svg} || return
  embedded "$out/specimen.pdf" || return
  "$program" --texts >"$out/specimen.txt" || return
  Scripts/parts/found-texts.py --lines "$out/specimen.txt" "$out/specimen.pdf"
}

invoices() {
  local program language
  made invoice || return
  for language in de ja ar; do
    "$program" $language "$out/invoice-$language.pdf" || return
    embedded "$out/invoice-$language.pdf" || return
    "$program" $language --texts >"$out/invoice-$language.txt" || return
    Scripts/parts/found-texts.py --lines "$out/invoice-$language.txt" "$out/invoice-$language.pdf" || return
    [ "$(pdfinfo "$out/invoice-$language.pdf" | awk '/^Pages/ { print $2 }')" = 2 ] || return
  done
}

step 'libraries and fonts' install
step 'build' swift build --package-path $package --build-tests
step 'tests' swift test --package-path $package --skip-build
step 'cards: texts, fonts, the frames of layout cards' cards
step 'a page in ten scripts: texts and fonts' specimen
step 'invoices in three languages: texts, fonts, pages' invoices
finish
