# Prints what the tables of Docs/Architecture.md name that is not there: files, aspects such as `+Rows`, folders, and
# declarations in parentheses; and files and aspects that the pages for readers of the code name.
# Usage: perl Scripts/parts/places.pl Docs/Architecture.md FILE…      FILE: of the project
use strict;
my (%names, %folders, %declared);
my $document = shift @ARGV;
for my $file (@ARGV) {
  my ($folder, $name) = $file =~ m{^(.*?)([^/]+)$};
  $name =~ s/\.swift$//;
  $names{$name} = $names{$file} = 1;
  $names{"+$1"} = $names{$1} = 1 if $name =~ /\+(.*)/;
  while ($folder =~ s{([^/]+)/$}{}) { $folders{"$1/"} = 1 }
  next unless $file =~ m{^Sources/(?:Anchors|AnchorsQuestions|Simplex)/};
  open my $in, '<', $file or next;
  while (<$in>) { $declared{$_} = 1 for /\b(?:func|var|let|enum|struct|class|case) (\w+)/g }
}
my $is_of_places = 0;
open my $tables, '<', $document or die "$document: $!";
while (<$tables>) {
  $is_of_places = /^\| (?:call|change) \|/ unless $is_of_places && /^\|/;
  next unless $is_of_places;
  my @cells = split / *\| */;
  next unless @cells > 3;
  my $places = join ' ', @cells[2 .. $#cells];
  # Declarations first, so that what is left are files.
  while ($places =~ s/\(((?:[^()]|\([^()]*\))*)\)//) {
    my $inside = $1;
    for my $name ($inside =~ /`([^`]+)`/g) {
      my ($last) = $name =~ /(\w+)(?:\(.*)?$/;
      print "$name, of $cells[1]\n" unless $declared{$last};
    }
  }
  for my $name ($places =~ /`([^`]+)`/g) {
    my ($path) = split / /, $name;
    my ($last) = $path =~ m{([^/]+/?)$};
    print "$name, of $cells[1]\n" unless $path =~ /\*/ || $names{$path} || $names{$last} || $folders{$last};
  }
}
for my $page (grep { m{^Docs/(?:Decisions|Layout|Solver)\.md$} } @ARGV) {
  open my $in, '<', $page or die "$page: $!";
  while (<$in>) {
    for my $name (/`([\w+\/]*[A-Z]\w*\.swift|\+[A-Z]\w+)`/g) {
      my ($last) = $name =~ m{([^/]+?)(?:\.swift)?$};
      print "$name, of $page\n" unless $names{$last};
    }
  }
}
