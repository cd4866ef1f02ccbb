#!/usr/bin/env bash
# Compares what `layout --format pdf` writes with what qpdf and poppler's tools read.
# Usage: Scripts/files.sh print [FOLDER OF THE BUILT PROGRAMS]      without it `swift build` runs first
#
# Files: `qpdf --check` and `pdfinfo` report nothing, and a second run gives the same bytes.
# Text: for every text of every card in three plans and both directions, the words that
# `pdftotext -bbox` finds are compared with the label's frame: the edge where the text starts, its top
# and bottom, the edge where it ends (by the label's measured width, or within the frame if the text
# was truncated), and the name itself. Sheets: the same words, shifted by the position of the card.
# Photos: the colors that `pdftoppm` renders.
# Glyphs: all 315 of each typeface, by parts/glyphs.py.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/needs.sh
needs qpdf qpdf
needs pdftotext poppler-utils
built "${1:-}"
layout=$build/layout
start=$SECONDS
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

status=0
fail() { printf 'FAIL  %s\n' "$1"; status=1; }

# Names and titles with all glyphs, what PDF needs escaped, other scripts, marks and long texts.
perl -CO -Mutf8 -e '
  my @latin = map { chr } 0x21 .. 0x7E, 0xA1 .. 0xAC, 0xAE .. 0xFF, 0x20AC, 0x201A, 0x192, 0x201E,
    0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x17D, 0x2018, 0x2019, 0x201C,
    0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x17E, 0x178,
    map { ord } split //, "ĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŤťŮůŰűŹźŻżȘșȚțĀāĒēĢģĪīĶķĻļŅņŌōŪūŲų√≤≥≠∆";
  my @other = ("\x{2011}", "\x{2212}", "\x{AD}", "\x{2068}", "ẽ", "ĸ", "ш", "Ω", "山", "か", "한", "e\x{301}", "x\x{304}", "\x{1F44D}", "א", "ل");
  my $seed = 1;
  sub random { $seed = ($seed * 1103515245 + 12345) % 2**31; int($seed / 65536) % $_[0] }
  sub text {
    my ($words) = @_;
    join " ", map { join "", map { random(12) ? $latin[random(scalar @latin)] : $other[random(scalar @other)] } 0 .. random(9) } 1 .. $words;
  }
  sub escape { $_[0] =~ s/([\\,;])/\\$1/gr }
  for my $number (1 .. 60) {
    print "BEGIN:VCARD\nVERSION:4.0\nFN:n", escape(text(1 + random(4))), "\nTITLE:t", escape(text(1 + random(12))), "\n";
    print "TEL:+55 11 5555-0", 100 + $number, "\n" if random(4);
    print "EMAIL:someone.", $number, "\@anchor.example\n" if random(4);
    print "END:VCARD\n";
  }' > "$out/hard.vcf"

# pdf NAME ARGUMENTS…: writes a file twice and has it checked.
pdf() {
  "$layout" "${@:2}" --format pdf --output "$out/$1.pdf" 2> /dev/null
  "$layout" "${@:2}" --format pdf > "$out/again.pdf" 2> /dev/null
  cmp -s "$out/$1.pdf" "$out/again.pdf" || fail "$1: a second run gives other bytes"
  qpdf --check "$out/$1.pdf" > "$out/log" 2>&1 && ! grep -q WARNING "$out/log" || { cat "$out/log"; fail "$1: qpdf --check"; }
  pdfinfo "$out/$1.pdf" > "$out/info" 2> "$out/log" && [ ! -s "$out/log" ] || { cat "$out/log"; fail "$1: pdfinfo"; }
  files=$((files + 1))
}
files=0
for screen in cards button image login cells reaction; do
  for direction in leftToRight rightToLeft; do
    pdf "$screen-$direction" gallery "$screen" --direction "$direction"
  done
