/**
 * `/metrics` for Prometheus. With a token it is for whoever sends it; without one it is there for this
 * machine alone, and only where the settings know of no proxy: behind one, everybody comes from here.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopback } from '../../http/client-address.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { Problem } from '../../platform/problem.ts';

export const metricsPath = '/metrics';

export interface MetricsAccess {
  readonly metrics: Metrics;
  readonly token: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export function serveMetrics(door: MetricsAccess) {
  return async (
    request: Request,
    { clientAddress }: { readonly clientAddress: string },
  ): Promise<Response | undefined> => {
    const isMetricsRequest =
      request.method === 'GET' && new URL(request.url).pathname === metricsPath;
    if (!isMetricsRequest) return undefined;
    if (door.token !== undefined) {
      if (!carries(request, door.token)) {
        return new Response(null, {
          status: 401,
          headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
        });
      }
    } else if (!isFromHere(request, clientAddress, door)) throw new Problem('NOT_FOUND');
    return new Response(await door.metrics.read(), {
      headers: { 'content-type': door.metrics.contentType, 'cache-control': 'no-store' },
    });
  };
}

/** Digests are of one length, whatever was sent. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();

function carries(request: Request, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return timingSafeEqual(digestOf(given), digestOf(token));
}

function isFromHere(
  request: Request,
  clientAddress: string,
  { publicUrl, trustedProxies }: MetricsAccess,
): boolean {
  const host = URL.parse(`http://${request.headers.get('host') ?? ''}`)?.hostname ?? '';
  return (
    publicUrl === undefined &&
    trustedProxies.length === 0 &&
    isLoopback(clientAddress) &&
    // A foreign page may have its own name lead here, and a proxy passes its own on.
    (host === 'localhost' || host === '[::1]' || isLoopback(host)) &&
    !forwarding.some((name) => request.headers.has(name))
  );
}
