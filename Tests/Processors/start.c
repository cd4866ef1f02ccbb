/* What a program on a bare Cortex-M adds: the vectors, and what newlib lacks. */
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>

extern void _start(void);
extern char stack_end[];
static void reset(void) { _start(); }
static void fault(void) {
  for (;;) __asm volatile("bkpt 0");
}
__attribute__((section(".vectors"), used)) static void (*const vectors[])(void) = {
  (void (*)(void))stack_end, reset, fault, fault, fault, fault, fault,
};

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

/* Seeds the hashes of sets and dictionaries, on whose order nothing depends. */
void arc4random_buf(void *bytes, size_t count) {
  for (unsigned char *next = bytes; count--; next++) *next = 1;
}
