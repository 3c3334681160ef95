/** What a person can do with an account. Every failure is thrown with the provider's own sentence. */
import { problems } from '@maquette/contract';
import { paths } from './paths.ts';
import { sessionChanged } from './session.ts';

interface Answer {
  error: { message?: string; code?: string; status: number } | null;
}

export class AccountError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(sentence: string, status: number, code?: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

async function authClient() {
  return (await import('./auth-client.ts')).authClient;
}

async function expectAnswer<Given extends Answer>(asked: Promise<Given>): Promise<Given> {
  const answer = await asked;
  if (answer.error) {
    const { message, status, code } = answer.error;
    throw new AccountError(message || problems.UNEXPECTED.message, status, code);
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

const fullName = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim();

export async function signUp({ email, password, firstName, lastName }: Credentials & Names) {
  const client = await authClient();
  const name = fullName({ firstName, lastName });
  await expectAnswer(client.signUp.email({ email, password, firstName, lastName, name }));
  return sessionChanged();
}

export async function signIn(credentials: Credentials) {
  const client = await authClient();
  await expectAnswer(client.signIn.email(credentials));
  return sessionChanged();
}

/** Ends the session on the server; the caller decides when the screens learn it. */
export async function signOut() {
  const client = await authClient();
  await expectAnswer(client.signOut());
}

export async function updateNames(names: Names) {
  const client = await authClient();
  await expectAnswer(client.updateUser({ ...names, name: fullName(names) }));
  return sessionChanged();
}

export async function askForPasswordReset(email: string) {
  const client = await authClient();
  await expectAnswer(client.requestPasswordReset({ email, redirectTo: paths.resetPassword }));
}

export async function resetPassword(token: string, newPassword: string) {
  const client = await authClient();
  await expectAnswer(client.resetPassword({ token, newPassword }));
}
