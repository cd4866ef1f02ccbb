// Counts what the process asks of malloc.
//
// Linking this target replaces malloc and its relatives for the whole process. Nothing is counted
// until counting is switched on; while it is off a call costs one test more than without.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  // Blocks handed out, a block that realloc moves or grows counting as one more.
  int64_t allocations;
  // Bytes in blocks handed out minus bytes in blocks given back, as the allocator rounds them.
  int64_t liveBytes;
  // The highest liveBytes has been.
  int64_t peakBytes;
} AllocationCounts;

// Sets all counts to zero and starts counting. For one thread.
void allocationCountingStart(void);

// Stops counting and returns what was counted.
AllocationCounts allocationCountingStop(void);

// Lets the C library keep what is given back instead of returning it to the system, so that the
// next run does not pay for mapping it again.
void allocationsKeepMemory(void);

// What was counted so far.
AllocationCounts allocationCountsNow(void);

#endif
