#!/usr/bin/env bash
# Compiles public layout libraries with their import changed, runs their own tests on this engine and prints a table.
# Usage: Scripts/integrations.sh clients FOLDER [LIBRARY…]
# FOLDER has a folder for each library that is to be tried, a work tree of its repository: SnapKit, Anchorage,
# Cartography, TinyConstraints, Stevia, EasyPeasy, Layout. A file COMMIT in it, if any, names the commit.
# Each failure is in .build/clients/LIBRARY.log. PACKAGE is the package to build on instead of this one.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(cd "${1:?Usage: Scripts/integrations.sh clients FOLDER [LIBRARY…]}" && pwd)
shift
root=${PACKAGE:-$PWD}
support=$PWD/Scripts/parts/clients
port=$PWD/Scripts/port-uikit.sh
work=${WORK:-$PWD/.build/clients}
# Name, sources and tests of each library; the tests of TinyConstraints do not exist.
libraries='SnapKit Sources Tests/SnapKitTests
Anchorage Source AnchorageTests
Cartography Cartography CartographyTests
TinyConstraints TinyConstraints/Classes -
Stevia Sources/Stevia Tests/SteviaTests
EasyPeasy EasyPeasy Example/Tests
Layout Sources/Layout Tests/LayoutTests'
mkdir -p "$work"
modules="UIKitSupport Quick Nimble Numerics SnapshotTesting SnapshotTestingExtensions"
for module in $modules; do
  mkdir -p "$work/Support/$module"
  cmp -s "$support/$module.swift" "$work/Support/$module/$module.swift" \
    || cp "$support/$module.swift" "$work/Support/$module/$module.swift"
done

# edited LIBRARY FILE PATTERN REPLACEMENT: an edit besides those of port-uikit.sh, which the table counts by lines.
declare -A edits
edited() {
  local file=$work/$1/$2
  local count
  count=$(grep -cE "$3" "$file") || return 0
  sed -i -E "s/$3/$4/" "$file"
  edits[$1]=$((${edits[$1]:-0} + count))
}

