/**
 * The listed GET calls cost something, so no other site may make a browser send them. Where a
 * browser says nothing of where it comes from (plain http, old browsers), a page that was opened by
 * a link or a form looks like this: a cookie, and `Accept: text/html`.
 */
import { Problem } from '../../platform/problem.ts';

export function refuseForeignRead(headers: Headers): void {
  if (headers.get('sec-fetch-site') !== null) return;
  const host = headers.get('host');
  for (const name of ['origin', 'referer']) {
    const from = headers.get(name);
    if (from === null) continue;
    if (!URL.canParse(from) || new URL(from).host !== host) throw new Problem('CROSS_SITE');
    return;
  }
  const isPage = headers.get('accept')?.includes('text/html') ?? false;
  if (isPage && headers.has('cookie')) throw new Problem('CROSS_SITE');
}
