/**
 * How the server's processes take memory from the system. It is read by glibc before the program
 * begins, so only whoever starts one can say it; elsewhere nothing happens.
 *
 * By default each thread has an arena of its own, and blocks of up to 32 MB that were given back stay
 * with the process: 50 MB of a server that does nothing. These let go at once. Nothing becomes slower:
 * V8 keeps its own heap, and pixels come in blocks that were handed back before as well.
 */
export const frugalAllocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
