/**
 * Serves Better Auth: normalises inputs, limits attempts, maps its errors to problems, and removes session
 * tokens from response bodies.
 */
import { emailAddress, type ProblemCode, paths } from '@maquette/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { readJson } from '../../http/bodies/readable-input.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import { permitSignUp } from '../../http/guards/sign-up.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { endedVisitorCookie, visitorOf } from '../../http/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { session, user } from '../../platform/db/schema/people.ts';
import { tryToWrite } from '../../platform/db/try-to-write.ts';
import { noWaitForDisk } from '../../platform/db/unsynced.ts';
import { Problem } from '../../platform/problem.ts';
import { type AuthRoute, authRoutes, readInput } from './auth-routes.ts';
import type { Auth } from './better-auth.ts';
import { countGuess } from './count-guesses.ts';
import { readSession } from './identify.ts';
import { invitationCookie, invitationIn, invitationInCookie } from './invitation-code.ts';
import { deviceCookie, deviceOf } from './known-device.ts';
import { refuseOwnWords } from './passwords/reset-links.ts';
import { refusal } from './refusal.ts';
import { duringAttempt, type SignUpAttempt } from './sign-up-attempt.ts';

export const authPrefix = '/api/auth';

export interface ServeAuthParts {
  readonly auth: () => Promise<Auth>;
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly overHttps: boolean;
  /** Called after an account was created. */
  readonly welcome: (personId: string) => Promise<void>;
}

/** The redirect to Google loses the body, so a cookie carries it. */
const googlePath = '/sign-in/social';

const withoutBody = new Set(['GET', 'HEAD']);

export function serveAuth(parts: ServeAuthParts) {
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${authPrefix}/`)) return undefined;
    const path = pathname.slice(authPrefix.length);
    const route = authRoutes.find((row) => row.path === path && row.method === request.method);
    if (!route) throw new Problem('NOT_FOUND');
    const address = context.clientAddress;
    if (route.perAddress) await limitRate(parts.db, route.perAddress, address, parts.clock);
    const device = deviceOf(context.headers);
    const sent = route.input ? await readBody(request) : undefined;
    const email = emailIn(sent);
    // Before validation: an invalid e-mail address is an attempt as well.
    const endCounts = route.isGuess
      ? await countGuess(parts, { address, email, device })
      : undefined;
    const body = route.input ? readInput(route.input, sent) : undefined;
    if (route.perAccount && email) {
      await limitRate(parts.db, route.perAccount, email, parts.clock);
    }
    const auth = await parts.auth();
    if (body && 'newPassword' in body && 'token' in body) {
      await refuseOwnWords(auth, String(body.token), String(body.newPassword));
    }
    const before = route.signsIn && (await signInOf(auth, context.headers));
    const handle = () => auth.handler(forwarded(request, body));
    const invited = invitationIn(sent) ?? invitationInCookie(context.headers);
    const { answered, refused } = route.makesPeople
      ? await attemptSignUp(parts, route, invited, handle)
      : { answered: await handle() };
    if (refused) return turnedAway(route, refused);
    if (!answered.ok && answered.status >= 400) {
      throw await refusal(route, answered, () => tryToWrite(parts.db));
    }
    await endCounts?.();
    const answer = await withoutToken(answered);
    const code = route.path === googlePath ? invitationIn(sent) : undefined;
    if (code) answer.headers.append('set-cookie', invitationCookie(code, parts.overHttps));
    // Drawings made here without an account are not for the next person at this browser.
    if (visitorOf(context.headers) && (await changesSignIn(auth, answered))) {
      answer.headers.append('set-cookie', endedVisitorCookie(parts.overHttps));
    }
    if (!route.signsIn || !(await hasNewSignIn(auth, answered))) return answer;
    if (await isKeptOut(parts, auth, answered)) return turnedAway(route, 'ACCOUNT_DISABLED');
    // Ends the previous session of this browser: its cookie was just replaced.
    if (before) await parts.db.delete(session).where(eq(session.id, before));
    if (email) answer.headers.append('set-cookie', deviceCookie(device, email, parts));
    return answer;
  };
}

/** The current session of this browser. */
async function signInOf(auth: Auth, headers: Headers): Promise<string | undefined> {
  if (!headers.has('cookie')) return undefined;
  return (await readSession(auth, headers))?.session.id;
}

/** Begins, extends or ends the session of this browser. */
async function changesSignIn(auth: Auth, answered: Response): Promise<boolean> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  return answered.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`));
}

async function hasNewSignIn(auth: Auth, answered: Response): Promise<boolean> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  return answered.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`));
}

/** Whether the person is suspended: then the session ends before its cookie is sent. */
async function isKeptOut(
  { db, clock }: ServeAuthParts,
  auth: Auth,
  answered: Response,
): Promise<boolean> {
  const cookie = answered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const found = await readSession(auth, new Headers({ cookie }));
  if (!found) return false;
  const [person] = await db
    .update(user)
    .set({ lastSignInAt: clock() })
    .where(and(eq(user.id, found.user.id), isNull(user.disabledAt)))
    .returning({ id: user.id, unsynced: noWaitForDisk });
  if (person) return false;
  await db.delete(session).where(eq(session.userId, found.user.id));
  return true;
}

/** In the Google popup a page shows the problem. */
function turnedAway({ method }: AuthRoute, code: ProblemCode): Response {
  if (method === 'POST') throw new Problem(code);
  const location = `${paths.signedIn}?error=${code.toLowerCase()}`;
  return new Response(null, { status: 302, headers: { location } });
}

/** `refused`: the account would have been created. */
async function attemptSignUp(
  { db, clock, welcome }: ServeAuthParts,
  { method }: AuthRoute,
  invited: string | undefined,
  handle: () => Promise<Response>,
): Promise<{ answered: Response; refused?: ProblemCode | undefined }> {
  const permit = await permitSignUp(db, invited, clock());
  // Only for new accounts; Better Auth is not asked.
  if (method === 'POST' && permit.refusal) throw new Problem(permit.refusal);
  const attempt: SignUpAttempt = {
    refusal: permit.refusal,
    wasRefused: false,
    newPersonId: undefined,
  };
  try {
    const answered = await duringAttempt(attempt, handle);
    if (attempt.newPersonId && answered.status < 400) await welcome(attempt.newPersonId);
    return { answered, refused: attempt.wasRefused ? attempt.refusal : undefined };
  } finally {
    await permit.settle(attempt.newPersonId);
  }
}

/** E-mail address of the input; undefined if there is none. */
function emailIn(sent: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null || !('email' in sent)) return undefined;
  return emailAddress.safeParse(sent.email).data;
}

async function readBody(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new Problem('BAD_REQUEST', { expected: 'a JSON body' });
  }
  return readJson(request);
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

/** Scripts on the page could read a token in a body, but not the HttpOnly cookie. */
async function withoutToken(answered: Response): Promise<Response> {
  if (!answered.headers.get('content-type')?.includes('application/json')) return answered;
  const text = await answered.text();
  const headers = new Headers(answered.headers);
  headers.delete('content-length');
  // Redirects have a JSON type and no body.
  const body = text === '' ? null : JSON.stringify(JSON.parse(text), dropToken);
  return new Response(body, { status: answered.status, headers });
}

const dropToken = (name: string, value: unknown) => (name === 'token' ? undefined : value);
