/**
 * The edge: every request passes here, in this order. It gets an id, is refused when another site
 * sent it, is measured, answered by whoever knows it, and leaves with secure headers and a line in
 * the log.
 */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Log } from '../platform/log.ts';
import { limitBody } from './body-limit.ts';
import { addressReader } from './client-address.ts';
import { apiPolicy } from './content-security-policy.ts';
import { Problem, toProblem } from './problem.ts';
import { problemResponse } from './problem-response.ts';
import { logFailure, type ServeProcedure } from './procedures.ts';
import { createContext, type Identify, type RequestContext } from './request-context.ts';
import type { NameRoute } from './route-names.ts';
import { refuseCrossSite } from './same-origin.ts';
import { expectSamePerson } from './same-person.ts';
import { secure } from './secure-headers.ts';
import type { ServeWeb } from './static/serve-web.ts';
import { createUploadGate } from './upload-gate.ts';

/** Each holds its bytes several times over while it is read. */
const uploadsAtATime = 12;

/** Answers what is no procedure: sign-ins, health, the reference page. Undefined when it is not its. */
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
  readonly others: readonly ServeOther[];
  readonly serveProcedure: ServeProcedure;
  readonly serveWeb: ServeWeb;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
}

/** What the HTTP server tells about the connection; tests may leave it out. */
export interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

export type Edge = Hono<{ Bindings: Connection; Variables: { requestId: string } }>;

export function createEdge(parts: EdgeParts): Edge {
  const app: Edge = new Hono();
  const readAddress = addressReader(parts.trustedProxies);
  const overHttps = parts.publicUrl?.startsWith('https:') ?? false;
  const uploads = createUploadGate(uploadsAtATime);

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    secure(c.res.headers, apiPolicy, overHttps);
    c.res.headers.set('x-request-id', requestId);
    const { pathname } = new URL(c.req.url);
    if (pathname.startsWith('/api/') && !c.res.headers.has('cache-control')) {
      c.res.headers.set('cache-control', 'no-store');
    }
    parts.log.info('answered', {
      requestId,
      method: c.req.method,
      route: parts.nameRoute(pathname),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });

  app.use(async (c, next) => {
    refuseCrossSite(c.req.raw, parts.publicUrl);
    await next();
  });
  app.use('/api/*', (c, next) => limitBody(c.req.header('content-type'))(c, next));

  app.all('*', async (c) => {
    const request = c.req.raw;
    const context = createContext(
      request,
      {
        requestId: c.get('requestId'),
        clientAddress: readAddress(
          c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1',
          request.headers.get('x-forwarded-for'),
        ),
        stopping: parts.stopping,
        overHttps,
      },
      parts.identify,
    );
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const answered = await (isUpload
      ? uploads.pass(() => answer(request, context))
      : answer(request, context));
    if (!answered) throw new Problem('NOT_FOUND');
    for (const cookie of context.newCookies) answered.headers.append('set-cookie', cookie);
    if (answered.headers.get('content-type')?.startsWith('text/event-stream')) {
      // Nothing on the way may hold events back to pack or to collect them.
      answered.headers.set('cache-control', 'no-store, no-transform');
      answered.headers.set('x-accel-buffering', 'no');
    }
    return answered;
  });

  async function answer(request: Request, context: RequestContext) {
    await expectSamePerson(context);
    for (const serve of parts.others) {
      const answered = await serve(request, context);
      if (answered) return answered;
    }
    const { pathname } = new URL(request.url);
    return pathname === '/api' || pathname.startsWith('/api/')
      ? parts.serveProcedure(request, context)
      : parts.serveWeb(request);
  }

  app.onError((error, c) => {
    const problem = toProblem(error);
    logFailure(parts.log, problem, c.get('requestId'));
    return problemResponse(problem, c.get('requestId'));
  });
  return app;
}
