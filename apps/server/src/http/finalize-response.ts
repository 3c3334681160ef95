/** Adds the headers of every response: security, request id, cookies. */
import type { Answer } from './answer.ts';
import { type SecureHeaders, secure } from './secure-headers.ts';

export interface AnsweredRequest {
  readonly pathname: string;
  readonly requestId: string;
  readonly newCookies: readonly string[];
}

/** API responses are not cached unless they say so. */
const cachingOf = (pathname: string): Readonly<Record<string, string>> =>
  pathname.startsWith('/api/') ? { 'cache-control': 'no-store' } : {};

export function finalizeResponse(
  answer: Answer,
  request: AnsweredRequest,
  secured: SecureHeaders,
): Response {
  const { pathname, requestId, newCookies } = request;
  const [cookie, ...moreCookies] = newCookies;
  if (answer instanceof Response || moreCookies.length > 0) {
    const response = answer instanceof Response ? answer : new Response(answer.body, { ...answer });
    return addHeaders(response, request, secured);
  }
  const headers = {
    ...secured,
    ...cachingOf(pathname),
    ...answer.headers,
    ...(cookie ? { 'set-cookie': cookie } : {}),
    'x-request-id': requestId,
  };
  return new Response(answer.body, { status: answer.status, headers });
}

function addHeaders(
  response: Response,
  { pathname, requestId, newCookies }: AnsweredRequest,
  secured: SecureHeaders,
): Response {
  const { headers } = response;
  secure(headers, secured);
  headers.set('x-request-id', requestId);
  for (const cookie of newCookies) headers.append('set-cookie', cookie);
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    // Proxies must neither compress nor buffer events.
    headers.set('cache-control', 'no-store, no-transform');
    headers.set('x-accel-buffering', 'no');
  }
  for (const [name, value] of Object.entries(cachingOf(pathname))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return response;
}
