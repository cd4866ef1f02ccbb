#!/usr/bin/env bash
# The rules of Docs/Architecture.md that no compiler enforces, one line each.
# Usage: Scripts/guards.sh [FOLDER]      exit status 1 if a rule is broken
#        Scripts/guards.sh --test        breaks each rule in a project of its own, and expects a report
set -euo pipefail
# The last command of a pipe runs in this shell, so that `guard` can set the status.
shopt -s lastpipe
trap 'echo "guards.sh: line $LINENO failed" >&2' ERR
scripts=$(cd "$(dirname "$0")" && pwd)
[ "${1:-}" != --test ] || exec "$scripts/parts/guards-test.sh"
cd "${1:-$scripts/..}"

# Who may import whom. Whatever is not listed here may import nothing of the package.
directions='
Simplex: Buffers
SimplexQuestions: Buffers Simplex
Anchors: AnchorsText Buffers Simplex SimplexQuestions
AnchorsGrid: Anchors
AnchorsQuestions: Anchors Buffers Simplex SimplexQuestions
SimplexC: Buffers Simplex SimplexQuestions
Rendering: Anchors AnchorsGrid AnchorsQuestions
VisualFormat: Anchors
UIKitNames: Anchors VisualFormat
UIKitFoundation: UIKitNames
Devices: Anchors
UIKitAppearance: Anchors Devices Rendering UIKitFoundation UIKitNames
Certify: Anchors AnchorsQuestions Devices
AnchorsTesting: Anchors Certify Devices Rendering
LayoutFiles: Anchors AnchorsGrid AnchorsQuestions VisualFormat
InterfaceFiles: Anchors AnchorsQuestions Devices LayoutFiles
Texts: Certify InterfaceFiles LayoutFiles
Gallery: Anchors AnchorsGrid
Replay: Anchors Simplex SimplexQuestions
LayoutCommand: Anchors AnchorsQuestions Certify Contacts Devices Gallery InterfaceFiles LayoutFiles Rendering Replay Texts
LayoutTool: Anchors AnchorsQuestions Contacts Gallery InterfaceFiles LayoutCommand LayoutFiles Rendering Replay
'
core=(Sources/Buffers Sources/Simplex Sources/SimplexQuestions Sources/AnchorsText Sources/Anchors Sources/AnchorsGrid Sources/AnchorsQuestions)

status=0
# guard NAME < FINDINGS: the rule holds if there are no findings.
guard() {
  local findings
  findings=$(cat)
  if [ -z "$findings" ]; then
    printf 'ok    %s\n' "$1"
  else
    printf 'FAIL  %s\n' "$1"
    printf '%s\n' "$findings" | head -20 | sed 's/^/      /'
    status=1
  fi
}

# Files of the project that are there, new ones too, one per line.
files() { git ls-files -co --exclude-standard -- "$@" | while IFS= read -r f; do [ -f "$f" ] && printf '%s\n' "$f"; done; }
swift_files() { files "$@" | grep '\.swift$' || true; }

