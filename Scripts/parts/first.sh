#!/usr/bin/env bash
# Runs the first command of README.md literally, here, and compares what it prints with what README.md shows.
# Usage: Scripts/docs.sh first
set -euo pipefail
cd "$(dirname "$0")/../.."
perl - <<'PERL'
use strict;
use warnings;
open my $file, '<', 'README.md' or die;
my $text = do { local $/; <$file> };
my ($command, $shown) = $text =~ /```console\n\$ (swift run [^\n]*)\n(.*?)\n```/s or die "README.md has no command\n";
my $pattern = join "\n", map { $_ eq '…' ? '.*' : quotemeta } split /\n/, $shown;
# What building says comes first.
my $printed = `$command 2>&1`;
my $same = $? == 0 && $printed =~ /^(.*\n)?\s*$pattern\s*$/s;
print $same ? "ok    $command prints what README.md shows\n" : "FAIL  $command prints\n$printed\n";
exit !$same;
PERL
