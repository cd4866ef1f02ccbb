#!/bin/sh
# Fetches Kiwi's source distribution and builds the driver that the benchmarks load.
# Needs pip, tar and a C++ compiler; writes only to Benchmarks/.peers, which is not kept in git.
#
#   Benchmarks/peers.sh            then: swift run -c release --package-path Benchmarks bench --peers
set -eu
cd "$(dirname "$0")"
version=1.5.1
checksum=f1303ef2eec81262a4b708c3e858afe58d7c75ad91c1c05266eda7673369859a
archive=kiwisolver-$version.tar.gz
mkdir -p .peers
if [ ! -f ".peers/$archive" ]; then
  python3 -m pip download --quiet --no-binary :all: --no-deps --dest .peers "kiwisolver==$version"
fi
echo "$checksum  .peers/$archive" | sha256sum --check --quiet
tar -xzf ".peers/$archive" -C .peers
compiler=${CXX:-$(command -v clang++ || command -v g++)}
# The C++ runtime is linked in and hidden, so that Kiwi allocates straight from the C library and
# not through the counter that the benchmarks put in front of it.
"$compiler" -std=c++17 -O3 -DNDEBUG -fPIC -shared -fvisibility=hidden \
  -static-libstdc++ -static-libgcc -Wl,--exclude-libs,ALL \
  -I ".peers/kiwisolver-$version" -I Sources/PeerInterface/include \
  Peers/KiwiDriver.cpp -o .peers/libkiwidriver.so
"$compiler" --version | head -n 1 > .peers/compiler.txt
echo "Built Benchmarks/.peers/libkiwidriver.so (Kiwi $version, $(cat .peers/compiler.txt), -O3)."
