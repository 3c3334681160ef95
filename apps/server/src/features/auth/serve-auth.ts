/**
 * The way into Better Auth. Inputs are normalised before it sees them, tries are counted, its
 * refusals become problems of our table, and no session token leaves in a body.
 */
import { limitRate } from '../../http/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tryToWrite } from '../../platform/db/try-to-write.ts';
import { Problem } from '../../platform/problem.ts';
import { forgetTurns } from '../../platform/rates.ts';
import { authRoutes, readInput } from './auth-routes.ts';
import type { Auth } from './better-auth.ts';
import { refusal } from './refusal.ts';

export const authPrefix = '/api/auth';

export interface ServeAuthParts {
  readonly auth: () => Promise<Auth>;
  readonly db: Database;
  readonly clock: Clock;
}

const withoutBody = new Set(['GET', 'HEAD']);

export function serveAuth(parts: ServeAuthParts) {
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${authPrefix}/`)) return undefined;
    const path = pathname.slice(authPrefix.length);
    const route = authRoutes.find((row) => row.path === path && row.method === request.method);
    if (!route) throw new Problem('NOT_FOUND');
    if (route.perAddress) {
      await limitRate(parts.db, route.perAddress, context.clientAddress, parts.clock);
    }
    const body = route.input ? readInput(route.input, await readJson(request)) : undefined;
    const email = body && 'email' in body ? String(body.email) : undefined;
    if (route.perAccount && email) {
      await limitRate(parts.db, route.perAccount, email, parts.clock);
    }
    const auth = await parts.auth();
    const answered = await auth.handler(forwarded(request, body));
    if (!answered.ok && answered.status >= 400) {
      throw await refusal(route, answered, () => tryToWrite(parts.db));
    }
    if (route.perAccount && email && path === '/sign-in/email') {
      await forgetTurns(parts.db, route.perAccount, email);
    }
    return withoutToken(answered);
  };
}

async function readJson(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new Problem('BAD_REQUEST', { expected: 'a JSON body' });
  }
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('BAD_REQUEST', { expected: 'a JSON body' });
  }
}

function forwarded(request: Request, body: object | undefined): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (withoutBody.has(request.method)) return new Request(request.url, { headers });
  headers.set('content-type', 'application/json');
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify(body ?? {}),
  });
}

/** A token in a body could be read by any script of the page; the cookie cannot. */
async function withoutToken(answered: Response): Promise<Response> {
  if (!answered.headers.get('content-type')?.includes('application/json')) return answered;
  const text = await answered.text();
  const headers = new Headers(answered.headers);
  headers.delete('content-length');
  // A redirect is typed as JSON too, and is empty.
  const body = text === '' ? null : JSON.stringify(JSON.parse(text), dropToken);
  return new Response(body, { status: answered.status, headers });
}

const dropToken = (name: string, value: unknown) => (name === 'token' ? undefined : value);
