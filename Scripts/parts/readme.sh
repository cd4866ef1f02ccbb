#!/usr/bin/env bash
# Holds README.md to the truth: each example is the snippet that it names and prints what the block
# after it shows, each program that it runs prints what it shows, and each figure is what the
# command in Docs/figures/README.md draws.
# Usage: Scripts/docs.sh readme [FOLDER OF THE BUILT PROGRAMS]      without it `swift build` runs first
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/needs.sh
built "${1:-}"
perl - "$build" <<'PERL'
use strict;
use warnings;
my $built = shift;
my ($status, $count) = (0, 0);

sub text { open my $file, '<', $_[0] or return "no file $_[0]\n"; local $/; <$file> // '' }
sub compare {
  my ($same, $what) = @_;
  print $same ? "ok    $what\n" : "FAIL  not so: $what\n";
  $status = 1 unless $same;
  $count++;
}

my $readme = text('README.md');
while ($readme =~ /<!-- (Snippets\/(\w+)\.swift) -->\n```swift\n(.*?)```\n.*?```\n(.*?)```\n/gs) {
  my ($file, $name, $source, $output) = ($1, $2, $3, $4);
  -x "$built/$name" or die "readme.sh: $built has no $name; run 'swift build' first\n";
  compare($source eq text($file), "README.md shows $file");
  compare($output eq `$built/$name 2>&1`, "$file prints what README.md shows");
}
while ($readme =~ /```sh\nswift run (\w+)\n```\n\nprints\n\n```\n(.*?)```\n/gs) {
  my ($name, $output) = ($1, $2);
  compare($output eq `$built/$name 2>&1`, "swift run $name prints what README.md shows");
}
my $figures = text('Docs/figures/README.md');
while ($figures =~ /^swift run (layout .*) --output (\S+\.svg)$/gm) {
  my ($command, $figure) = ($1, $2);
  compare(text($figure) eq `$built/$command`, "$figure is what $command draws");
}
print "FAIL  README.md has no example\n" unless $count;
exit($status || !$count);
PERL
