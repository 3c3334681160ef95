/**
 * Daily quota. Reserved when work is accepted; at its end delivered pictures are committed, also of failed or
 * cancelled work, and the rest is released. Each is one atomic statement, so concurrent orders can't exceed
 * the limit.
 */
import { limits, type PlanName, plans, type Quota } from '@maquette/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { quota } from '../../../platform/db/schema/generations.ts';
import type { QuotaHolder } from '../../../platform/limits/quota-holder.ts';
import { Problem } from '../../../platform/problem.ts';

export interface Reservation {
  readonly subject: string;
  readonly day: string;
  readonly units: number;
}

/** Settings that override the plans. */
export interface QuotaSettings {
  readonly freePicturesPerDay?: number | undefined;
}

const dayMs = 86_400_000;
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const renewalAfter = (now: Date): string =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs + dayMs).toISOString();

export function dailyLimit(plan: PlanName, settings: QuotaSettings = {}): number | null {
  return plan === 'free'
    ? (settings.freePicturesPerDay ?? plans.free.picturesPerDay)
    : plans[plan].picturesPerDay;
}

/** The enforced limit: "unlimited" means fair use. */
const enforcedLimit = (plan: PlanName, settings: QuotaSettings): number =>
  dailyLimit(plan, settings) ?? limits.premiumFairUsePerDay;

/** Throws if the reservation would exceed the limit. */
export async function expectQuota(
  db: Database,
  { subject, plan }: QuotaHolder,
  units: number,
  settings: QuotaSettings,
  now: Date,
): Promise<void> {
  const { used } = await usage(db, subject, dayOf(now));
  const limit = enforcedLimit(plan, settings);
  if (used + units > limit) throw spent(limit, used, now);
}

const spent = (limit: number, used: number, now: Date) =>
  new Problem('QUOTA_SPENT', {
    limit,
    used,
    remaining: Math.max(0, limit - used),
    renewsAt: renewalAfter(now),
  });

export async function reserveQuota(
  db: Database,
  holder: QuotaHolder,
  units: number,
  settings: QuotaSettings,
  now: Date,
): Promise<Reservation> {
  const day = dayOf(now);
  const limit = enforcedLimit(holder.plan, settings);
  if (units > limit || !(await addReserved(db, holder.subject, day, units, limit))) {
    const { used } = await usage(db, holder.subject, day);
    throw spent(limit, used, now);
  }
  return { subject: holder.subject, day, units };
}

/** False, without a change, beyond the limit; the first insert of a day is checked as well. */
async function addReserved(
  db: Database,
  subject: string,
  day: string,
  units: number,
  limit: number,
): Promise<boolean> {
  const reserved = await db
    .insert(quota)
    .values({ subject, day, reserved: units })
    .onConflictDoUpdate({
      target: [quota.subject, quota.day],
      set: { reserved: sql`${quota.reserved} + ${units}` },
      setWhere: sql`${quota.reserved} + ${quota.committed} + ${units} <= ${limit}`,
    })
    .returning({ day: quota.day });
  return reserved.length > 0;
}

const prepareUsage = (db: Database) =>
  db
    .select({ used: sql<number>`${quota.reserved} + ${quota.committed}` })
    .from(quota)
    .where(
      and(eq(quota.subject, sql.placeholder('subject')), eq(quota.day, sql.placeholder('day'))),
    )
    // Unnamed prepared statement: built once, nothing is kept on the server.
    .prepare('');

/** Building the query takes a sixth of the response time. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareUsage>>();

async function usage(db: Database, subject: string, day: string) {
  const query = prepared.get(db) ?? prepareUsage(db);
  prepared.set(db, query);
  const [row] = await query.execute({ subject, day });
  return { used: Number(row?.used ?? 0) };
}

/** Commits delivered pictures and releases the rest. */
export async function settleQuota(
  db: Database,
  { subject, day, units }: Reservation,
  delivered: number,
): Promise<void> {
  await db
    .update(quota)
    .set({
      reserved: sql`greatest(0, ${quota.reserved} - ${units})`,
      committed: sql`${quota.committed} + ${delivered}`,
    })
    .where(and(eq(quota.subject, subject), eq(quota.day, day)));
}

export async function describeQuota(
  db: Database,
  holder: QuotaHolder,
  settings: QuotaSettings,
  now: Date,
): Promise<Quota> {
  const limit = dailyLimit(holder.plan, settings);
  const { used } = await usage(db, holder.subject, dayOf(now));
  return {
    plan: holder.plan,
    limit,
    used,
    remaining: limit === null ? null : Math.max(0, limit - used),
    renewsAt: renewalAfter(now),
  };
}
