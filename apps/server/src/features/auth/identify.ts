/**
 * Resolves a session cookie in the database on every request. A failing database is an error, not a visitor.
 */
import type { Identify, Person } from '../../http/request-context.ts';
import { Problem, toProblem } from '../../platform/problem.ts';
import type { Auth } from './better-auth.ts';

export function identifyWith(auth: () => Promise<Auth>): Identify {
  return async (headers): Promise<Person | undefined> => {
    if (!headers.has('cookie')) return undefined;
    const found = await readSession(await auth(), headers);
    if (!found) return undefined;
    const { user, session } = found;
    // Suspending ends all sessions; this one was created at the same moment.
    if (user.disabledAt) throw new Problem('ACCOUNT_DISABLED');
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      paymentStatus: user.paymentStatus === 'completed' ? 'completed' : 'free',
      sessionId: session.id,
      signedInAt: session.createdAt,
    };
  };
}

export async function readSession({ api }: Auth, headers: Headers) {
  try {
    // Only `/get-session` extends the session, because it can set the cookie.
    return await api.getSession({ headers, query: { disableRefresh: true } });
  } catch (error) {
    const problem = toProblem(error);
    throw problem.code === 'UNEXPECTED'
      ? new Problem('DATABASE_DOWN', {}, { cause: error })
      : problem;
  }
}
