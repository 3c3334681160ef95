import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { user } from '../../platform/db/schema/people.ts';

export async function updateNames(
  db: Database,
  personId: string,
  names: { readonly firstName: string; readonly lastName: string },
  clock: Clock,
): Promise<void> {
  await db
    .update(user)
    .set({ ...names, name: `${names.firstName} ${names.lastName}`, updatedAt: clock() })
    .where(eq(user.id, personId));
}
