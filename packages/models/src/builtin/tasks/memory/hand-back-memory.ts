/**
 * Garbage of a thread that stays: an idle one has no reason to collect it. What a spoken text used of
 * WebAssembly goes with the second collection, in a turn of its own. The thorough one that V8 does before
 * it gives up throws away code of every thread's WebAssembly as well: docs/notes/server.md (0411).
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

function collect(): void {
  setFlagsFromString('--expose-gc');
  const collectNow: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collectNow === 'function') collectNow();
}

export function handBackMemory(): void {
  collect();
  setImmediate(collect);
}

export function residentBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
