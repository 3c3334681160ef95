/** Origins of model services, from settings and connections. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Problem } from '../problem.ts';

export interface ModelService {
  /** Empty if none is configured. */
  readonly address: string;
  /** Further origins of the same service. */
  readonly alsoAt?: RegExp;
  /** Added by an administrator in the app: link-local and metadata addresses are blocked. */
  readonly isFenced?: boolean;
}

/** Whether a URL belongs to one of them; URLs with credentials never do. */
export function isServiceOf(services: readonly ModelService[]): (url: URL) => boolean {
  const origins = new Set(
    services.filter(({ address }) => address !== '').map(({ address }) => new URL(address).origin),
  );
  return (url) =>
    url.username === '' &&
    (origins.has(url.origin) || services.some(({ alsoAt }) => alsoAt?.test(url.origin)));
}

/** Cloud metadata services and other addresses that no model service has. */
const neverServices = new BlockList();
neverServices.addSubnet('0.0.0.0', 8, 'ipv4');
neverServices.addSubnet('169.254.0.0', 16, 'ipv4');
neverServices.addAddress('100.100.100.200', 'ipv4');
neverServices.addSubnet('fe80::', 10, 'ipv6');
neverServices.addSubnet('fd00:ec2::', 32, 'ipv6');
neverServices.addAddress('::', 'ipv6');

const isOutside = (address: string): boolean =>
  !neverServices.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Throws for a blocked IP address; hostnames are checked when they are resolved. */
export function expectOutsideFence(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isOutside(host)) throw new Problem('URL_NOT_ALLOWED');
}

/** A DNS lookup that refuses blocked addresses. */
export const fencedLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first, ...more] = (found ?? []).filter(({ address }) => isOutside(address));
    if (error || !first) callback(error ?? new Problem('URL_NOT_ALLOWED'), '', 4);
    else if (options.all) callback(null, [first, ...more]);
    else callback(null, first.address, first.family);
  });
};
