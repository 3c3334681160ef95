/** People for tests. */
import { createHmac, randomUUID } from 'node:crypto';
import type { PaymentStatus } from '@maquette/contract';
import type { Auth } from '../features/auth/better-auth.ts';

export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  readonly cookie: string;
}

export interface NewTestPerson {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly paymentStatus?: PaymentStatus;
  /** A proven administrator. */
  readonly administrator?: true;
}

export async function signInDirectly(auth: Auth, wanted: NewTestPerson = {}): Promise<TestPerson> {
  const { internalAdapter } = await auth.$context;
  const { firstName = 'Ada', lastName = 'Lovelace', paymentStatus = 'free' } = wanted;
  const email = wanted.email ?? `${randomUUID()}@example.com`;
  const user = await internalAdapter.createUser(
    {
      email,
      name: `${firstName} ${lastName}`,
      emailVerified: false,
      firstName,
      lastName,
      paymentStatus,
    },
    { method: 'email-password' },
  );
  return { id: user.id, email, ...(await signIn(auth, user.id)) };
}

/** A session of this person, with the browser's cookie. */
export async function signIn(auth: Auth, personId: string) {
  const { internalAdapter, secret, authCookies } = await auth.$context;
  const session = await internalAdapter.createSession(personId);
  const signature = createHmac('sha256', secret).update(session.token).digest('base64');
  const value = encodeURIComponent(`${session.token}.${signature}`);
  return { sessionId: session.id, cookie: `${authCookies.sessionToken.name}=${value}` };
}

/** Cookies of a response, for the next request. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
