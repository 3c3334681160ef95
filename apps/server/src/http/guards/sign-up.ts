/** Sign-up policy: open, by invitation, or closed. Read from the database for each sign-up. */
import { createHash, randomBytes } from 'node:crypto';
import type { ProblemCode, SignUpRule } from '@maquette/contract';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { invitation, signUpSetting } from '../../platform/db/schema/sign-up.ts';

export async function readSignUpRule(db: Database): Promise<SignUpRule> {
  const [row] = await db.select({ rule: signUpSetting.rule }).from(signUpSetting);
  return row?.rule ?? 'open';
}

export const newInvitationCode = (): string => randomBytes(16).toString('base64url');

export const invitationHash = (code: string): string =>
  createHash('sha256').update(`invitation\n${code}`).digest('base64url');

export interface SignUpPermit {
  /** Why no account may be created. */
  readonly refusal: ProblemCode | undefined;
  /** Called after the attempt: releases an invitation that created no account. */
  settle(newPersonId: string | undefined): Promise<void>;
}

const permitted: SignUpPermit = { refusal: undefined, settle: async () => {} };
const refused = (refusal: ProblemCode): SignUpPermit => ({ ...permitted, refusal });

/** No sign-up takes so long: a reservation this old is of a process that died. */
const reservedMs = 15 * 60_000;

/** Neither used nor being used. */
export const isUnused = (now: Date) =>
  and(
    isNull(invitation.usedById),
    or(isNull(invitation.usedAt), lt(invitation.usedAt, new Date(now.getTime() - reservedMs))),
  );

/** Reserves the invitation, so that only one of two concurrent sign-ups succeeds. */
export async function permitSignUp(
  db: Database,
  code: string | undefined,
  now: Date,
): Promise<SignUpPermit> {
  const rule = await readSignUpRule(db);
  if (rule === 'open') return permitted;
  if (rule === 'closed') return refused('SIGN_UP_CLOSED');
  if (code === undefined) return refused('INVITATION_NEEDED');
  const [taken] = await db
    .update(invitation)
    .set({ usedAt: now })
    .where(
      and(
        eq(invitation.codeHash, invitationHash(code)),
        isUnused(now),
        gt(invitation.expiresAt, now),
      ),
    )
    .returning({ id: invitation.id });
  if (!taken) return refused('INVITATION_NEEDED');
  return {
    refusal: undefined,
    settle: async (newPersonId) => {
      await db
        .update(invitation)
        .set(newPersonId === undefined ? { usedAt: null } : { usedById: newPersonId })
        .where(
          and(
            eq(invitation.id, taken.id),
            // Another may have it by now, if this took too long.
            newPersonId === undefined ? eq(invitation.usedAt, now) : isNull(invitation.usedById),
          ),
        );
    },
  };
}
