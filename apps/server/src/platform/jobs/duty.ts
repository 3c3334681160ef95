/** Periodic tasks that run in one process at a time, such as cleaning up. Dated by the database's clock. */
import { randomUUID } from 'node:crypto';
import { and, eq, like, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { duty } from '../db/schema/duties.ts';

/** Cleaning up; see `caretaking.ts`. */
export const tidyDuty = 'tidy';
/** Separate from `tidyDuty`, which an older release may hold for as long as it runs. */
export const updateDuty = 'update';
/** Comparing what is paid with Stripe. */
export const paymentsDuty = 'payments';
/** Reconciling the ledger with the queue. */
export const ledgerDuty = 'ledger';

/** Slightly below the interval, so that the same process can continue. */
export const turnMs = (everyMs: number): number => everyMs * 0.9;

/** How long a pause outlasts a process that was killed. */
const pauseMs = 2 * 60_000;
const pauseRenewedEveryMs = 30_000;

export interface Duty {
  /** Holds it longer. False if another process has it by now, or it is paused: then this one stops. */
  renew(): Promise<boolean>;
}

const inMs = (forMs: number) => sql`clock_timestamp() + make_interval(secs => ${forMs / 1000})`;
const pausesOf = (name: string) => `${name} paused by `;

/** Not paused by any process, such as a backup. */
const isUnpaused = (name: string) => sql`not exists (select 1 from ${duty} pause
  where starts_with(pause.name, ${pausesOf(name)}) and pause.taken_until > clock_timestamp())`;

/** Exact, unlike a date. */
const heldUntil = { until: sql<string>`${duty.takenUntil}::text` };

/** For one process; undefined for the others until the interval is over. */
export async function takeDuty(
  db: Database,
  name: string,
  forMs: number,
): Promise<Duty | undefined> {
  const [taken] = await db
    .insert(duty)
    .select(sql`select ${name}, ${inMs(forMs)} where ${isUnpaused(name)}`)
    .onConflictDoUpdate({
      target: duty.name,
      set: { takenUntil: inMs(forMs) },
      setWhere: sql`${duty.takenUntil} <= clock_timestamp()`,
    })
    .returning(heldUntil);
  if (!taken) return undefined;
  // No two holders have the same moment: each takes it after the one before has passed.
  let { until } = taken;
  return {
    async renew() {
      const [renewed] = await db
        .update(duty)
        .set({ takenUntil: inMs(forMs) })
        .where(
          and(
            eq(duty.name, name),
            sql`${duty.takenUntil} = ${until}::timestamptz`,
            isUnpaused(name),
          ),
        )
        .returning(heldUntil);
      until = renewed?.until ?? until;
      return renewed !== undefined;
    },
  };
}

export interface Pause {
  /** Ends this one; those of others go on. */
  end(): Promise<void>;
}

/**
 * Keeps everybody from taking the duty or going on with it. Renewed until it ends; that of a killed process runs out.
 */
export async function pauseDuty(
  db: Database,
  name: string,
  everyMs = pauseRenewedEveryMs,
): Promise<Pause> {
  const pause = `${pausesOf(name)}${randomUUID()}`;
  const hold = (held: string) =>
    db
      .insert(duty)
      .values({ name: held, takenUntil: inMs(pauseMs) })
      .onConflictDoUpdate({
        target: duty.name,
        set: { takenUntil: sql`greatest(${duty.takenUntil}, excluded.taken_until)` },
      });
  // The duty itself is held, too: a release before 0.3.0 knows no pauses.
  const renew = async () => {
    for (const held of [pause, name]) await hold(held);
  };
  await db
    .delete(duty)
    .where(
      and(like(duty.name, `${pausesOf(name)}%`), lte(duty.takenUntil, sql`clock_timestamp()`)),
    );
  await renew();
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    // One that fails is made up for by the next; without any the pause runs out.
    renewing = renewing.then(renew).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await renewing;
      await db.delete(duty).where(eq(duty.name, pause));
    },
  };
}
