/**
 * Account actions. Sign-in and sign-out go through Better Auth, the rest through our own procedures; every
 * failure is thrown with a code or a sentence.
 */
import { problems } from '@maquette/contract';
import { paths } from '../paths.ts';
import { clearOtherPeople } from './person-storage.ts';
import { type Session, sessionChanged } from './session.ts';

interface Answer {
  error: {
    message?: string | undefined;
    code?: string | undefined;
    status: number;
    details?: object;
    requestId?: string | undefined;
  } | null;
}

export class AccountError extends Error {
  readonly code: string | undefined;
  readonly data: unknown;
  constructor(sentence: string, code?: string, data?: unknown) {
    super(sentence);
    this.code = code;
    this.data = data;
  }
}

// Loaded on first use: no page needs them before a button is pressed.
const authClient = async () => (await import('./auth-client.ts')).authClient;
const accountApi = async () => (await import('../api.ts')).api.account;

async function expectAnswer<Given extends Answer>(request: Promise<Given>): Promise<Given> {
  const answer = await request;
  if (answer.error) {
    const { message, code, details, requestId } = answer.error;
    throw new AccountError(message || problems.UNEXPECTED.message, code, { ...details, requestId });
  }
  return answer;
}

export interface Names {
  firstName: string;
  lastName: string;
}

export interface Credentials {
  email: string;
  password: string;
}

export async function signUp(
  person: Credentials & Names,
  invitation?: string | undefined,
): Promise<Session> {
  const client = await authClient();
  const name = `${person.firstName} ${person.lastName}`;
  await expectAnswer(client.signUp.email({ ...person, name, ...(invitation && { invitation }) }));
  return sessionChanged();
}

export async function signIn(credentials: Credentials) {
  const client = await authClient();
  await expectAnswer(client.signIn.email(credentials));
  return sessionChanged();
}

/** Ends the session on the server and in local storage; the caller decides when to notify the screens. */
export async function signOut() {
  const client = await authClient();
  await expectAnswer(client.signOut());
  clearOtherPeople();
}

export async function updateNames(names: Names): Promise<Session> {
  await (await accountApi()).updateNames(names);
  return sessionChanged();
}

/** Needs a fresh sign-in; ends the person's other sessions. */
export async function updatePassword(newPassword: string) {
  await (await accountApi()).updatePassword({ newPassword });
}

export const askForConfirmation = async () => (await accountApi()).sendConfirmation();

export async function confirmAddress(code: string): Promise<Session> {
  await (await accountApi()).confirmAddress({ code });
  return sessionChanged();
}

export const readStorageUse = async () => (await import('../api.ts')).api.quota.storage();

/** A file of any size, which is not read here. */
export async function readExport(): Promise<Blob> {
  const { fetchSignedIn } = await import('./fetch-signed-in.ts');
  const answer = await fetchSignedIn('/api/account/export');
  if (!answer.ok) throw await answer.json();
  return answer.blob();
}

export async function askForPasswordReset(email: string) {
  const client = await authClient();
  await expectAnswer(client.requestPasswordReset({ email, redirectTo: paths.resetPassword }));
}

export async function resetPassword(token: string, newPassword: string) {
  const client = await authClient();
  await expectAnswer(client.resetPassword({ token, newPassword }));
}
