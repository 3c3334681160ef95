/**
 * By which names this server may be asked to do something. Without `PUBLIC_URL` a foreign page could have
 * its own name lead to our address (DNS rebinding): to the browser both are then one site. A name that
 * nobody outside can own is no such name: an address in figures, a name without a dot, one that ends as
 * only names of an own network do, and what this machine calls itself.
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
