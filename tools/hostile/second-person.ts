/**
 * The person who works during an attack, in a separate process so that it measures the server and not the
 * attacker's load. Works for a given time, one activity after the other, while its page keeps reading; then
 * reports each latency. Activities never overlap, which would look like an effect of the attack.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Activity, pageReads, roundMs, work } from './activities.ts';
import { arrive, type Work } from './ordinary-activities.ts';

export interface Felt {
  readonly activity: Activity;
  readonly tookMs: number;
  /** Why it failed, if it did. */
  readonly refusal?: string;
}

export interface Looked {
  readonly felt: readonly Felt[];
  /** Worst event loop delay of this idle process: the machine's load. */
  readonly lateMs: number;
}

/** Longer counts as no response. */
const patienceMs = 90_000;

async function measure(activity: Activity, work: Work): Promise<Felt> {
  const startedMs = performance.now();
  try {
    await work(AbortSignal.timeout(patienceMs));
    return { activity, tookMs: performance.now() - startedMs };
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error);
    return { activity, tookMs: performance.now() - startedMs, refusal };
  }
}

const lateResolutionMs = 5;
const origin = process.argv[2];
if (origin && process.send) {
  const works = await arrive(origin);
  const late = monitorEventLoopDelay({ resolution: lateResolutionMs });
  late.enable();
  process.on('message', async ({ forMs }: { forMs: number }) => {
    const felt: Felt[] = [];
    late.reset();
    const endsAt = performance.now() + forMs;
    const measured = async (name: Activity) => {
      const one = await measure(name, works[name]);
      felt.push(one);
      return one.tookMs;
    };
    const keepReading = async ({ name, everyMs }: (typeof pageReads)[number]) => {
      while (performance.now() < endsAt) {
        const tookMs = await measured(name);
        await wait(Math.max(10, everyMs - tookMs));
      }
    };
    const keepWorking = async () => {
      while (performance.now() < endsAt) {
        const beganAt = performance.now();
        for (const { name } of work) await measured(name);
        await wait(Math.max(10, roundMs - (performance.now() - beganAt)));
      }
    };
    await Promise.all([...pageReads.map(keepReading), keepWorking()]);
    process.send?.({ felt, lateMs: late.max / 1e6 - lateResolutionMs } satisfies Looked);
  });
  process.send({ felt: [], lateMs: 0 } satisfies Looked);
}
