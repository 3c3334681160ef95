/** Which URLs may be fetched, judged before DNS. */
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
/** Names that are never public, whatever a resolver says. */
const insideNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|onion|test|invalid|example)\.?$/i;

export interface UrlRules {
  /** Our own hosts, which must not fetch from themselves. */
  readonly ownHosts: readonly string[];
  /** Extra ports, for tests. */
  readonly extraPorts?: readonly string[];
}

/** Hostname without IPv6 brackets and trailing dot. */
export const bareHost = (url: URL): string =>
  url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Parsed once and used both to check and to fetch. Undefined if not allowed. */
export function allowedUrl(text: string, rules: UrlRules, base?: URL): URL | undefined {
  // Backslashes and line breaks are parsed differently by different parsers.
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
  // Names without a dot are internal.
  if (isIP(host) === 0 && !host.includes('.')) return undefined;
  return url;
}