done
for file in Examples/layouts/*.json; do pdf "$(basename "$file" .json)" solve "$file"; done
jobs=()
for contacts in Examples/contacts.vcf "$out/hard.vcf"; do
  for direction in leftToRight rightToLeft; do
    for options in '--width 320 --as-published' '--width 241'; do
      name=$(basename "$contacts" .vcf)-$direction-${options//[^0-9a-z]/}
      # shellcheck disable=SC2086
      pdf "$name" cards "$contacts" --direction "$direction" $options
      # shellcheck disable=SC2086
      "$layout" cards "$contacts" --direction "$direction" $options --format json > "$out/$name.json"
      pdftotext -raw -bbox "$out/$name.pdf" "$out/$name.html"
      for paper in a4 letter; do
        # shellcheck disable=SC2086
        pdf "$name-$paper" cards "$contacts" --direction "$direction" $options --sheet $paper
        pdftotext -raw -bbox "$out/$name-$paper.pdf" "$out/$name-$paper.html"
      done
      jobs+=("$name")
    done
  done
done
pdf photos cards Tests/Fixtures/Print/photos.vcf --plan full
printf 'ok    %d files: qpdf --check, pdfinfo, equal bytes in a second run\n' "$files"

perl - "$out" "${jobs[@]}" <<'PERL' || status=1
use strict;
use warnings;
use utf8;
use open qw(:std :utf8);
use Encode;
use JSON::PP;
use Unicode::Normalize;
my ($out, @jobs) = @ARGV;
my ($texts, $shortened, $worst, $failures) = (0, 0, 0, 0);

sub slurp { open my $file, '<:raw', $_[0] or die "$_[0]: $!"; local $/; <$file> }
sub complain { print "FAIL  $_[0]\n" if $failures++ < 20 }
# Numbers that must agree to 0.05 points.
sub agree {
  my ($found, $expected, $what) = @_;
  my $difference = abs($found - $expected);
  $worst = $difference if $difference > $worst;
  complain("$what is at $found instead of $expected") if $difference > 0.05;
}
# The words of each page, in the order in which they were drawn.
sub pages {
  my @pages;
  for my $line (split /\n/, Encode::decode('UTF-8', slurp($_[0]))) {
    if ($line =~ /<page width="([\d.]+)" height="([\d.]+)"/) { push @pages, {width => $1, height => $2, words => []} }
    next unless $line =~ m{<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*)</word>};
    my $word = {left => $1, top => $2, right => $3, bottom => $4, text => $5};
    $word->{text} =~ s/&(lt|gt|quot|amp|apos);/{lt => '<', gt => '>', quot => '"', amp => '&', apos => "'"}->{$1}/ge;
    push @{$pages[-1]{words}}, $word;
  }
  @pages;
}
# Without what nobody sees; hyphens are all drawn as one.
sub plain { NFKC($_[0]) =~ s/[\s\p{Cf}]+//gr =~ tr/\x{2010}\x{2011}/--/r }

for my $job (@jobs) {
  my @cards = @{decode_json(slurp("$out/$job.json"))->{cards}};
  my @pages = pages("$out/$job.html");
  complain("$job has " . @pages . " pages for " . @cards . " cards") if @pages != @cards;
  my $reversed = $job =~ /rightToLeft/;
  for my $card (@cards) {
    my $page = shift @pages or last;
    agree($page->{width}, $card->{size}{width}, "$job: the width of a page");
    agree($page->{height}, $card->{size}{height}, "$job: the height of a page");
    my @words = @{$page->{words}};
    for my $item (@{$card->{items}}) {
      next unless $item->{name} =~ /^(?:name|title|phone|email)$/ && $item->{intrinsic}{width} > 0;
      my $what = "$job: $item->{name} of $card->{contact} ($card->{plan})";
      # What a card shows of the frame, and the letters in it: 718 above and 207 below the baseline
      # of a line that is 1200 tall, the rest half above them.
      my $left = $item->{x} > 0 ? $item->{x} : 0;
      my $right = $item->{x} + $item->{width};
      $right = $card->{size}{width} if $right > $card->{size}{width};
      my $size = $item->{intrinsic}{height} / 1.2;
      my $top = $item->{y} + (1.2 - 0.925) / 2 * $size;
      my @mine = grep { abs($_->{top} - $top) < 1 && abs($_->{bottom} - $_->{top} - 0.925 * $size) < 0.2 } @words;
      my %mine = map { $_ => 1 } @mine;
      @words = grep { !$mine{$_} } @words;
      if (!@mine) { complain("$what is not there"); next }
      $texts++;
      my ($first, $last) = (1e9, -1e9);
      for my $word (@mine) {
        $first = $word->{left} if $word->{left} < $first;
        $last = $word->{right} if $word->{right} > $last;
        agree($word->{top}, $top, "$what, top");
        agree($word->{bottom}, $top + 0.925 * $size, "$what, bottom");
      }
      my $text = plain(join '', map { $_->{text} } @mine);
      agree($reversed ? $last : $first, $reversed ? $right : $left, "$what, where it begins");
      if ($item->{intrinsic}{width} <= $right - $left + 0.001) {
        my $width = $item->{intrinsic}{width};
        agree($reversed ? $first : $last, $reversed ? $right - $width : $left + $width, "$what, where it ends");
        complain("$what reads $text") if $item->{name} eq 'name' && $text ne plain($card->{contact});
      } else {
        $shortened++;
        complain("$what leaves its frame") if $reversed ? $first < $left - 0.05 : $last > $right + 0.05;
        # The ellipsis becomes three dots where signs are made comparable.
        (my $beginning = $text) =~ s/\.\.\.$// or complain("$what has no ellipsis: $text");
        complain("$what reads $text") if $item->{name} eq 'name' && index(plain($card->{contact}), $beginning) != 0;
      }
    }
    # Only initials may be left, one word in the middle of the photo.
    complain("$job: what is $words[-1]{text} on the $card->{plan} card of $card->{contact}?") if @words > 1;
    if (my ($photo) = @words ? grep { $_->{name} eq 'photo' } @{$card->{items}} : ()) {
      agree(($words[0]{left} + $words[0]{right}) / 2, $photo->{x} + $photo->{width} / 2, "$job: initials of $card->{contact}");
    }
    $card->{words} = $page->{words};
  }
  # Sheets: plan after plan, in rows and columns 24 points apart, half an inch from the top.
  for my $paper (['a4', 210 / 25.4 * 72, 297 / 25.4 * 72], ['letter', 612, 792]) {
    my ($name, $width, $height) = @$paper;
    my @sheets = pages("$out/$job-$name.html");
    my @expected;
    for my $plan (qw(senior full junior)) {
      my @plan = grep { $_->{plan} eq $plan } @cards;
      # Every line is 20.4 points tall at 17.
      # As published there is no margin of 5 above and below.
      my $edge = $job =~ /aspublished/ ? 0 : 5;
      my $tall = {senior => 100 + 4 * (20.4 + 5) + $edge, full => 80 + 2 * $edge, junior => 50 + 2 * $edge}->{$plan};
      my $size = {width => $plan[0]{size}{width}, height => $tall};
      my $columns = int(($width - 72 + 24) / ($size->{width} + 24));
      my $rows = int(($height - 72 + 24) / ($size->{height} + 24));
      my $corner = ($width - $columns * ($size->{width} + 24) + 24) / 2;
      for my $index (0 .. $#plan) {
        my $cell = $index % ($rows * $columns);
        push @expected, [] if $cell == 0;
        my ($x, $y) = ($corner + $cell % $columns * ($size->{width} + 24), 36 + int($cell / $columns) * ($size->{height} + 24));
        push @{$expected[-1]}, map { {%$_, x => $x, y => $y} } @{$plan[$index]{words}};
      }
    }
    complain("$job has " . @sheets . " sheets of $name instead of " . @expected) if @sheets != @expected;
    for my $index (0 .. $#expected) {
      my @words = @{($sheets[$index] // {words => []})->{words}};
      complain("$job: another number of words on a sheet of $name") if @words != @{$expected[$index]};
      for my $word (@{$expected[$index]}) {
        my $found = shift @words or last;
        complain("$job: $found->{text} instead of $word->{text} on $name") if $found->{text} ne $word->{text};
        agree($found->{left}, $word->{left} + $word->{x}, "$job: $word->{text} on $name, left");
        agree($found->{right}, $word->{right} + $word->{x}, "$job: $word->{text} on $name, right");
        agree($found->{top}, $word->{top} + $word->{y}, "$job: $word->{text} on $name, top");
      }
    }
  }
}
printf "%s  %d texts of cards, %d of them shortened: pdftotext agrees with the frames within %.4f points\n",
  $failures ? 'FAIL' : 'ok  ', $texts, $shortened, $worst;
exit($failures > 0);
PERL

# Photos: the left half is red or dark, the right half blue or light; what a PDF cannot take over has
# initials on one tint.
pdftoppm -r 72 "$out/photos.pdf" "$out/photo" 2> "$out/log"
[ ! -s "$out/log" ] || { cat "$out/log"; fail 'pdftoppm complains about the photos'; }
perl - "$out" <<'PERL' || status=1
use strict;
use warnings;
my ($out) = @ARGV;
my @expected = (qw(gray color color color gray gray color color color color), 'none', 'color', 'color', 'none');
my $failures = 0;
for my $index (0 .. $#expected) {
  open my $file, '<:raw', sprintf('%s/photo-%02d.ppm', $out, $index + 1) or die "photo $index: $!";
  local $/;
  my ($width, $pixels) = <$file> =~ /^P6\s+(\d+)\s+\d+\s+255\s(.*)$/s or die "photo $index";
  my ($left, $right) = map { [unpack 'C3', substr $pixels, 3 * (10 * $width + $_), 3] } (25, 65);
  my $is = join(',', @$left) eq join(',', @$right) ? 'none'
    : $left->[0] == $left->[2] && $right->[0] == $right->[2] && $left->[0] + 60 < $right->[0] ? 'gray'
    : $left->[0] > $left->[2] + 80 && $right->[2] > $right->[0] + 80 ? 'color' : "@$left and @$right";
  next if $is eq $expected[$index];
  print "FAIL  photo ${\($index + 1)} is $is instead of $expected[$index]\n";
  $failures++;
}
printf "%s  %d photos as they are, %d as initials\n", $failures ? 'FAIL' : 'ok  ',
  scalar(grep { $_ ne 'none' } @expected), scalar(grep { $_ eq 'none' } @expected);
exit($failures > 0);
PERL

Scripts/parts/glyphs.py "$layout" "$out" || status=1

printf '%d s\n' $((SECONDS - start))
exit $status
