/** Addresses of foreign model services: exactly those in the settings. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Problem } from '../problem.ts';

export interface ModelService {
  /** Empty where there is none to reach. */
  readonly address: string;
  /** Further origins of the same service. */
  readonly alsoAt?: RegExp;
  /** Typed by an administrator of the app: the machine's own secrets are kept from it. */
  readonly isFenced?: boolean;
}

/** Whether an address is one of theirs; one with a name or a password in it never is. */
export function isServiceOf(services: readonly ModelService[]): (url: URL) => boolean {
  const origins = new Set(
    services.filter(({ address }) => address !== '').map(({ address }) => new URL(address).origin),
  );
  return (url) =>
    url.username === '' &&
    (origins.has(url.origin) || services.some(({ alsoAt }) => alsoAt?.test(url.origin)));
}

/** Where machines of clouds tell their own keys, and other addresses that no service of models has. */
const neverServices = new BlockList();
neverServices.addSubnet('0.0.0.0', 8, 'ipv4');
neverServices.addSubnet('169.254.0.0', 16, 'ipv4');
neverServices.addAddress('100.100.100.200', 'ipv4');
neverServices.addSubnet('fe80::', 10, 'ipv6');
neverServices.addSubnet('fd00:ec2::', 32, 'ipv6');
neverServices.addAddress('::', 'ipv6');

const isOutside = (address: string): boolean =>
  !neverServices.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Throws for a figure that is fenced off; names are looked at when they are looked up. */
export function expectOutsideFence(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isOutside(host)) throw new Problem('URL_NOT_ALLOWED');
}

/** Looks a name up as usual, and connects to none of the addresses that are fenced off. */
export const fencedLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first, ...more] = (found ?? []).filter(({ address }) => isOutside(address));
    if (error || !first) callback(error ?? new Problem('URL_NOT_ALLOWED'), '', 4);
    else if (options.all) callback(null, [first, ...more]);
    else callback(null, first.address, first.family);
  });
};
