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
  embedded) flags+=(-enable-experimental-feature Embedded -O) ;;
  wasm)
    flags+=(
      -enable-experimental-feature Embedded -Osize -target wasm32-unknown-none-wasm
      -Xfrontend -disable-stack-protector
    )
    ;;
  esac
  mkdir -p "$modules/$variant"
}

# compile NAME FOLDER IMPORTED…: makes the object and the interface of a module, which imports others, from
# the Swift files in a folder.
compile() {
  local name=$1 folder=$2 out=$modules/$variant/$1 key imported
  shift 2
  key=$(
    {
      swiftc --version 2>/dev/null
      printf '%s\n' "${flags[@]}"
      for imported; do cat "$modules/$variant/$imported.key"; done
      find "$folder" -name '*.swift' -print0 | sort -z | xargs -0 sha256sum
    } | sha256sum
  )
  [ "$key" != "$(cat "$out.key" 2>/dev/null)" ] || return 0
  rm -f "$out.key"
  find "$folder" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc "${flags[@]}" -module-name "$name" -emit-module -emit-module-path "$out.swiftmodule" -c -o "$out.o"
  printf '%s\n' "$key" >"$out.key"
}

layout=(Simplex Anchors VisualFormat LayoutFiles Rendering)
# compile_layout: the modules that lay files and screens out, and those that they import.
compile_layout() {
  compile Simplex Sources/Simplex
  compile Anchors Sources/Anchors Simplex
  compile VisualFormat Sources/VisualFormat Anchors
  compile LayoutFiles Sources/LayoutFiles Anchors VisualFormat
  compile Rendering Sources/Rendering Anchors
}
