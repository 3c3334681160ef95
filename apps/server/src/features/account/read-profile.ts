/** The profile as the screens show it. */
import { limits, type Profile } from '@maquette/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Person } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { account } from '../../platform/db/schema/people.ts';

export interface ProfileParts {
  readonly db: Database;
  readonly clock: Clock;
}

export async function readProfile(parts: ProfileParts, person: Person): Promise<Profile> {
  const withPassword = await parts.db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, person.id), isNotNull(account.password)))
    .limit(1);
  const ageMs = parts.clock().getTime() - person.signedInAt.getTime();
  return {
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    paymentStatus: person.paymentStatus,
    hasPassword: withPassword.length > 0,
    freshSignIn: ageMs < limits.freshSignInMinutes * 60_000,
  };
}
