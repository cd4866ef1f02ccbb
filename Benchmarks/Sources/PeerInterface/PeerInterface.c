// For RTLD_DEEPBIND.
#define _GNU_SOURCE
#include "PeerInterface.h"

#include <dlfcn.h>
#include <stddef.h>

static const char *loadError = "";

const PeerFunctions *peerLoad(const char *path) {
  // A driver keeps to the C library's allocator, past the counting one of this process.
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (!library) {
    loadError = dlerror();
    return NULL;
  }
  const PeerFunctions *(*functions)(void) =
      (const PeerFunctions *(*)(void))dlsym(library, "peerFunctions");
  if (!functions) {
    loadError = dlerror();
    return NULL;
  }
  return functions();
}

const char *peerLoadError(void) { return loadError; }
