/**
 * glibc and V8 settings that keep the server's memory low. glibc reads its settings before the program
 * starts, so the parent must set them; elsewhere they are ignored.
 *
 * By default each thread has its own malloc arena, and freed blocks of up to 32 MB stay with the process: 50
 * MB of an idle server. These settings return them at once. Nothing gets slower: V8 manages its own heap, and
 * pixel buffers were returned before as well. Uploads arrive in pieces of 64 kB, of which V8 lets 60 MB pile up
 * as garbage: from a threshold of 64 kB they are returned, above it they stayed as holes of the heap.
 *
 * V8's young generation grows by doubling: unlimited, it reached 108 MB in ten minutes of work and let
 * garbage of photos pile up. A few megabytes are as fast. Without the limit an idle server took 501 MB
 * instead of 394.
 */
export const memorySettings = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
