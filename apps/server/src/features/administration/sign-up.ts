/** Sign-up policy and invitations. */
import { randomUUID } from 'node:crypto';
import type { AdministratorActionKind, Invitation, SignUpRule } from '@maquette/contract';
import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { type ActParts, act } from '../../http/guards/act.ts';
import { fullName } from '../../http/guards/action-log.ts';
import {
  invitationHash,
  isUnused,
  newInvitationCode,
  readSignUpRule,
} from '../../http/guards/sign-up.ts';
import type { Person } from '../../http/request-context.ts';
import { user } from '../../platform/db/schema/people.ts';
import { invitation, signUpSetting } from '../../platform/db/schema/sign-up.ts';
import { Problem } from '../../platform/problem.ts';

const goodDays = 14;
const dayMs = 24 * 60 * 60_000;
const mostShown = 50;

const kindOf: Readonly<Record<SignUpRule, AdministratorActionKind>> = {
  open: 'open-sign-up',
  invitation: 'limit-sign-up',
  closed: 'close-sign-up',
};

export async function describeSignUp({ db, clock }: ActParts) {
  const now = clock();
  const rows = await db
    .select({ row: invitation, isFree: sql<boolean>`${isUnused(now)}`, person: user })
    .from(invitation)
    .leftJoin(user, eq(user.id, invitation.usedById))
    .where(or(isNotNull(invitation.usedById), gt(invitation.expiresAt, now)))
    .orderBy(desc(invitation.createdAt))
    .limit(mostShown);
  return {
    rule: await readSignUpRule(db),
    invitations: rows.map(({ row, isFree, person }) => ({
      ...described(isFree ? { ...row, usedAt: null } : row),
      usedBy: person && { name: fullName(person), email: person.email },
    })),
  };
}

const described = (row: typeof invitation.$inferSelect): Invitation => ({
  id: row.id,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  usedBy: null,
});

export async function setSignUpRule(
  parts: ActParts,
  actor: Person,
  rule: SignUpRule,
): Promise<void> {
  await act(parts, actor, async (tx) => {
    if ((await readSignUpRule(tx)) === rule) return undefined;
    await tx
      .insert(signUpSetting)
      .values({ rule })
      .onConflictDoUpdate({ target: signUpSetting.row, set: { rule } });
    return { deed: kindOf[rule] };
  });
}

/** The code is returned once and not stored. */
export async function invite(
  parts: ActParts,
  actor: Person,
  note: string,
): Promise<{ invitation: Invitation; code: string }> {
  const code = newInvitationCode();
  const now = parts.clock();
  const row = {
    id: randomUUID(),
    codeHash: invitationHash(code),
    note,
    createdAt: now,
    expiresAt: new Date(now.getTime() + goodDays * dayMs),
    usedAt: null,
    usedById: null,
  };
  await act(parts, actor, async (tx) => {
    await tx.insert(invitation).values(row);
    return { deed: 'invite', subject: { id: row.id, name: note } };
  });
  return { invitation: described(row), code };
}

export async function withdrawInvitation(
  parts: ActParts,
  actor: Person,
  id: string,
): Promise<void> {
  await act(parts, actor, async (tx) => {
    const [row] = await tx
      .delete(invitation)
      .where(and(eq(invitation.id, id), isUnused(parts.clock())))
      .returning({ note: invitation.note });
    if (!row) throw new Problem('NOT_FOUND');
    return { deed: 'withdraw-invitation', subject: { id, name: row.note } };
  });
}
