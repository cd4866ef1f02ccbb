#!/usr/bin/env bash
# Breaks each rule of Scripts/guards.sh in a project of its own, and expects it to be noticed.
set -euo pipefail
cd "$(dirname "$0")/../.."

guards=$PWD/Scripts/guards.sh
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cp Package.swift "$project"
cd "$project"
git init -q .
mkdir -p Sources/{Simplex,Anchors/Engine,Contacts,Rendering} Tests Docs
touch Sources/{Simplex,Anchors/Engine,Contacts,Rendering}/Good.swift Tests/Good.swift Docs/Good.md
printf '**1.1** A rule.\n\n- `1.1: a test`\n' > Docs/AutoLayoutRules.md
echo '@Test("1.1: a test") func a() {}' > Tests/Good.swift
git add -A
git -c user.name=guards -c user.email=guards@localhost commit -qm 'A project without faults'

status=0
# breaks RULE COMMAND: the command breaks the rule, and no other.
breaks() {
  local found refused=0
  bash -c "$2"
  git add -A -f
  found=$("$guards" .) || refused=$?
  found=$(grep '^FAIL' <<<"$found" || true)
  if [ "$found" = "FAIL  $1" ] && [ "$refused" -eq 1 ]; then
    printf 'ok    noticed by "%s": %s\n' "$1" "$2"
  else
    printf 'FAIL  after: %s\n      expected: %s\n      found: %s, exit status %s\n' "$2" "$1" "${found:-nothing}" "$refused"
    status=1
  fi
  git reset -q --hard && git clean -fdqx
}
lines() { printf 'for n in $(seq %s); do echo "%s"; done' "$1" "$2"; }

"$guards" . >/dev/null || { echo 'FAIL  a project without faults is refused'; status=1; }
breaks 'AnchorsText, Buffers and Contacts import nothing' 'echo "@preconcurrency public import Synchronization" > Sources/Contacts/X.swift'
breaks 'Simplex imports nothing but Buffers' 'echo "import Synchronization" > Sources/Simplex/X.swift'
breaks 'only Engine and Questions of Anchors, AnchorsQuestions, Replay and SimplexC import Simplex or Buffers' \
  'mkdir -p Sources/Anchors/Stack; echo "import struct Simplex.Solver" > Sources/Anchors/Stack/X.swift'
breaks 'only LayoutTool, and what prints reports as UIKit does, import the C library' 'echo "internal import Glibc" > Sources/Rendering/X.swift'
breaks 'only AnchorsTesting and UIKitFoundation import Foundation, which takes longer to load than a layout' \
  'mkdir -p Sources/LayoutTool; echo "internal import FoundationEssentials" > Sources/LayoutTool/X.swift'
breaks 'imports follow the dependency directions' 'echo "import Rendering" > Sources/Anchors/Engine/X.swift'
breaks 'Package.swift follows the dependency directions' \
  'sed -i "s/name: \"Rendering\", dependencies: \[/&\"Contacts\", /" Package.swift'
breaks 'Package.swift has no package dependency and no unsafe flag' \
  'sed -i "s/^  targets: \[/  dependencies: [.package(url: \"u\", from: \"1\")],\n&/" Package.swift'
breaks 'folders of Simplex mention only the folders below them' \
  'mkdir Sources/Simplex/{Method,Memory}; echo "struct Levels {}" > Sources/Simplex/Method/X.swift; echo "let a: Levels" > Sources/Simplex/Memory/Y.swift'
breaks 'items, stacks and scroll views touch no field of the engine, and reports are values' \
  'mkdir -p Sources/Anchors/Item; echo "final class LayoutEngine { var isStale = true }" > Sources/Anchors/Engine/LayoutEngine.swift; echo "  func f() { engine?.isStale = true }" > Sources/Anchors/Item/Y.swift'
breaks 'comments have at most 100 columns' 'printf "// %0100d\n" 7 > Sources/Rendering/X.swift'
for comment in '/// Whether it is.' '// What it is.' '/// It is. Who else?'; do
  breaks 'no sentence of a comment begins with What, Who, Where or Whether' "echo '$comment' > Sources/Rendering/X.swift"
done
breaks 'no file is over 400 lines' "($(lines 401 '// x')) > Sources/Rendering/X.swift"
breaks 'no function is over 60 lines' \
  "(echo '  public mutating func f(\n    a: Int\n  ) {'; $(lines 60 '    a()'); echo '  }') | sed 's/\\\\n/\\n/g' > Tests/X.swift"
