/** Changes by administrators to one person. */
import { eq } from 'drizzle-orm';
import { type ActParts, act } from '../../http/guards/act.ts';
import { finish, fullName } from '../../http/guards/action-log.ts';
import type { Person } from '../../http/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { session, user } from '../../platform/db/schema/people.ts';
import { Problem } from '../../platform/problem.ts';

export interface ChangeParts extends ActParts {
  /** Grants or revokes premium in the caller's transaction; false if nothing changed. */
  readonly setPremium: (tx: Database, personId: string, premium: boolean) => Promise<boolean>;
  /** Deletes all their data, the account last. */
  readonly removePerson: (personId: string) => Promise<unknown>;
}

async function subjectOf(tx: Database, id: string) {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('update');
  if (!row) throw new Problem('NOT_FOUND');
  return { row, subject: { id, name: fullName(row) } };
}

function refuseOwn(actor: Person, id: string): void {
  if (actor.id === id) throw new Problem('OWN_ACCOUNT');
}

export async function setDisabled(
  parts: ChangeParts,
  actor: Person,
  id: string,
  disabled: boolean,
): Promise<void> {
  refuseOwn(actor, id);
  await act(parts, actor, async (tx) => {
    const { row, subject } = await subjectOf(tx, id);
    if (disabled === (row.disabledAt !== null)) return undefined;
    await keepOut(tx, id, disabled ? parts.clock() : null);
    return { deed: disabled ? 'disable' : 'enable', subject };
  });
}

/** Time of the suspension; null lifts it. */
async function keepOut(tx: Database, id: string, since: Date | null): Promise<void> {
  await tx.update(user).set({ disabledAt: since }).where(eq(user.id, id));
  if (since) await tx.delete(session).where(eq(session.userId, id));
}

export async function signOutEverywhere(
  parts: ChangeParts,
  actor: Person,
  id: string,
): Promise<void> {
  await act(parts, actor, async (tx) => {
    const { subject } = await subjectOf(tx, id);
    const ended = await tx
      .delete(session)
      .where(eq(session.userId, id))
      .returning({ id: session.id });
    if (ended.length === 0) return undefined;
    return { deed: 'sign-out', subject, details: { signIns: String(ended.length) } };
  });
}

export async function setPremium(
  parts: ChangeParts,
  actor: Person,
  id: string,
  premium: boolean,
): Promise<void> {
  await act(parts, actor, async (tx) => {
    const { subject } = await subjectOf(tx, id);
    if (!(await parts.setPremium(tx, id, premium))) return undefined;
    return { deed: premium ? 'give-premium' : 'take-premium', subject };
  });
}

/** Suspended first, so that they add nothing meanwhile. Calling again finishes an interrupted deletion. */
export async function deletePerson(parts: ChangeParts, actor: Person, id: string): Promise<void> {
  refuseOwn(actor, id);
  const actionId = await act(parts, actor, async (tx) => {
    const { row, subject } = await subjectOf(tx, id);
    await keepOut(tx, id, row.disabledAt ?? parts.clock());
    return { deed: 'delete', subject, finished: false };
  });
  await parts.removePerson(id);
  await finish(parts.db, actionId);
}
