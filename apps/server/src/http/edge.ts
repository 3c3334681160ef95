/** The edge, which every request passes: request id, origin checks, limits, dispatch, secure headers, log. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { boundRequestsUnderWay, type RequestPlace } from '../platform/limits/requests-under-way.ts';
import type { Log } from '../platform/log.ts';
import { Problem, toProblem } from '../platform/problem.ts';
import { tracedRequest } from '../platform/tracing/traced.ts';
import type { Answer } from './answer.ts';
import { limitWords } from './bodies/body-limit.ts';
import { isForm } from './bodies/incoming-form.ts';
import { refuseUnreadableAddress } from './bodies/readable-input.ts';
import { watchStalledBodies } from './bodies/stalled-bodies.ts';
import { addressReader } from './client-address.ts';
import { apiPolicy } from './content-security-policy.ts';
import { finalizeResponse } from './finalize-response.ts';
import { refuseCrossSite } from './guards/same-origin.ts';
import { expectSamePerson, namesPerson } from './guards/same-person.ts';
import { problemAnswer } from './problem-response.ts';
import { logFailure, type ServeProcedure } from './procedures.ts';
import { createContext, type Identify, type RequestContext } from './request-context.ts';
import type { NameRoute } from './route-names.ts';
import { secureHeaders } from './secure-headers.ts';
import type { ServeWeb } from './static/serve-web.ts';

/** Serves routes that are not procedures: authentication, health, API reference. Undefined if it isn't one. */
export type ServeOther = (
  request: Request,
  context: RequestContext,
) => Promise<Response | undefined>;

export interface EdgeParts {
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly log: Log;
  readonly identify: Identify;
  readonly nameRoute: NameRoute;
  /** By path prefix. */
  readonly others: Readonly<Record<string, ServeOther>>;
  readonly serveProcedure: ServeProcedure;
  readonly serveWeb: ServeWeb;
  /** Aborted on shutdown. */
  readonly stopping: AbortSignal;
}

/** Connection of the HTTP server; absent in tests. */
export interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

interface Bound {
  readonly Bindings: Connection;
}
export type Edge = Hono<Bound>;

export function createEdge(parts: EdgeParts): Edge {
  const app: Edge = new Hono();
  const readAddress = addressReader(parts.trustedProxies);
  const overHttps = parts.publicUrl?.startsWith('https:') ?? false;
  const secured = secureHeaders(apiPolicy, overHttps);
  const others = Object.entries(parts.others);
  const stalled = watchStalledBodies();
  const underWay = boundRequestsUnderWay();

  // A single function: each further async layer costs every request a few promises.
  app.all('*', (c): Response | Promise<Response> =>
    tracedRequest(
      c.req.method,
      () => parts.nameRoute(new URL(c.req.url).pathname),
      () => answer(c),
    ),
  );

  function answer(c: Context<Bound>): Response | Promise<Response> {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const url = new URL(c.req.url);
    const leave = (response: Response): Response => {
      parts.log.info('answered', {
        requestId,
        method: c.req.method,
        route: parts.nameRoute(url.pathname),
        status: response.status,
        durationMs: Math.round(performance.now() - startedAt),
      });
      return response;
    };
    const refused = (error: unknown): Answer => {
      const problem = toProblem(error);
      logFailure(parts.log, problem, requestId);
      return problemAnswer(problem, requestId);
    };
    const { pathname } = url;
    const refuse = (error: unknown): Response =>
      leave(finalizeResponse(refused(error), { pathname, requestId, newCookies: [] }, secured));
    try {
      refuseCrossSite(c.req.raw, url, parts.publicUrl);
    } catch (error) {
      return refuse(error);
    }
    const clientAddress = () =>
      readAddress(
        c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1',
        c.req.raw.headers.get('x-forwarded-for'),
      );
    let place: RequestPlace | undefined;
    try {
      if (isOfApi(url)) place = underWay.enter(clientAddress(), () => c.req.raw.signal);
    } catch (error) {
      return refuse(error);
    }
    const context = createContext(
      c.req.raw,
      {
        requestId,
        clientAddress,
        stopping: parts.stopping,
        overHttps,
        incoming: c.env?.incoming instanceof Readable ? c.env.incoming : undefined,
      },
      parts.identify,
    );
    const answering = place?.turn
      ? place.turn.then(() => carryOut(c, url, context))
      : carryOut(c, url, context);
    return answering.catch(refused).then((given) => {
      place?.leave();
      return leave(
        finalizeResponse(given, { pathname, requestId, newCookies: context.newCookies }, secured),
      );
    });
  }

  function carryOut(c: Context<Bound>, url: URL, context: RequestContext): Promise<Answer> {
    const { method } = c.req;
    const serveOther = others.find(([prefix]) => url.pathname.startsWith(prefix))?.[1];
    // A limited body needs a new Request, with a counting stream.
    const find = () => found(c.req.raw, context, url, serveOther);
    const isRead = method === 'GET' || method === 'HEAD';
    const hasOwnLimits = isForm(c.req.raw.headers) && !serveOther;
    if (isRead || !isOfApi(url) || hasOwnLimits) return find();
    const read = stalled.watch(context.incoming);
    return findWithinLimits(c, find).finally(read);
  }

  async function findWithinLimits(c: Context<Bound>, find: () => Promise<Answer>): Promise<Answer> {
    let answer: Answer | undefined;
    await limitWords(c, async () => {
      answer = await find();
    });
    if (!answer) throw new Problem('NOT_FOUND');
    return answer;
  }

  async function found(
    request: Request,
    context: RequestContext,
    url: URL,
    serveOther: ServeOther | undefined,
  ): Promise<Answer> {
    if (isOfApi(url)) refuseUnreadableAddress(url);
    if (namesPerson(request)) await expectSamePerson(context);
    const answer =
      (serveOther && (await serveOther(request, context))) ??
      (await (isOfApi(url)
        ? parts.serveProcedure(request, context, url)
        : parts.serveWeb(request)));
    if (!answer) throw new Problem('NOT_FOUND');
    return answer;
  }

  return app;
}

const isOfApi = ({ pathname }: URL): boolean => pathname === '/api' || pathname.startsWith('/api/');
