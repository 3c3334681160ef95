/**
 * A process that polls a URL and, when stopped, reports latencies and its own event loop delay, which shows
 * the machine's load.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

export interface Probed {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** The probe's own event loop. */
  readonly idleP99Ms: number;
}

const everyMs = 20;
const address = process.argv[2];

if (address && process.send) {
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  const tookMs: number[] = [];
  let going = true;
  process.once('message', () => {
    going = false;
  });
  // Warm-up of the HTTP client.
  await (await fetch(address)).arrayBuffer();
  own.reset();
  while (going) {
    const startedAt = performance.now();
    await (await fetch(address)).arrayBuffer();
    tookMs.push(performance.now() - startedAt);
    await wait(everyMs);
  }
  tookMs.sort((a, b) => a - b);
  const at = (share: number) => tookMs[Math.floor((tookMs.length - 1) * share)] ?? Number.NaN;
  const probed: Probed = {
    count: tookMs.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    idleP99Ms: Math.max(0, own.percentile(99) / 1e6 - 5),
  };
  process.send(probed);
}
