/** Links to choose a new password. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { verification } from '../../../platform/db/schema/people.ts';
import type { Auth } from '../better-auth.ts';
import { acceptNewPassword } from './password-rules.ts';

/**
 * All that are out die as soon as there is a new password. Better Auth keeps whose a link is as the
 * value of its row, and nothing else in that form.
 */
export async function forgetResetLinks(db: Database, personId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, personId));
}

/** A link that is good says whose password it is: their own name and address are none. */
export async function refuseOwnWords(
  auth: Auth,
  token: string,
  newPassword: string,
): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const person = link && (await internalAdapter.findUserById(link.value));
  if (person) acceptNewPassword(newPassword, [person.name, person.email]);
}
