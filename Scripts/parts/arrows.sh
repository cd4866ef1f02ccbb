#!/usr/bin/env bash
# The directions inside a module, which no import shows: what a folder declares may be mentioned only by
# the folders that stand above it in the table. Names are compared, not types: a name that several folders
# declare counts as declared by the one that the mention may reach.
# Usage: Scripts/parts/arrows.sh [FOLDER [MODULE]]      exit status 1, with file:line of each mention that goes back
set -euo pipefail
cd "${1:-$(dirname "$0")/../..}"

# MODULE/FOLDER: the folders of the module that it may mention, besides itself. `.` is the module's own
# folder, whose public types all folders may mention. Folders without a line may mention what they like.
arrows='
Simplex/.: Method Basis Problem Undo Memory
Simplex/Method: Basis Problem Undo Memory
Simplex/Basis: Problem Undo Memory
Simplex/Problem: Undo Memory
Simplex/Undo: Memory
Simplex/Memory:
Anchors/Reports: Geometry Anchor Constraint Item
'
# MODULE TYPE: extensions of this type make up the module, so that their members are declared by the
# folder that the extension stands in.
spread='
Simplex SolverState
Simplex Problem
Simplex Basis
Simplex Pricing
'
# MODULE FILE: holds the state of all folders: its stored properties may be of any of their types.
holders='
Simplex Memory/SolverState.swift
Simplex Memory/Scratch.swift
Simplex Memory/Pricing.swift
'
# MODULE/FOLDER OBJECTS: calls methods of these objects only, and never touches their properties.
callers='
Anchors/Item: engine requireEngine()
Anchors/Containers: engine requireEngine()
Anchors/Stack: engine requireEngine()
Anchors/Scroll: engine requireEngine()
'

git ls-files -co --exclude-standard -- "Sources${2:+/$2}" | { grep '\.swift$' || true; } \
  | ARROWS=$arrows SPREAD=$spread HOLDERS=$holders CALLERS=$callers perl -e '
  use strict; use warnings;
  my %may = map { m{^(\S+):(.*)} ? ($1 => { map { $_ => 1 } split " ", $2 }) : () } split /\n/, $ENV{ARROWS};
  my %spread = map { /^(\S+) (\S+)/ ? ("$1 $2" => 1) : () } split /\n/, $ENV{SPREAD};
  my %holder = map { /^(\S+) (\S+)/ ? ("Sources/$1/$2" => 1) : () } split /\n/, $ENV{HOLDERS};
  my %caller = map { m{^(\S+): (.*)} ? ($1 => join("|", map { quotemeta } split " ", $2)) : () } split /\n/, $ENV{CALLERS};
  my %modules = map { m{^(.*)/} ? ($1 => 1) : () } keys %may, keys %caller;
  my (@mentions, %declared, %vocabulary);

  # Reads a file: notes what it declares for other files, and its lines without comments and strings.
  sub scan {
    my ($file, $module, $folder) = @_;
    open my $in, "<", $file or die "$file: $!";
    my ($depth, $extended) = (0, "");
    my (@code, %locals);
    while (my $line = <$in>) {
      chomp $line;
      $line =~ s{"(?:\\.|[^"\\])*"}{""}g;
      $line =~ s{//.*}{};
      my $outer = $depth == 0;
      $extended = $outer && $line =~ /^\s*(?:\w+\s+)*(?:extension|struct)\s+(\w+)/ ? $1 : $extended;
      my $member = $depth == 1 && $spread{"$module $extended"};
      my $hidden = $line =~ /^\s*(?:\@\S+\s+)*(?:private|fileprivate)\b(?!\(set\))/;
      if (($outer || $member) && !$hidden) {
        my $public = $line =~ /\bpublic\b/;
        if (my ($type) = $line =~ /\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/) {
          if ($public && $folder eq "." && $type ne "Solver") { $vocabulary{$module}{$type} = 1 }
          else { $declared{$module}{$type}{$folder} = "type" }
        } elsif (my ($function) = $line =~ /\bfunc\s+(\w+)/) {
          $declared{$module}{$function}{$folder} = "func";
        } elsif (my ($name) = $line =~ /\b(?:let|var)\s+(\w+)/) {
          $declared{$module}{$name}{$folder} = $outer ? "constant" : "property";
        }
      } else {
        # Members of other types, parameters and local names hide those of the spread type.
        $locals{$_} = 1 for $line =~ /\b(?:let|var|for|func|case)\s+\(?(\w+)/g;
      }
      $locals{$_} = 1 for $line =~ /[(,]\s*(?:\w+\s+)?(\w+):/g;
      push @code, $line;
      $depth += () = $line =~ /\{/g;
      $depth -= () = $line =~ /\}/g;
    }
    push @mentions, [$file, $module, $folder, \@code, \%locals];
  }

  while (my $file = <STDIN>) {
    chomp $file;
    next unless -f $file;
    my ($module, $folder) = $file =~ m{^Sources/(\w+)/(?:([^/]+)/)?} or next;
    scan($file, $module, $folder // ".") if $modules{$module};
  }

  my $status = 0;
  sub report { print "$_[0]:$_[1]: $_[2]\n"; $status = 1 }

  for (@mentions) {
    my ($file, $module, $folder, $code, $locals) = @$_;
    my $may = $may{"$module/$folder"};
    my $objects = $caller{"$module/$folder"};
    my $number = 0;
    for my $line (@$code) {
      $number++;
      if ($objects) {
        while ($line =~ /(?<!\w)(?:$objects)[?!]?\.(\w+)\b(?!\s*[({])/g) {
          report($file, $number, "$folder touches the property $1 of the engine");
        }
      }
      next unless $may;
      while ($line =~ /\b([A-Za-z_]\w*)\b/g) {
        my ($name, $before, $after) = ($1, substr($line, 0, $-[1]), substr($line, $+[1]));
        my $folders = $declared{$module}{$name} or next;
        next if $vocabulary{$module}{$name} || $folders->{$folder} || grep { $may->{$_} } keys %$folders;
        my ($where) = sort keys %$folders;
        my $kind = $folders->{$where};
        if ($kind eq "type") {
          next if $holder{$file};
        } else {
          next if $locals->{$name};
          next if $kind eq "func" ? $after !~ /^\s*[({]/ : $after =~ /^\s*:/;
          next if $before =~ /\.$/ && $before !~ /\b(?:self|pointee|state|\$0)\.$/;
        }
        report($file, $number, "$folder mentions $name of " . ($where eq "." ? "the top" : $where));
      }
    }
  }
  exit $status'
