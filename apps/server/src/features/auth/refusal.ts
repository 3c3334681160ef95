/** Maps errors of Better Auth to problems. */
import { isProblemCode, Problem } from '../../platform/problem.ts';
import type { AuthRoute } from './auth-routes.ts';

/** Better Auth's code for any failed insert, including a full disk. */
const notWritten: ReadonlySet<string> = new Set([
  'FAILED_TO_CREATE_USER',
  'FAILED_TO_CREATE_SESSION',
]);

/** `askDatabase` rejects if the database is at fault. */
export async function refusal(
  route: AuthRoute,
  answered: Response,
  askDatabase: () => Promise<unknown>,
): Promise<Problem> {
  // Some errors have no body; status and route determine the problem then.
  const said: unknown = await answered.json().catch(() => ({}));
  const code = typeof said === 'object' && said !== null && 'code' in said ? String(said.code) : '';
  if (isProblemCode(code)) return new Problem(code);
  if (answered.status >= 500 || notWritten.has(code)) await askDatabase();
  if (answered.status >= 500) return new Problem('UNEXPECTED');
  return new Problem(route.problems?.[code] ?? route.otherwise ?? 'BAD_REQUEST');
}
