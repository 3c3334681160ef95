/**
 * Collects garbage of a persistent thread, which doesn't happen while it is idle. WebAssembly memory of spoken text
 * is freed by the second collection, in a separate turn. V8's last-resort collection would discard compiled
 * WebAssembly of every thread: docs/notes/server.md (0411).
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

function collect(): void {
  setFlagsFromString('--expose-gc');
  const collectNow: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collectNow === 'function') collectNow();
}

export function releaseMemory(): void {
  collect();
  setImmediate(collect);
}

export function residentBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
