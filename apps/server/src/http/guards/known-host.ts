/**
 * Host names under which this server may be asked for changes. Without `PUBLIC_URL` a foreign page could point its
 * own name to our address (DNS rebinding), and be same-site. Safe are names that no outsider can own: IP addresses,
 * names without a dot, suffixes of private networks, and this machine's own names.
 */
import { isIP } from 'node:net';
import os from 'node:os';

const insideNames = /(^|\.)(localhost|local|lan|internal|home\.arpa)$/;

export function isKnownHost(host: string, publicUrl: string | undefined): boolean {
  const name = URL.parse(`http://${host}`)
    ?.hostname.replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (!name) return false;
  return (
    isIP(name) !== 0 ||
    !name.includes('.') ||
    insideNames.test(name) ||
    name === os.hostname().toLowerCase() ||
    (publicUrl !== undefined && name === new URL(publicUrl).hostname)
  );
}
