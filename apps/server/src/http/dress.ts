/** What answers leave with besides their own: secure headers, the id of their request, new cookies. */
import type { Answer, TextAnswer } from './answer.ts';
import { type SecureHeaders, secure } from './secure-headers.ts';

export interface Leaving {
  readonly pathname: string;
  readonly requestId: string;
  readonly newCookies: readonly string[];
}

/** Answers of the API are kept by nobody, unless they say so themselves. */
const keepingOf = (pathname: string): Readonly<Record<string, string>> =>
  pathname.startsWith('/api/') ? { 'cache-control': 'no-store' } : {};

/** A text with every header that is the same for each who asks. */
export const dressedText = (
  { status, headers, body }: TextAnswer,
  pathname: string,
  secured: SecureHeaders,
): TextAnswer => ({
  status,
  headers: { ...secured, ...keepingOf(pathname), ...headers },
  body,
});

export const withId = ({ status, headers, body }: TextAnswer, requestId: string): Response =>
  new Response(body, { status, headers: { ...headers, 'x-request-id': requestId } });

export function dress(answer: Answer, leaving: Leaving, secured: SecureHeaders): Response {
  const { pathname, requestId, newCookies } = leaving;
  const [cookie, ...moreCookies] = newCookies;
  if (answer instanceof Response || moreCookies.length > 0) {
    return dressResponse(
      answer instanceof Response ? answer : new Response(answer.body, answer),
      leaving,
      secured,
    );
  }
  const { status, headers, body } = dressedText(answer, pathname, secured);
  return withId(
    { status, headers: cookie ? { ...headers, 'set-cookie': cookie } : headers, body },
    requestId,
  );
}

function dressResponse(
  response: Response,
  { pathname, requestId, newCookies }: Leaving,
  secured: SecureHeaders,
): Response {
  const { headers } = response;
  secure(headers, secured);
  headers.set('x-request-id', requestId);
  for (const cookie of newCookies) headers.append('set-cookie', cookie);
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    // Nothing on the way may hold events back to pack or to collect them.
    headers.set('cache-control', 'no-store, no-transform');
    headers.set('x-accel-buffering', 'no');
  }
  for (const [name, value] of Object.entries(keepingOf(pathname))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return response;
}
