/** Measurements of one attack, and which are outside their limits. */
import { median } from '../measure/median.ts';
import { type Activity, activities, limitMs } from './activities.ts';
import type { Answers } from './attack-once.ts';
import type { Felt } from './second-person.ts';

export interface Held {
  readonly beforeMb: number;
  readonly peakMb: number;
  /** Once the server answers quickly again; threads that have drawn stay for another minute. */
  readonly afterMb: number;
  /** Added to the data folder. */
  readonly diskMb: number;
}

export interface FeltRow {
  readonly activity: Activity;
  readonly count: number;
  readonly slowestMs: number;
  readonly times: number;
  readonly limitMs: number;
  /** Failures, in the server's words. */
  readonly refusals: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly answers: Answers;
  readonly felt: readonly FeltRow[];
  readonly held: Held;
  /** Worst event loop delay of an idle process: above some tens, the machine was busy. */
  readonly lateMs: number;
  /** Empty if all are within limits. */
  readonly outside: readonly string[];
}

export type QuietMs = Readonly<Record<Activity, number>>;

export function quietTimes(felt: readonly Felt[]): QuietMs {
  const usual = activities.map(({ name }) => [
    name,
    median(felt.filter(({ activity }) => activity === name).map(({ tookMs }) => tookMs)),
  ]);
  return Object.fromEntries(usual) as QuietMs;
}

export function feltRows(
  felt: readonly Felt[],
  quiet: QuietMs,
  attackersPictureMs: number,
): FeltRow[] {
  return activities.map(({ name, bar }) => {
    const own = felt.filter(({ activity }) => activity === name);
    const slowestMs = Math.max(0, ...own.map(({ tookMs }) => tookMs));
    return {
      activity: name,
      count: own.length,
      slowestMs,
      times: slowestMs / quiet[name],
      limitMs: limitMs[bar]({ quietMs: quiet[name], attackersPictureMs }),
      refusals: own.flatMap(({ refusal }) => refusal ?? []),
    };
  });
}

export const limitViolations = (rows: readonly FeltRow[]): string[] =>
  rows.flatMap(({ activity, slowestMs, limitMs: most, refusals }) => [
    ...(refusals[0] ? [`${activity}: ${refusals.length} failed, ${refusals[0]}`] : []),
    ...(slowestMs > most
      ? [`${activity}: ${Math.round(slowestMs)} ms, at most ${Math.round(most)}`]
      : []),
  ]);
