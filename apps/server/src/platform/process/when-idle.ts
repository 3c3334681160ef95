/** Runs preparations while the process is idle. */

export interface IdleOptions {
  /** Polling interval. */
  readonly pollIntervalMs: number;
  /** Earliest time after the start. */
  readonly notBeforeMs: number;
  /** Processor time of all threads of this process. */
  readonly usedMs?: () => number;
}

/** Share of a core below which a process is idle. */
const idleShare = 0.1;

export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs once, after an idle interval. Returns the cancel function. */
export function whenIdle(run: () => void, options: IdleOptions): () => void {
  const { pollIntervalMs, notBeforeMs, usedMs = processorMs } = options;
  let used = usedMs();
  let waitedMs = 0;
  const looking = setInterval(() => {
    const now = usedMs();
    const share = (now - used) / pollIntervalMs;
    used = now;
    waitedMs += pollIntervalMs;
    if (waitedMs < notBeforeMs || share > idleShare) return;
    clearInterval(looking);
    run();
  }, pollIntervalMs);
  looking.unref();
  return () => clearInterval(looking);
}