# Writes the package of one library. Tests are compiled together, so that each library needs a package of its own.
manifest() {
  local tests=$2
  cat <<SWIFT
// swift-tools-version: 6.2
import Foundation
import PackageDescription

let old: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let appearance: Target.Dependency = .product(name: "UIKitAppearance", package: "$(basename "$root")")
let snapshots = ["__Snapshots__", "UIKitTests/__Snapshots__"].filter {
  FileManager.default.fileExists(atPath: "$work/$1Tests/\(\$0)")
}
func module(_ name: String, _ dependencies: [Target.Dependency], in folder: String) -> Target {
  .target(name: name, dependencies: dependencies, path: folder + name, swiftSettings: old)
}
let package = Package(
  name: "Clients",
  dependencies: [.package(path: "$root")],
  targets: [
    module("UIKitSupport", [appearance], in: "Support/"),
    module("Quick", ["UIKitSupport"], in: "Support/"),
    module("Nimble", ["Quick"], in: "Support/"),
    module("Numerics", ["UIKitSupport"], in: "Support/"),
    module("SnapshotTesting", ["UIKitSupport"], in: "Support/"),
    module("SnapshotTestingExtensions", ["SnapshotTesting"], in: "Support/"),
    module("$1", [appearance], in: ""),
SWIFT
  [ "$tests" = - ] || cat <<SWIFT
    .testTarget(
      name: "$1Tests",
      dependencies: [
        "$1", "Nimble", "Numerics", "Quick", "SnapshotTesting", "SnapshotTestingExtensions", "UIKitSupport",
      ],
      path: "$1Tests", exclude: snapshots, swiftSettings: old),
SWIFT
  printf '  ]\n)\n'
}

# Copies the tests of a library, and changes what tests may not say here.
copied_tests() {
  local name=$1 from=$2 copy=$work/$1Tests file
  "$port" --quiet "$from" "$copy" UIKitSupport >"$work/$name.tests"
  (cd "$from" && find . -name '*.txt' -exec cp --parents -t "$copy" {} +)
  # UIKit comes with XCTest, or with the library, on iOS.
  for file in $(grep -rL 'import struct UIKitSupport' "$copy" --include='*.swift'); do
    grep -q '^import Testing' "$file" || sed -i '1i import UIKitSupport\nimport struct UIKitSupport.CGFloat\nimport struct '"\
"'UIKitSupport.CGRect\nimport struct UIKitSupport.CGSize\nimport struct UIKitSupport.CGPoint' "$file"
  done
  case $name in
  # A name of the library that Anchors has, too; and a member that only Objective-C finds in any object.
  SnapKit)
    sed -i -e 's/^@testable import SnapKit/&\nimport class SnapKit.LayoutConstraint/' -e 's/self\.container\.snp_constraints'"\
"'\.first?\.priority/(self.container.snp_constraints.first as? NSLayoutConstraint)?.priority.rawValue/' "$copy/Tests.swift"
    ;;
  Layout)
    find "$copy" -name '*.swift' -exec sed -i -E 's/^(@testable )?import Layout$/&\nimport protocol Layout.LayoutItem/' {} +
    ;;
  Cartography)
    sed -i 's/^import Nimble/&\nimport struct Nimble.Predicate/' "$copy/Matchers.swift"
    {
      echo 'import Quick'
      echo 'final class Specs: XCTestCase {'
      sed -nE 's/^(final )?class (\w+): QuickSpec.*/  func test\2() { \2().run() }/p' "$copy"/*.swift
      echo '}'
    } >"$copy/Specs.swift"
    ;;
  esac
}

count() { grep -cE "$1" "$2" || true; }
# changes LIBRARY KIND…: the number of lines that port-uikit.sh changed in these ways.
changes() {
  local file=$work/$1.changes kind sum=0
  shift
  for kind in "$@"; do
    sum=$((sum + $(sed -nE "s/^ *([0-9]+) $kind\$/\1/p" "$file" | head -1 | grep . || echo 0)))
  done
  echo "$sum"
}

echo '| library | commit | imports, conditions | `@objc` and the like | `@MainActor` | other lines | compiles | tests passed |'
echo '|---|---|--:|--:|--:|--:|---|--:|'
while read -r name sources tests; do
  [ -d "$folder/$name" ] || continue
  [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
  log=$work/$name.log
  commit=$(cut -c1-7 "$folder/$name/COMMIT" 2>/dev/null || echo unknown)
  rm -rf "${work:?}/$name" "$work/${name}Tests"
  "$port" --quiet "$folder/$name/$sources" "$work/$name" >"$work/$name.changes"
  [ "$name" != Stevia ] || edited Stevia Stevia+GetConstraint.swift 'as\? NSObject, ' 'as? UIView, '
  [ "$tests" = - ] || copied_tests "$name" "$folder/$name/$tests"
  manifest "$name" "$tests" >"$work/Package.swift"
  compiles=no passed=-
  if swift build --package-path "$work" --target "$name" >"$log" 2>&1; then compiles=yes; fi
  if [ $compiles = yes ] && [ "$tests" != - ]; then
    passed='do not compile'
    if swift build --package-path "$work" --build-tests >"$log" 2>&1; then
      timeout 900 swift test --package-path "$work" --skip-build >"$log" 2>&1 || true
      good=$(($(count "^Test Case '.*' passed" "$log") + $(count '^. Test [^ ]+ passed after' "$log")))
      bad=$(($(count "^Test Case '.*' failed" "$log") + $(count '^. Test [^ ]+ failed after' "$log")))
      if grep -q '^Example ' "$log"; then
        good=$(($(count "^Example .* passed$" "$log") + good - $(count "^Test Case 'Specs.*passed" "$log")))
        bad=$(($(count "^Example .* failed$" "$log") + bad - $(count "^Test Case 'Specs.*failed" "$log")))
      fi
      passed="$good of $((good + bad))"
    fi
  fi
  printf '| %s | %s | %s | %s | %s | %s | %s | %s |\n' "$name" "$commit" "$(changes "$name" import condition)" \
    "$(changes "$name" @objc '#selector' 'override in an extension' 'description of a class')" \
    "$(changes "$name" @MainActor)" "${edits[$name]:-0}" $compiles "$passed"
done <<<"$libraries"
