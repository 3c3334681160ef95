/** One attack as it was felt and held, and what of it is outside its bar. */
import { type Activity, activities, type Bar, mostMemoryAfter, readMs } from './activities.ts';
import type { Answers } from './attack-once.ts';
import type { Felt } from './second-person.ts';

export interface Held {
  readonly beforeMb: number;
  readonly peakMb: number;
  readonly afterMb: number;
  /** Written to the data folder. */
  readonly diskMb: number;
}

export interface FeltRow {
  readonly activity: Activity;
  readonly count: number;
  readonly slowestMs: number;
  readonly times: number;
  /** Failures in the server's words. */
  readonly refusals: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly answers: Answers;
  readonly felt: readonly FeltRow[];
  readonly held: Held;
  /** How late a process was at worst that did next to nothing: above some tens, the machine was busy elsewhere. */
  readonly lateMs: number;
  /** Empty is within the bar. */
  readonly outside: readonly string[];
}

export type QuietMs = Readonly<Record<Activity, number>>;

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The usual time of each activity: the middle one. */
export function quietTimes(felt: readonly Felt[]): QuietMs {
  const usual = activities.map(({ name }) => [
    name,
    middle(felt.filter(({ activity }) => activity === name).map(({ tookMs }) => tookMs)),
  ]);
  return Object.fromEntries(usual) as QuietMs;
}

export function feltRows(felt: readonly Felt[], quiet: QuietMs): FeltRow[] {
  return activities.map(({ name }) => {
    const own = felt.filter(({ activity }) => activity === name);
    const slowestMs = Math.max(0, ...own.map(({ tookMs }) => tookMs));
    return {
      activity: name,
      count: own.length,
      slowestMs,
      times: slowestMs / quiet[name],
      refusals: own.flatMap(({ refusal }) => refusal ?? []),
    };
  });
}

export function whatIsOutside(rows: readonly FeltRow[], held: Held): string[] {
  const outside = rows.flatMap(({ activity, slowestMs, times, refusals }) => {
    const bar: Bar | undefined = activities.find(({ name }) => name === activity)?.bar;
    const wrong: string[] = [];
    if (refusals[0]) wrong.push(`${activity}: ${refusals.length} failed, ${refusals[0]}`);
    if (bar?.atMostMs && slowestMs > bar.atMostMs)
      wrong.push(`${activity}: ${Math.round(slowestMs)} ms, at most ${bar.atMostMs}`);
    if (bar?.times && times > bar.times && slowestMs > readMs)
      wrong.push(`${activity}: ${times.toFixed(1)} times its quiet time, at most ${bar.times}`);
    return wrong;
  });
  if (held.afterMb > held.beforeMb * mostMemoryAfter) {
    outside.push(
      `memory: ${held.beforeMb.toFixed(0)} MB before and ${held.afterMb.toFixed(0)} MB after`,
    );
  }
  return outside;
}
