/**
 * Refusals are remembered until their window ends: a flood of refused requests costs no statement. In this process alone; others learn it from the database with their first refusal.
 */
import type { Database } from '../db/database.ts';

/** By key: when the window ends, in milliseconds. The oldest refusals come first. */
type Refused = Map<string, number>;

/** About 2 MB. Beyond that the oldest are forgotten and asked again. */
export const mostRefusals = 10_000;

const byDatabase = new WeakMap<Database, Refused>();

function refusedIn(db: Database): Refused {
  const known = byDatabase.get(db);
  if (known) return known;
  const refused: Refused = new Map();
  byDatabase.set(db, refused);
  return refused;
}

/** When the window of a known refusal ends; undefined if it has, or if there is none. */
export function knownRefusal(db: Database, key: string, nowMs: number): number | undefined {
  const endsAtMs = refusedIn(db).get(key);
  if (endsAtMs === undefined || endsAtMs > nowMs) return endsAtMs;
  refusedIn(db).delete(key);
  return undefined;
}

export function rememberRefusal(db: Database, key: string, endsAtMs: number): void {
  const refused = refusedIn(db);
  refused.delete(key);
  refused.set(key, endsAtMs);
  if (refused.size <= mostRefusals) return;
  const [oldest] = refused.keys();
  refused.delete(oldest!);
}

/** Forgets the refusals of these keys, or all. */
export function forgetRefusals(db: Database, keys?: readonly string[]): void {
  if (keys) for (const key of keys) refusedIn(db).delete(key);
  else refusedIn(db).clear();
}
