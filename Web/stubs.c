/* What the Swift runtime asks of a C library: one function that none has, and, for WebAssembly, what wasi-libc has
   under another name or only with an import. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Reads a number and returns where it ends. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end;
}

#ifdef __wasm__
/* Seeds the hashes of sets and dictionaries, on whose order nothing depends. */
void arc4random_buf(void *bytes, size_t count) {
  uint8_t *next = bytes;
  for (size_t index = 0; index < count; index++) next[index] = (uint8_t)(index * 151 + 17);
}

/* strtod reads a text as if it were a file, and strtold beside it prints that it is missing; with these, none
   of what the host would have to know about files comes along. */
int __stdio_close(void *file) {
  (void)file;
  return -1;
}

long long __stdio_seek(void *file, long long offset, int origin) {
  (void)file, (void)offset, (void)origin;
  return -1;
}

size_t __stdio_write(void *file, const unsigned char *bytes, size_t count) {
  (void)file, (void)bytes, (void)count;
  return 0;
}

/* What the runtime says before it stops a program has nowhere to go. */
int putchar(int character) {
  return character;
}
#endif
