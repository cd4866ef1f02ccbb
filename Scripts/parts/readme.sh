#!/usr/bin/env bash
# Holds README.md and the pages of Docs to the truth: each example is the snippet that it names and prints what the block
# after it shows, each snippet is in one of them, and each figure is what the command in Docs/figures/README.md draws.
# Scripts/docs.sh pages runs the commands.
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

my %shown;
for my $page ('README.md', glob 'Docs/*.md') {
  my $text = text($page);
  while ($text =~ /<!-- (Snippets\/(\w+)\.swift) -->\n```swift\n(.*?)```\n.*?```\n(.*?)```\n/gs) {
    my ($file, $name, $source, $output) = ($1, $2, $3, $4);
    -x "$built/$name" or die "readme.sh: $built has no $name; run 'swift build' first\n";
    compare($source eq text($file), "$page shows $file");
    compare($output eq `$built/$name 2>&1`, "$file prints what $page shows");
    $shown{$file} = 1;
  }
}
compare($shown{$_}, "a page shows $_") for glob 'Snippets/*.swift';
compare((() = text('README.md') =~ /\n/g) <= 150, 'README.md has at most 150 lines');
compare(system('Scripts/generators/poster.py', "$built/layout", '--check') == 0, 'Docs/figures/cards.svg is what Scripts/generators/poster.py draws');
compare(system('Scripts/generators/languages.py', "$built/layout", '--check') == 0, 'Docs/figures/languages.svg is what Scripts/generators/languages.py draws');
my $figures = text('Docs/figures/README.md');
while ($figures =~ /^swift run (layout .*) --output (\S+\.svg)$/gm) {
  my ($command, $figure) = ($1, $2);
  compare(text($figure) eq `$built/$command`, "$figure is what $command draws");
}
while ($figures =~ /^swift run ((\w+) \d+) > (\S+\.svg)$/gm) {
  my ($command, $figure) = ($1, $3);
  compare(text($figure) eq `$built/$command`, "$figure is what $command draws");
}
print "FAIL  no page has an example\n" unless $count;
exit($status || !$count);
PERL
