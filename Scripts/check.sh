#!/usr/bin/env bash
# What a change must pass before review: project rules, format, build and tests. Needs the Swift toolchain, Git and
# Perl; `.ci/run` has the rest.
# Usage: Scripts/check.sh      runs every step; exit status 1 if one of them fails
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
. Scripts/parts/steps.sh

step 'project rules (Scripts/guards.sh)' Scripts/guards.sh
step 'formatting (swift format lint --strict)' Scripts/parts/formatting.sh
step 'build of all tests (swift build --build-tests)' swift build --build-tests
step 'tests (swift test)' swift test --skip-build
finish
