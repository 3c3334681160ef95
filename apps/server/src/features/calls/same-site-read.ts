/**
 * CSRF protection for GET calls that cost something: requests with a cookie must come from our pages (Sec-
 * Fetch headers). Without a cookie the call counts against the client's address.
 */
import { isKnownHost } from '../../http/guards/known-host.ts';
import { Problem } from '../../platform/problem.ts';

export function refuseForeignRead(headers: Headers, publicUrl: string | undefined): void {
  const host = headers.get('host') ?? 'localhost';
  if (!isKnownHost(host, publicUrl)) throw new Problem('HOST_UNKNOWN');
  if (headers.get('sec-fetch-site') === 'same-origin') return;
  const own = publicUrl ? [new URL(publicUrl).host, host] : [host];
  for (const name of ['origin', 'referer']) {
    const from = headers.get(name);
    if (from === null) continue;
    const isOwn = URL.canParse(from) && own.includes(new URL(from).host);
    if (!isOwn) throw new Problem('CROSS_SITE');
    return;
  }
  if (headers.has('cookie')) throw new Problem('OWN_PAGE_NEEDED');
}
