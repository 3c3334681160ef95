/** Runs preparations while no request is being worked on. */

export interface IdleOptions {
  /** How often it is looked. */
  readonly lookEveryMs: number;
  /** Earliest time after the start. */
  readonly notBeforeMs: number;
  /** Processor time of this process so far, all its threads. */
  readonly usedMs?: () => number;
}

/** Below this share of one core a process does next to nothing. */
const idleShare = 0.1;

export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs once, after a stretch in which the process has done next to nothing. Returns how to give up. */
export function whenIdle(run: () => void, options: IdleOptions): () => void {
  const { lookEveryMs, notBeforeMs, usedMs = processorMs } = options;
  let used = usedMs();
  let waitedMs = 0;
  const looking = setInterval(() => {
    const now = usedMs();
    const share = (now - used) / lookEveryMs;
    used = now;
    waitedMs += lookEveryMs;
    if (waitedMs < notBeforeMs || share > idleShare) return;
    clearInterval(looking);
    run();
  }, lookEveryMs);
  looking.unref();
  return () => clearInterval(looking);
}
