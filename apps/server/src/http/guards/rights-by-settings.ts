/** Changes of rights by `ADMIN_EMAILS` are logged at the start, since only a start reads it. */
import { asc, eq, inArray } from 'drizzle-orm';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { user } from '../../platform/db/schema/people.ts';
import { oneActAtATime } from './act.ts';
import { administratorSetting, fullName, logAction } from './action-log.ts';
import type { AdministratorParts } from './administrator.ts';

const deeds = ['lose-administrator', 'regain-administrator'] as const;

export async function logRightsBySettings({
  db,
  administratorEmails,
}: AdministratorParts): Promise<void> {
  await db.transaction(async (tx) => {
    await oneActAtATime(tx);
    const holders = await tx.select().from(user).where(eq(user.administrator, true));
    const logged = await tx
      .select({ personId: administratorAction.subjectId, deed: administratorAction.deed })
      .from(administratorAction)
      .where(inArray(administratorAction.deed, [...deeds]))
      .orderBy(asc(administratorAction.id));
    const last = new Map(logged.map(({ personId, deed }) => [personId, deed]));
    for (const person of holders) {
      const hasLost =
        administratorEmails !== undefined && !administratorEmails.includes(person.email);
      const hadLost = last.get(person.id) === 'lose-administrator';
      if (hasLost === hadLost) continue;
      await logAction(tx, administratorSetting, {
        deed: hasLost ? 'lose-administrator' : 'regain-administrator',
        subject: { id: person.id, name: fullName(person) },
      });
    }
  });
}
