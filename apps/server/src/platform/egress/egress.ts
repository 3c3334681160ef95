/**
 * The only way to foreign addresses. The name is resolved once, every address must be public, and the
 * connection is pinned to the address that was checked.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { limits } from '@maquette/contract';
import { Agent, request } from 'undici';
import { Problem } from '../problem.ts';
import { isPublicAddress } from './addresses.ts';
import { allowedUrl, bareHost, type UrlRules } from './allowed-url.ts';

export interface EgressOptions {
  readonly ownHosts?: readonly string[];
  readonly totalTimeoutMs?: number;
  readonly lookupTimeoutMs?: number;
  readonly maxBytes?: number;
  /** Overridden in tests. */
  readonly lookup?: (host: string) => Promise<readonly string[]>;
  readonly isPublic?: (address: string) => boolean;
  readonly extraPorts?: readonly string[];
}

export interface Egress {
  /** Raw bytes of a public URL; callers hand them to the intake. */
  fetchPicture(address: string, signal?: AbortSignal): Promise<Uint8Array>;
}

const resolveAll = async (host: string): Promise<readonly string[]> =>
  (await systemLookup(host, { all: true, verbatim: true })).map(({ address }) => address);

const connectTimeoutMs = 3_000;
const maxRedirects = 3;
const maxPerHost = 2;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const pictureTypes =
  /^(image\/(jpeg|pjpeg|png|webp|heic|heif)|application\/octet-stream|binary\/octet-stream)\b/i;

export function createEgress(options: EgressOptions = {}): Egress {
  const {
    totalTimeoutMs = 10_000,
    lookupTimeoutMs = 2_000,
    maxBytes = limits.uploadBytes,
    lookup = resolveAll,
    isPublic = isPublicAddress,
  } = options;
  const rules: UrlRules = {
    ownHosts: options.ownHosts ?? [],
    ...(options.extraPorts ? { extraPorts: options.extraPorts } : {}),
  };
  const openByHost = new Map<string, number>();

  /** The address that this URL is fetched from. */
  async function checkedAddress(url: URL, signal: AbortSignal): Promise<string> {
    const host = bareHost(url);
    if (isIP(host) !== 0) {
      if (!isPublic(host)) throw new Problem('URL_NOT_ALLOWED');
      return host;
    }
    const addresses = await Promise.race([
      lookup(host),
      rejectAfter(AbortSignal.any([signal, AbortSignal.timeout(lookupTimeoutMs)])),
    ]).catch(() => {
      throw new Problem('URL_UNREACHABLE');
    });
    const [first] = addresses;
    if (first === undefined) throw new Problem('URL_UNREACHABLE');
    // Same error as for unknown names, so that internal names cannot be probed.
    if (!addresses.every(isPublic)) throw new Problem('URL_UNREACHABLE');
    return first;
  }

  /** An agent pinned to the checked address. */
  const pinnedTo = (address: string) =>
    new Agent({
      connect: {
        timeout: connectTimeoutMs,
        lookup: (_host, wanted, callback) => {
          const family = isIP(address);
          if (wanted.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
      },
      headersTimeout: totalTimeoutMs,
      bodyTimeout: totalTimeoutMs,
      maxHeaderSize: 16_384,
      pipelining: 0,
    });

  async function fetchOnce(url: URL, signal: AbortSignal): Promise<Uint8Array | { next: string }> {
    const address = await checkedAddress(url, signal);
    const dispatcher = pinnedTo(address);
    try {
      const answer = await request(url, {
        method: 'GET',
        dispatcher,
        signal,
        headers: { accept: 'image/jpeg, image/png, image/webp', 'user-agent': 'Maquette' },
      });
      if (redirectStatuses.has(answer.statusCode)) {
        await discard(answer.body);
        const next = answer.headers.location;
        if (typeof next !== 'string') throw new Problem('URL_UNREACHABLE');
        return { next };
      }
      if (answer.statusCode !== 200) {
        await discard(answer.body);
        throw new Problem('URL_UNREACHABLE');
      }
      const type = answer.headers['content-type'];
      const packed = answer.headers['content-encoding'];
      if (
        (typeof type === 'string' && !pictureTypes.test(type)) ||
        (packed !== undefined && packed !== 'identity')
      ) {
        await discard(answer.body);
        throw new Problem('NOT_AN_IMAGE');
      }
      return await boundedBody(answer.body, maxBytes);
    } finally {
      // The connection may have failed already, which the request has reported.
      await dispatcher.destroy().catch(() => undefined);
    }
  }

  async function follow(text: string, signal: AbortSignal): Promise<Uint8Array> {
    let url = allowedUrl(text, rules);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      if (!url) throw new Problem('URL_NOT_ALLOWED');
      const result = await fetchOnce(url, signal);
      if (result instanceof Uint8Array) return result;
      url = allowedUrl(result.next, rules, url);
    }
    throw new Problem('URL_NOT_ALLOWED');
  }

  async function countedByHost<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
    const url = allowedUrl(text, rules);
    if (!url) throw new Problem('URL_NOT_ALLOWED');
    const host = bareHost(url);
    const open = openByHost.get(host) ?? 0;
    if (open >= maxPerHost) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 10 });
    openByHost.set(host, open + 1);
    try {
      return await run();
    } finally {
      const left = (openByHost.get(host) ?? 1) - 1;
      if (left === 0) openByHost.delete(host);
      else openByHost.set(host, left);
    }
  }

  /** Removes response bodies, headers and addresses from errors. */
  const plain = (error: unknown): never => {
    throw error instanceof Problem ? error : new Problem('URL_UNREACHABLE');
  };

  return {
    fetchPicture: (text, signal) => {
      const limit = AbortSignal.timeout(totalTimeoutMs);
      const both = signal ? AbortSignal.any([signal, limit]) : limit;
      return countedByHost(text, () => follow(text, both)).catch(plain);
    },
  };
}

const rejectAfter = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Discards the rest of a response. The connection is closed anyway, so errors don't matter. */
const discard = (body: { dump(options: { limit: number }): Promise<void> }) =>
  body.dump({ limit: 0 }).catch(() => undefined);

/** Counts received bytes, whatever the header promised. */
async function boundedBody(
  body: AsyncIterable<Buffer> & { destroy(): void },
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) {
      body.destroy();
      throw new Problem('TOO_LARGE', { limit: `${Math.round(maxBytes / 1024 / 1024)} MB` });
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
