/**
 * Requests that another site makes a browser send are not carried out. Browsers say where a request
 * comes from in `Sec-Fetch-Site` and `Origin`; programs that are no browsers send neither, and no
 * cookie.
 */
import { Problem } from '../../platform/problem.ts';
import { isKnownHost } from './known-host.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Places people arrive at from elsewhere: Google's answer, links in mails, the API's own page. */
const arrivals = [/^\/api\/auth\/(callback|reset-password)\//, /^\/api\/docs(\/|$)/];

/** Signed by their sender, which is no browser. */
const provesItself = new Set(['/api/billing/webhook']);

/** The origin this request was sent to, as its browser sees it. */
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
 * Without a configured address the scheme is not compared: a proxy in front may speak https while
 * we are spoken to in http. A foreign page can forge neither `Origin` nor `Host`.
 */
function sameHost(origin: string, own: string, exact: boolean): boolean {
  if (!URL.canParse(origin)) return false;
  return exact ? origin === own : new URL(origin).host === new URL(own).host;
}