# scan SCRIPT: runs a Perl body over the files named on standard input; $_ is a line without its
# comment, report() prints where it is.
scan() {
  perl -e '
    my $body = shift;
    chomp(my @files = <STDIN>);
    sub report { print "$ARGV:$.: ", $_[0] // $_, "\n" }
    my $run = eval "sub { $body }" or die $@;
    @ARGV = @files or exit;
    while (<>) { chomp; $whole = $_; s{//.*}{}; $run->(); close ARGV if eof }
  ' "$1"
}

# Modules
import='^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|fileprivate|private)\s+)*import\s+(?:\w+\s+)?(\w+)'
swift_files Sources/AnchorsText Sources/Buffers Sources/Contacts | scan "report() if /$import/" \
  | guard 'AnchorsText, Buffers and Contacts import nothing'
swift_files Sources/Simplex | scan "report() if /$import/ && \$1 ne 'Buffers'" \
  | guard 'Simplex imports nothing but Buffers'
swift_files Sources | { grep -vE '^Sources/(Anchors/(Engine|Questions)|AnchorsQuestions|Replay|Simplex|SimplexC|SimplexQuestions)/' || true; } | scan "report() if /$import/ && \$1 =~ /^(?:Buffers|Simplex|SimplexQuestions)\$/" \
  | guard 'only Engine and Questions of Anchors, AnchorsQuestions, Replay and SimplexC import Simplex or Buffers'
swift_files Sources | { grep -vE '^Sources/(LayoutTool/|UIKitNames/UIView\+Reports\.swift$)' || true; } \
  | scan "report() if /$import/ && \$1 =~ /^(Glibc|Musl|Darwin|WASILibc|Dispatch)\$/" \
  | guard 'only LayoutTool, and what prints reports as UIKit does, import the C library'
swift_files Sources | { grep -vE '^Sources/(AnchorsTesting|UIKitFoundation)/' || true; } \
  | scan "report() if /$import/ && \$1 =~ /^Foundation/" \
  | guard 'only AnchorsTesting and UIKitFoundation import Foundation, which takes longer to load than a layout'
swift_files Sources | DIRECTIONS=$directions scan "
    my %may = map { /^(\w+): (.*)/ ? (\$1 => \$2) : () } split /\n/, \$ENV{DIRECTIONS};
    my (\$module) = \$ARGV =~ m{^Sources/(\w+)/};
    report() if /$import/ && -d \"Sources/\$1\" && (\$may{\$module} // '') !~ /\b\$1\b/" \
  | guard 'imports follow the dependency directions'
files Package.swift | DIRECTIONS=$directions scan '
    our ($target, $depends);
    my %may = map { /^(\w+): (.*)/ ? ($1 => $2) : () } split /\n/, $ENV{DIRECTIONS};
    ($target, $depends) = ("", 0) if /\.(target|executableTarget|testTarget|plugin)\(/;
    return unless defined $target;
    $target = $1 if /name:\s*"(\w+)"/ && !$target;
    $depends = 1 if /dependencies:\s*\[/;
    if ($depends && -d "Sources/$target") {
      my ($list) = /(?:dependencies:\s*\[)?([^\]]*)/;
      for my $name ($list =~ /"(\w+)"/g) {
        report("$target -> $name") if $name ne $target && ($may{$target} // "") !~ /\b$name\b/;
      }
    }
    $depends = 0 if /\]/' \
  | guard 'Package.swift follows the dependency directions'
files Package.swift | scan 'report() if /\.package\(|unsafeFlags/' \
  | guard 'Package.swift has no package dependency and no unsafe flag'
{ "$scripts/parts/arrows.sh" . Simplex || true; } | guard 'folders of Simplex mention only the folders below them'
{ "$scripts/parts/arrows.sh" . Anchors || true; } | guard 'items, stacks and scroll views touch no field of the engine, and reports are values'

# Files
swift_files Sources Tests Benchmarks Snippets Scripts Web Package.swift \
  | scan 'report("$. lines") if eof && $. > 400' | guard 'no file is over 400 lines'
swift_files Sources Tests Benchmarks Snippets Web | scan '
    our %open;
    %open = () if $. == 1;
    my ($indent) = /^(\s*)/;
    my $depth = length $indent;
    return if /^\s*$/;
    if (/^\s*\}/ && $open{$depth}) {
      my ($line, $name) = @{delete $open{$depth}};
      report("$name has " . ($. - $line + 1) . " lines") if $. - $line + 1 > 60;
    } elsif (!/^\s*(\)|\{|->|throws|where|async)/) {
      delete $open{$depth};
    }
    $open{$depth} = [$., $1] if /^\s*(?:@\w+(?:\(.*?\))?\s+)*(?:\w+(?:\(\w+\))?\s+)*?((?:func\s+\S+?|init\??|deinit|subscript|(?:var|let)\s+\w+.*\{\s*$)(?=[\s(<{:]|$))/;
  ' | guard 'no function is over 60 lines'
files | { grep ' ' || true; } | guard 'no path has a space'
swift_files Sources Tests Benchmarks | perl -ne '
    chomp;
    my ($module) = m{^((?:Benchmarks/)?(?:Sources|Tests)/\w+)/} or next;
    my ($name) = m{([^/]+)$};
    print "$module: $name\n" if $seen{"$module/$name"}++' \
  | guard 'no file name occurs twice in a module'
swift_files Sources | scan 'my ($module) = $ARGV =~ m{^Sources/(\w+)/};
    report() if /\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/ && $1 eq $module' \
  | guard 'no type is named like its module'

# Comments
swift_files Sources Tests Benchmarks Snippets Examples Web \
  | scan 'our $whole; utf8::decode(my $text = $whole); report($whole) if length($text) > 100 && $text =~ m{^\s*//}' \
  | guard 'comments have at most 100 columns'
# A parameter may be documented by "Whether"; code in comments is no sentence.
swift_files Sources Tests Benchmarks Snippets Examples Web | scan '
    our ($whole, $code, $open);
    ($code, $open) = (0, 0) if $. == 1;
    my ($text) = $whole =~ m{^\s*///?!?\s?(.*?)\s*$};
    if (!defined $text) { $open = 0; return }
    if ($text =~ /^\s*```/) { $code = !$code; $open = 0; return }
    return if $code;
    report($whole) if !$open && $text =~ /^(?:What|Who|Where|Whether)\b/;
    report($whole) if $text =~ /(?<!\be\.g)[.;] (?:What|Who|Where|Whether)\b/;
    $open = $text =~ /[^.:]$/ ? 1 : 0;
  ' | guard 'no sentence of a comment begins with What, Who, Where or Whether'

# Code
# What only the trait InternalChecks compiles in may stop the program. A controller's view has UIKit's type.
swift_files Sources | scan '
    our $checks;
    $checks = 1 if /^\s*#if InternalChecks\s*$/;
    $checks = 0 if $. == 1 || /^\s*#(?:else|endif)/;
    report() if !$checks && /\b(?:fatalError|preconditionFailure|assertionFailure)\(|\btry!|\bas!|\w!\.|\w[\])]?!\s*$/;
    # Properties that UIKit declares so, for code that uses them so.
    report() if !$checks && $ARGV !~ m{^Sources/UIKit} && /:\s*[A-Z]\w*!/
  ' | guard 'no fatalError, try!, as! or force unwrap in Sources'
# But for the parameter of the touches that UIKit's views override, of which there is no instance.
touches='^Sources/Anchors/Item/ViewTouch\.swift$'
swift_files "${core[@]}" | { grep -vE "$touches" || true; } | scan 'report() if /\b(?:Dictionary|Set)\s*[<(]|\[\s*[A-Z][\w.]*\s*:\s*[\[A-Z]|\[\s*:\s*\]/' \
  | guard 'no Dictionary or Set in Simplex and Anchors'
# But for what functions that throw declare outside of Embedded Swift.
swift_files "${core[@]}" | scan 'return if /^\s*public typealias Thrown = any Error$/; report() if /\bany\s+[A-Z]|\bweak\s+(?:var|let)|\b(?:Codable|Encodable|Decodable|Mirror|KeyPath)\b|\\\.\w|\\[A-Z]\w*\.\w/' \
  | guard 'no existential, weak reference, Codable, key path or reflection in Simplex and Anchors'
# But for the error, of any type, of a closure that is passed.
swift_files Sources/{Simplex,SimplexQuestions,AnchorsText,Anchors,AnchorsGrid,AnchorsQuestions,VisualFormat,UIKitNames,Rendering,Certify,Texts,AnchorsTesting} | scan '
    our $public;
    $public = 1 if /^\s*(?:\@\w+\s+)*public\s.*\b(?:func|init|var|subscript)\b/;
    report() if $public && /\bthrows\((?!\w+\.Thrown\)|Failure\) ->)/;
    $public = 0 if /[{}]\s*$/;
  ' | guard 'no public function of a product throws a typed error outside of Embedded Swift'
# But for the switches that only the trait Ablation compiles in.
swift_files "${core[@]}" | scan '
    our $switches;
    $switches = 1 if /^\s*#if Ablation\s*$/;
    $switches = 0 if $. == 1 || /^\s*#(?:else|endif)/;
    report() if !$switches && /^(?:[a-z]+(?:\([a-z]+\))?\s+)*var\s|\bstatic\s+var\s+[^{]*$/
  ' | guard 'no global variable in Simplex and Anchors'
# Stored properties only. The compiler checks each access to what another module of the package sees
# of a class, since it cannot prove that none overlaps another.
swift_files Sources/Anchors Sources/AnchorsText | scan '
    our $class;
    $class = /^(?:\w+ )*class / if /^\S/ && !/^}/;
    report() if $class && /^  (?:\w+ )*package (?:\w+ )*var [^{]*$/ && !/\@exclusivity\(unchecked\)/
  ' | guard 'what Anchors shares of a class with modules of the package is @exclusivity(unchecked)'
swift_files "${core[@]}" | { grep -vE "$touches" || true; } | scan 'report() if /\b(?:hashValue|Hasher|ObjectIdentifier|unsafeBitCast)\b|\brandom\(|\bshuffled?\(|RandomNumberGenerator|\b\w*Clock\b|\b(?:debugP|p|P)rint\(/' \
  | guard 'no hash order, address, random number, clock or printing in Simplex and Anchors'
# Where memory is managed by hand. A path is a file or a folder; whatever else needs a pointer does
# not need one.
links='^Sources/Anchors/Item/ItemLinks\.swift$'
pointers='^Sources/(Buffers/|SimplexC/|Simplex/(Memory|Undo)/|Simplex/Solver\.swift$|Anchors/(Chain|Anchor)/'
pointers+='|UIKitNames/AssociatedObjects\.swift$|Anchors/Engine/(ChunkedList|EngineState|LayoutEngine)\.swift$|Anchors/Item/ItemLinks\.swift$|AnchorsText/TextBytes\.swift$|LayoutTool/(HostPath|Interrupts|Monitor|Threads)\.swift$)'
swift_files Sources | { grep -vE "$links" || true; } \
  | scan 'report() if /\b(?:Unmanaged|passUnretained|_withUnsafeGuaranteedRef)\b|unowned\(unsafe\)/' \
  | guard 'unmanaged references stand in Sources/Anchors/Item/ItemLinks.swift alone'
swift_files Sources | { grep -vE "$pointers" || true; } | scan 'report() if /\bUnsafe\w*Pointer\b/' \
  | guard 'unsafe pointers stand in the files that guards.sh lists'
swift_files Sources Tests Benchmarks Snippets Web | scan 'report() if ($_ = $whole) =~ /\b(?:TODO|FIXME|XXX|HACK)\b|\bfor now\b|\bnot implemented\b/i' \
  | guard 'nothing is left for later'

# Tests
# cases SCRIPT: runs a Perl body for the name of each test, $_, in the file $file.
cases() {
  swift_files Tests | perl -e '
    use open qw(:std :utf8);
    my $body = shift;
    chomp(my @files = <STDIN>);
    my $run = eval "sub { $body }" or die $@;
    for $file (@files) {
      open my $in, "<", $file or next;
      my $text = do { local $/; <$in> };
      while ($text =~ /\@Test\(\s*"((?:[^"\\]|\\.)*)"|func `([^`]*)`/g) {
        $_ = $1 // $2;
        $run->();
      }
    }
  ' "$1"
}
rules=Docs/AutoLayoutRules.md
if [ -e "$rules" ]; then
  known=$(perl -ne 'print "$1 " if /^(?:- )?\*\*([\w.]+)\*\*/' "$rules")
  KNOWN=$known cases '
      my %known = map { $_ => 1 } split / /, $ENV{KNOWN};
      my ($cited) = /^(.*?): / or return;
      return unless $cited =~ /^(?:\d+\.\d+[a-z]?|[A-GX]\d*)(?:(?:, | )(?:\d+\.\d+[a-z]?|[A-GX]\d*))*$/;
      for my $rule ($cited =~ /[\w.]+/g) { print "$file: $rule\n" unless $known{$rule} || $cited =~ /\d E\d/ && $rule =~ /^E/ }' \
    | guard "every rule that the name of a test cites stands in $rules"
  { cases 'print "test $_\n"' && perl -ne 'print "rule $1\n" if /^\s*- `(.*)`$/' "$rules"; } \
    | perl -ne 'if (/^test (.*)/) { $known{$1} = 1 } elsif (/^rule (.*)/ && !$known{$1}) { print "no test is named: $1\n" }' \
    | guard "every test that $rules names exists"
fi
swift_files Tests | { grep -vE '^Tests/Fixtures/|^Tests/TestSupport/SmallStack\.swift$|ConcurrencyTests\.swift$' || true; } \
  | scan 'report() if /\bTask(?:\.detached)?\s*\{|TaskGroup\(|\basync let\b|concurrentPerform|\bThread\b/' \
  | guard 'concurrent tests stand in files named …ConcurrencyTests.swift, which run under the thread sanitizer'

# The whole project
files | { grep -vE '\.(png|jpe?g|vcf)$' || true; } | scan '$_ = $whole; report() if m{(?:^|[^A-Za-z0-9_.])/(?:work|tmp|root|home|Users|farm)/[A-Za-z]}' \
  | guard 'no path of one machine'
git ls-files | { grep -E '(^|/)(Package\.resolved|\.build/|\.swiftpm/)|\.(o|a|so|wasm|exe)$' || true; } \
  | guard 'no build product is in the repository'
if [ -e Scripts/parts/ring.txt ]; then
  mapfile -t tree < <(files)
  (. "$scripts/parts/ring.sh" && ring_faults "${tree[@]}") | guard 'each file is watched by a step of .ci/run'
fi
files | { grep '\.md$' || true; } | scan '$_ = $whole; my ($folder) = $ARGV =~ m{^(.*/)?};
    for my $link (/\]\(([^)#\s]+)/g) { report($link) unless $link =~ /^\w+:/ || -e (($folder // "") . $link) }' \
  | guard 'every link of a document leads somewhere'
if [ -e Docs/Architecture.md ]; then
  files | xargs -d '\n' perl "$scripts/parts/places.pl" Docs/Architecture.md \
    | guard 'every place that the tables of Docs/Architecture.md name exists'
fi
exit $status
