/** Which URLs may be fetched at all, before any name is looked up. */
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
/** Names that never lead outside, whatever a resolver says. */
const insideNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|onion|test|invalid|example)\.?$/i;

export interface UrlRules {
  /** Hosts of our own that must not be asked to fetch from themselves. */
  readonly ownHosts: readonly string[];
  /** Extra ports; tests serve on what is free. */
  readonly extraPorts?: readonly string[];
}

/** The host without the brackets of IPv6 and without a trailing dot. */
export const bareHost = (url: URL): string =>
  url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** The URL to check and to fetch: parsed once, the same object for both. Undefined if not allowed. */
export function allowedUrl(text: string, rules: UrlRules, base?: URL): URL | undefined {
  // A backslash or a line break inside an address only serves to be read in two ways.
  if (/[\\\s\0]/.test(text.trim())) return undefined;
  const url = URL.parse(text, base);
  if (!url) return undefined;
  const ordinaryPort = defaultPorts[url.protocol];
  if (!ordinaryPort) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const port = url.port || ordinaryPort;
  const ports = ['80', '443', ...(rules.extraPorts ?? [])];
  if (!ports.includes(port)) return undefined;
  const host = bareHost(url);
  if (host === '' || insideNames.test(host)) return undefined;
  if (rules.ownHosts.some((own) => own.toLowerCase() === host.toLowerCase())) return undefined;
  if (isIP(host) !== 0 && !isPublicAddress(host)) return undefined;
  // A name without a dot belongs to an inner network.
  if (isIP(host) === 0 && !host.includes('.')) return undefined;
  return url;
}
