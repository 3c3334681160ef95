/** Duties one process of all does at a time, such as removing what is over. Dated by the database's clock. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { duty } from '../db/schema/duties.ts';

/** Removing what is over; see `caretaking.ts`. */
export const tidyDuty = 'tidy';

const inMs = (forMs: number) => sql`clock_timestamp() + make_interval(secs => ${forMs / 1000})`;

/** True for one process; for the others once that long has passed. */
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

/** For holders that are not done, or have work that it would disturb. */
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
