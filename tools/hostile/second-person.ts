/**
 * The person who works while another attacks, as a process of its own: what it measures is the
 * server, and not how busy the attacker is. Told how long, it works until then, one thing after the
 * other, while its page goes on reading; then it sends what each took. Two things of its own at the
 * same time would be felt as if they were the attack.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Activity, pageReads, roundMs, work } from './activities.ts';
import { arrive, type Work } from './ordinary-activities.ts';

export interface Felt {
  readonly activity: Activity;
  readonly tookMs: number;
  /** Why it did not work, if it did not. */
  readonly refusal?: string;
}

export interface Looked {
  readonly felt: readonly Felt[];
  /** How late this process was itself at worst, which does next to nothing: what others did to the machine. */
  readonly lateMs: number;
}

/** Longer than this is no answer at all. */
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
