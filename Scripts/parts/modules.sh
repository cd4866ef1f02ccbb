# Sourced by scripts that compile modules one by one, for other targets than this machine's or as Embedded
# Swift. What was compiled from the same sources is kept under .build/modules and not compiled again.

modules=.build/modules
common=(
  -wmo -parse-as-library -swift-version 6 -package-name anchors -warnings-as-errors
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
)
# use VARIANT: what follows is compiled for it. The stack protector needs a C library that wasm lacks.
use() {
  variant=$1
  flags=("${common[@]}" -I "$modules/$variant")
  case $variant in
  release) flags+=(-O) ;;
  debug) flags+=(-Onone) ;;
  coverage) flags+=(-Onone -profile-generate -profile-coverage-mapping) ;;
  embedded) flags+=(-enable-experimental-feature Embedded -O) ;;
  clib) flags+=(-enable-experimental-feature Embedded -Osize -Xfrontend -function-sections) ;;
  wasm)
    flags+=(
      -enable-experimental-feature Embedded -enable-experimental-feature Extern -Osize -target wasm32-unknown-none-wasm
      -Xfrontend -disable-stack-protector
    )
    ;;
  esac
  mkdir -p "$modules/$variant"
}

# compile NAME FOLDER IMPORTED…: makes the object and the interface of a module, which imports others, from
# the Swift files in a folder.
compile() { make object "$@"; }

# interface NAME FOLDER IMPORTED…: the same, but not the object. In Embedded Swift an interface holds the code too,
# and who imports it compiles what is used of it, so that a program needs no other object than its own.
interface() { make interface "$@"; }

make() {
  local kind=$1 name=$2 folder=$3 out=$modules/$variant/$2 key imported made=()
  shift 3
  key=$(
    {
      swiftc --version 2>/dev/null
      printf '%s\n' "${flags[@]}"
      for imported; do cat "$modules/$variant/$imported.interface.key"; done
      find "$folder" -name '*.swift' -print0 | sort -z | xargs -0 sha256sum
    } | sha256sum
  )
  [ "$key" != "$(cat "$out.$kind.key" 2>/dev/null)" ] || return 0
  rm -f "$out".{interface,object}.key
  [ "$kind" = interface ] || made=(-c -o "$out.o")
  find "$folder" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc "${flags[@]}" -module-name "$name" -emit-module -emit-module-path "$out.swiftmodule" "${made[@]}"
  printf '%s\n' "$key" >"$out.interface.key"
  [ "$kind" = interface ] || printf '%s\n' "$key" >"$out.object.key"
}

layout=(Buffers Simplex SimplexQuestions AnchorsText Anchors AnchorsGrid AnchorsQuestions Devices VisualFormat LayoutFiles InterfaceFiles Rendering Gallery)
# layout_modules MAKE: makes the modules that lay files and screens out, and those that they import.
layout_modules() {
  "$1" Buffers Sources/Buffers
  "$1" Simplex Sources/Simplex Buffers
  "$1" SimplexQuestions Sources/SimplexQuestions Buffers Simplex
  "$1" AnchorsText Sources/AnchorsText
  "$1" Anchors Sources/Anchors AnchorsText Buffers Simplex SimplexQuestions
  "$1" AnchorsGrid Sources/AnchorsGrid Anchors
  "$1" AnchorsQuestions Sources/AnchorsQuestions Anchors Buffers Simplex SimplexQuestions
  "$1" Devices Sources/Devices Anchors
  "$1" VisualFormat Sources/VisualFormat Anchors
  "$1" LayoutFiles Sources/LayoutFiles Anchors AnchorsGrid AnchorsQuestions VisualFormat
  "$1" InterfaceFiles Sources/InterfaceFiles Anchors AnchorsQuestions Devices LayoutFiles
  "$1" Rendering Sources/Rendering Anchors AnchorsGrid AnchorsQuestions
  "$1" Gallery Sources/Gallery Anchors AnchorsGrid
}

# portable_sources FOLDER: puts the program that prints hashes into a folder. The examples are compiled into it:
# a module of WebAssembly without imports can read no file.
portable_sources() {
  local file
  mkdir -p "$1"
  cp Web/Portable/*.swift "$1"
  {
    printf '/// The files of Examples/layouts.\nlet exampleFiles = [\n'
    for file in Examples/layouts/*.json; do printf '#"""\n%s\n"""#,\n' "$(cat "$file")"; done
    printf ']\n'
  } >"$1/ExampleFiles.swift"
}
