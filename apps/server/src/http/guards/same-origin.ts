/** CSRF protection. Browsers send `Sec-Fetch-Site` and `Origin`; other clients send neither, and no cookie. */
import { Problem } from '../../platform/problem.ts';
import { isKnownHost } from './known-host.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Exempt because other sites link to them: OAuth callback, links in mails, API reference. */
const arrivals = [/^\/api\/auth\/(callback|reset-password)\//, /^\/api\/docs(\/|$)/];

/** Exempt because they are signed. */
const provesItself = new Set(['/api/billing/webhook']);

/** The request's own origin, as the browser sees it. */
export function ownOrigin(request: Request, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  const url = new URL(request.url);
  return `${url.protocol}//${request.headers.get('host') ?? url.host}`;
}

export function refuseCrossSite(request: Request, url: URL, publicUrl: string | undefined): void {
  const site = request.headers.get('sec-fetch-site');
  if (readingMethods.has(request.method)) {
    const foreign =
      url.pathname.startsWith('/api/') && (site === 'cross-site' || site === 'same-site');
    if (foreign && !arrivals.some((arrival) => arrival.test(url.pathname))) {
      throw new Problem('CROSS_SITE');
    }
    return;
  }
  const host = request.headers.get('host') ?? url.host;
  if (!publicUrl && !isKnownHost(host, publicUrl) && !provesItself.has(url.pathname)) {
    throw new Problem('HOST_UNKNOWN');
  }
  if (site !== null && site !== 'same-origin') throw new Problem('CROSS_SITE');
  const origin = request.headers.get('origin');
  if (origin === null) {
    if (site === null && request.headers.has('cookie')) throw new Problem('CROSS_SITE');
    return;
  }
  if (!sameHost(origin, ownOrigin(request, publicUrl), publicUrl !== undefined)) {
    throw new Problem('CROSS_SITE');
  }
}

/**
 * Without a configured address the scheme is not compared: a proxy may terminate TLS. Foreign pages can't
 * forge `Origin` or `Host`.
 */
function sameHost(origin: string, own: string, exact: boolean): boolean {
  if (!URL.canParse(origin)) return false;
  return exact ? origin === own : new URL(origin).host === new URL(own).host;
}
