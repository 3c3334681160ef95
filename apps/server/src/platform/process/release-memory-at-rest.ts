/**
 * Gives memory back after work. V8 keeps the pages that its heap no longer needs in a pool, and frees that of
 * a main thread in its most thorough collection alone: docs/notes/server.md (0485).
 */
import { collectThoroughly } from './collect-garbage.ts';
import { processorMs } from './when-idle.ts';

interface RestOptions {
  readonly pollIntervalMs: number;
  /** Time without work before memory is given back. */
  readonly afterMs: number;
  /** Processor time since the last collection that makes another one worth it. */
  readonly leastWorkMs: number;
  readonly collect?: () => void;
  /** Processor time of this process so far, all its threads. */
  readonly usedMs?: () => number;
}

/** Above the queue's questions of a process that waits for work. */
const idleShare = 0.1;

/** Returns the stop function. */
export function releaseMemoryAtRest(options: RestOptions): () => void {
  const { pollIntervalMs, afterMs, leastWorkMs } = options;
  const { collect = collectThoroughly, usedMs = processorMs } = options;
  let used = usedMs();
  let workedMs = used;
  let restedMs = 0;
  const looking = setInterval(() => {
    const now = usedMs();
    const justMs = now - used;
    used = now;
    workedMs += justMs;
    restedMs = justMs > pollIntervalMs * idleShare ? 0 : restedMs + pollIntervalMs;
    if (restedMs < afterMs || workedMs < leastWorkMs) return;
    collect();
    used = usedMs();
    workedMs = 0;
  }, pollIntervalMs);
  looking.unref();
  return () => clearInterval(looking);
}
