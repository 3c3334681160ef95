/** Creates a person with a password, or updates an existing one. */
import type { PaymentStatus } from '@maquette/contract';
import type { Auth } from './better-auth.ts';
import { normalisePassword } from './passwords/password-rules.ts';

export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly paymentStatus: PaymentStatus;
}

export async function createPerson(
  auth: Auth,
  person: NewPerson,
): Promise<{ readonly id: string }> {
  const { internalAdapter, password: hashing } = await auth.$context;
  const { email, password, firstName, lastName, paymentStatus } = person;
  const fields = {
    email: email.toLowerCase(),
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    paymentStatus,
  };
  const existing = await internalAdapter.findUserByEmail(fields.email);
  const { id } = existing
    ? await internalAdapter.updateUser(existing.user.id, fields)
    : await internalAdapter.createUser(
        { ...fields, emailVerified: false },
        { method: 'email-password' },
      );
  const hash = await hashing.hash(normalisePassword(password));
  const credential = await internalAdapter.findCredentialAccount(id);
  if (credential) {
    await internalAdapter.updatePassword(id, hash);
  } else {
    await internalAdapter.createAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: hash,
    });
  }
  return { id };
}
