/** Turns refusals of Better Auth into problems of our table. */
import { isProblemCode, Problem } from '../../platform/problem.ts';
import type { AuthRoute } from './auth-routes.ts';

/** It says so of whatever kept a row from being written, a full disk included. */
const notWritten: ReadonlySet<string> = new Set([
  'FAILED_TO_CREATE_USER',
  'FAILED_TO_CREATE_SESSION',
]);

/** `askDatabase` fails with what is wrong with the database, where something is. */
export async function refusal(
  route: AuthRoute,
  answered: Response,
  askDatabase: () => Promise<unknown>,
): Promise<Problem> {
  // Some refusals have no body; the status and the route name the problem then.
  const said: unknown = await answered.json().catch(() => ({}));
  const code = typeof said === 'object' && said !== null && 'code' in said ? String(said.code) : '';
  if (isProblemCode(code)) return new Problem(code);
  if (answered.status >= 500 || notWritten.has(code)) await askDatabase();
  if (answered.status >= 500) return new Problem('UNEXPECTED');
  return new Problem(route.problems?.[code] ?? route.otherwise ?? 'BAD_REQUEST');
}
