/**
 * Preloaded into a server with `--import`: on SIGUSR2 it writes its event loop delay since the last signal to
 * LOOP_DELAY_FILE.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env.LOOP_DELAY_FILE;
const everyMs = 5;
const nanosPerMs = 1e6;

if (file && isMainThread && process.send === undefined) {
  const delay = monitorEventLoopDelay({ resolution: everyMs });
  delay.enable();
  process.on('SIGUSR2', () => {
    // The histogram contains intervals between samples; the excess over the resolution is the delay.
    const late = (nanos: number) => Math.max(0, nanos / nanosPerMs - everyMs);
    const report = {
      p50Ms: late(delay.percentile(50)),
      p99Ms: late(delay.percentile(99)),
      maxMs: late(delay.max),
    };
    writeFileSync(`${file}.new`, JSON.stringify(report));
    renameSync(`${file}.new`, file);
    delay.reset();
  });
}
