/** Sets a password without the old one, for a person who has just signed in. */
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { session } from '../../../platform/db/schema/people.ts';
import type { Auth } from '../better-auth.ts';
import { acceptNewPassword } from './password-rules.ts';
import { forgetResetLinks } from './reset-links.ts';

export interface PasswordOwner {
  readonly id: string;
  readonly sessionId: string;
  /** Words an attacker knows: names and the e-mail address. */
  readonly words: readonly string[];
}

/** Ends all other sessions and returns how many. */
export async function setPassword(
  parts: { readonly auth: () => Promise<Auth>; readonly db: Database },
  owner: PasswordOwner,
  newPassword: string,
): Promise<number> {
  const password = acceptNewPassword(newPassword, owner.words);
  const { password: hashing, internalAdapter } = await (await parts.auth()).$context;
  const hash = await hashing.hash(password);
  const credential = await internalAdapter.findCredentialAccount(owner.id);
  if (credential) {
    await internalAdapter.updatePassword(owner.id, hash);
  } else {
    await internalAdapter.createAccount({
      userId: owner.id,
      providerId: 'credential',
      accountId: owner.id,
      password: hash,
    });
  }
  await forgetResetLinks(parts.db, owner.id);
  const ended = await parts.db
    .delete(session)
    .where(and(eq(session.userId, owner.id), ne(session.id, owner.sessionId)))
    .returning({ id: session.id });
  return ended.length;
}
