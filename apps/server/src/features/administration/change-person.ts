/** Changes by administrators to one person. */
import { eq } from 'drizzle-orm';
import { type ActParts, act } from '../../http/guards/act.ts';
import { finishDeletions, fullName, hasOpenDeletion } from '../../http/guards/action-log.ts';
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

async function lockedPerson(tx: Database, id: string) {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('update');
  return row && { row, subject: { id, name: fullName(row) } };
}

async function subjectOf(tx: Database, id: string) {
  const known = await lockedPerson(tx, id);
  if (!known) throw new Problem('NOT_FOUND');
  return known;
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
  let isGone = false;
  await act(parts, actor, async (tx) => {
    const known = await lockedPerson(tx, id);
    if (!known) {
      isGone = (await finishDeletions(tx, id)) > 0;
      if (!isGone) throw new Problem('NOT_FOUND');
      return undefined;
    }
    await keepOut(tx, id, known.row.disabledAt ?? parts.clock());
    if (await hasOpenDeletion(tx, actor, id)) return undefined;
    return { deed: 'delete', subject: known.subject, finished: false };
  });
  if (isGone) return;
  await parts.removePerson(id);
  await finishDeletions(parts.db, id);
}
