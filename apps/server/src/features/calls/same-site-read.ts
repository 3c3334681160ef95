/**
 * The listed GET calls cost something: a picture counts, an answer takes time. Whoever sends a cookie is
 * therefore asked for what no other site can make a browser say: that a page of ours asks. Without a
 * cookie it is anybody's call, at the price of the address it comes from.
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
