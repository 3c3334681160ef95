/** Password reset links. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { verification } from '../../../platform/db/schema/people.ts';
import type { Auth } from '../better-auth.ts';
import { acceptNewPassword } from './password-rules.ts';

/**
 * A new password invalidates all links. Better Auth stores the user id as the value of the row, and no other
 * row has that form.
 */
export async function forgetResetLinks(db: Database, personId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, personId));
}

/** A valid link identifies the person, whose name and address must not be in the password. */
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
