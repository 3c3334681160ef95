/**
 * Rate limits, counted in the database across restarts and processes. One statement per turn, and none for who was
 * refused already: of fifty concurrent attempts exactly the permitted ones pass. Keys are hashed: neither addresses nor e-mails are stored.
 */
import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { rate } from './db/schema/rates.ts';
import { noWaitForDisk } from './db/unsynced.ts';
import { forgetRefusals, knownRefusal, rememberRefusal } from './limits/refusals.ts';

export interface RateRule {
  /** Name of the limited action, such as `sign-in`. */
  readonly name: string;
  readonly turns: number;
  readonly windowSeconds: number;
}

export interface Turn {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

const keyOf = (rule: RateRule, subject: string) =>
  createHash('sha256').update(`${rule.name}\n${subject}`).digest('base64url');

/** Takes turns of `subject`; the window is fixed, so further attempts don't lengthen the wait. */
export async function takeTurn(
  db: Database,
  rule: RateRule,
  subject: string,
  clock: Clock,
  turns = 1,
): Promise<Turn> {
  const now = clock();
  const key = keyOf(rule, subject);
  const secondsUntil = (endsAtMs: number) =>
    Math.max(1, Math.ceil((endsAtMs - now.getTime()) / 1000));
  const refusedUntil = knownRefusal(db, key, now.getTime());
  if (refusedUntil !== undefined) {
    return { allowed: false, retryAfterSeconds: secondsUntil(refusedUntil) };
  }
  const windowEndsAt = new Date(now.getTime() + rule.windowSeconds * 1000);
  const isOver = sql`${rate.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(rate)
    .values({ key, count: turns, windowEndsAt })
    .onConflictDoUpdate({
      target: rate.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rate.count} + excluded.count end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rate.windowEndsAt} end`,
      },
    })
    .returning({ count: rate.count, windowEndsAt: rate.windowEndsAt, unsynced: noWaitForDisk });
  const endsAtMs = (counted?.windowEndsAt ?? windowEndsAt).getTime();
  const allowed = (counted?.count ?? turns) <= rule.turns;
  if (!allowed) rememberRefusal(db, key, endsAtMs);
  return { allowed, retryAfterSeconds: secondsUntil(endsAtMs) };
}

export interface Counted {
  readonly rule: RateRule;
  readonly subject: string;
}

/** A success resets the counts: the person knows the password. */
export async function forgetTurns(db: Database, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map(({ rule, subject }) => keyOf(rule, subject));
  await db.delete(rate).where(inArray(rate.key, keys)).returning({ unsynced: noWaitForDisk });
  forgetRefusals(db, keys);
}

/** Removes expired windows. */
export async function sweepRates(db: Database, clock: Clock): Promise<void> {
  await db.delete(rate).where(lt(rate.windowEndsAt, clock()));
}
