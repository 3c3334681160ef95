/**
 * Garbage of a thread that stays: an idle one has no reason to collect it. A simple collection leaves the
 * memory of WebAssembly that a spoken text used, and the pages a heap once needed; the thorough one that V8
 * does before it gives up takes 25 ms in the voice's thread and some 200 in the handbook's.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function handBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect !== 'function') return;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

export function heldBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