breaks 'no path has a space' 'touch "Docs/two words.txt"'
breaks 'no file name occurs twice in a module' 'mkdir Sources/Rendering/{A,B}; touch Sources/Rendering/{A,B}/X.swift'
breaks 'no type is named like its module' 'echo "enum Rendering {}" > Sources/Rendering/X.swift'
for code in 'fatalError("x")' 'preconditionFailure("x")' 'try! f()' 'a as! B' 'a!.b' 'let a = b[1]!' 'var a: Int!'; do
  breaks 'no fatalError, try!, as! or force unwrap in Sources' "echo '  $code' > Sources/Rendering/X.swift"
done
for code in 'Set<Int>' 'let a = Dictionary(b)' 'let a: [String: Int]' 'a = [:]'; do
  breaks 'no Dictionary or Set in Simplex and Anchors' "echo '  $code' > Sources/Simplex/X.swift"
done
for code in 'any P' 'weak var a' 'struct A: Codable' '\.name' 'Mirror(a)'; do
  breaks 'no existential, weak reference, Codable, key path or reflection in Simplex and Anchors' \
    "echo '  let a: $code' > Sources/Anchors/X.swift"
done
for code in 'public func a() throws(LayoutError) {' 'public init(\n    a: Int\n  ) throws(LayoutError) {'; do
  breaks 'no public function of a product throws a typed error outside of Embedded Swift' \
    "printf '  $code\n' > Sources/Anchors/X.swift"
done
for code in 'private var a = 1' '  static var a = 1' 'nonisolated(unsafe) var a = 1'; do
  breaks 'no global variable in Simplex and Anchors' "echo '$code' > Sources/Anchors/X.swift"
done
breaks 'what Anchors shares of a class with modules of the package is @exclusivity(unchecked)' \
  'printf "open class A {\n  package final var a = 1\n}\n" > Sources/Anchors/X.swift'
for code in 'Hasher()' 'ObjectIdentifier(a)' 'Int.random(in: 0..<1)' 'ContinuousClock().now' 'print(1)'; do
  breaks 'no hash order, address, random number, clock or printing in Simplex and Anchors' \
    "echo '  $code' > Sources/Anchors/X.swift"
done
for code in 'let a: Unmanaged<A>' 'passUnretained(a)' 'a._withUnsafeGuaranteedRef { $0 }' 'unowned(unsafe) let a: A'; do
  breaks 'unmanaged references stand in Sources/Anchors/Item/ItemLinks.swift alone' \
    "echo '  $code' > Sources/Anchors/X.swift"
done
for code in 'UnsafeMutablePointer<Int>' 'UnsafeRawBufferPointer(a)'; do
  breaks 'unsafe pointers stand in the files that guards.sh lists' \
    "echo '  let a: $code' > Sources/Rendering/X.swift"
done
breaks 'every rule that the name of a test cites stands in Docs/AutoLayoutRules.md' \
  'echo "@Test(\"1.1, 1.3: a\") func a() {}" > Tests/X.swift'
breaks 'every test that Docs/AutoLayoutRules.md names exists' \
  'echo "- \`1.1: another\`" >> Docs/AutoLayoutRules.md'
breaks 'concurrent tests stand in files named …ConcurrencyTests.swift, which run under the thread sanitizer' \
  'echo "    Task { a() }" > Tests/X.swift'
step='first | - | | * | Scripts/guards.sh'
for row in 'first | - | | Sources/* Tests/* Docs/* Package.swift Lost/* | Scripts/guards.sh' 'first | - | | Sources/* | Scripts/guards.sh' \
  'first | - | | Sources/* Tests/* Docs/* Package.swift | Scripts/none.sh'; do
  breaks 'each file is watched by a step of .ci/run' \
    "mkdir -p Scripts/parts; cp $guards Scripts; printf '%s\n' '$step' '$row | Scripts/*' > Scripts/parts/ring.txt"
done
breaks 'nothing is left for later' 'echo "// TO""DO: later" > Tests/X.swift'
breaks 'no path of one machine' 'echo "see /ho""me/ana/x" > Docs/X.txt'
breaks 'no build product is in the repository' 'touch Package.resolved'
breaks 'every link of a document leads somewhere' 'echo "[x](Nowhere.md#a)" > Docs/X.md'
for place in '`+Nowhere`' '`Sources/` (`nowhere`)'; do
  breaks 'every place that the tables of Docs/Architecture.md name exists' \
    "printf '| call | files |\n| --- | --- |\n| a | $place |\n' > Docs/Architecture.md"
done
exit $status
