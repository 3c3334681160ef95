/**
 * Collects garbage of a persistent thread, which doesn't happen while it is idle. WebAssembly memory of spoken text
 * is freed by the second collection, in a separate turn. Only V8's most thorough collection empties pages that are
 * hardly used; it would also discard compiled WebAssembly of every thread: docs/notes/server.md (0411, 0485).
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

function collect(): void {
  setFlagsFromString('--no-flush-liftoff-code');
  setFlagsFromString('--expose-gc');
  const collectNow: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collectNow !== 'function') return;
  collectNow({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

export function releaseMemory(): void {
  collect();
  setImmediate(collect);
}

export function residentBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
