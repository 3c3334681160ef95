/** Periodic tasks that run in one process at a time, such as cleaning up. Dated by the database's clock. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { duty } from '../db/schema/duties.ts';

/** Cleaning up; see `caretaking.ts`. */
export const tidyDuty = 'tidy';
/** Separate from `tidyDuty`, which an older release may hold for as long as it runs. */
export const updateDuty = 'update';

const inMs = (forMs: number) => sql`clock_timestamp() + make_interval(secs => ${forMs / 1000})`;

/** True for one process; for the others after the interval. */
export async function takeDuty(db: Database, name: string, forMs: number): Promise<boolean> {
  const taken = await db
    .insert(duty)
    .values({ name, takenUntil: inMs(forMs) })
    .onConflictDoUpdate({
      target: duty.name,
      set: { takenUntil: inMs(forMs) },
      setWhere: sql`${duty.takenUntil} <= clock_timestamp()`,
    })
    .returning();
  return taken.length > 0;
}

/** Postpones the task when the holder is not done or the task would disturb other work. */
export async function holdDuty(db: Database, name: string, forMs: number): Promise<void> {
  await db
    .insert(duty)
    .values({ name, takenUntil: inMs(forMs) })
    .onConflictDoUpdate({
      target: duty.name,
      set: { takenUntil: sql`greatest(${duty.takenUntil}, excluded.taken_until)` },
    });
}

export async function releaseDuty(db: Database, name: string): Promise<void> {
  await db.delete(duty).where(eq(duty.name, name));
}
