/**
 * Client address for rate limits: that of the socket, unless it is a proxy named in the settings; only then is
 * `X-Forwarded-For` read, from its near end. An IPv6 visitor is their /64 network, because one person commonly
 * has all of it.
 */
import { BlockList, isIP } from 'node:net';

export type AddressReader = (socketAddress: string, forwardedFor: string | null) => string;

export function addressReader(trustedProxies: readonly string[]): AddressReader {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (socketAddress, forwardedFor) => {
    let address = plain(socketAddress);
    const hops = forwardedFor?.split(',') ?? [];
    while (hops.length > 0 && isTrusted(address)) {
      const previous = plain(hops.pop() ?? '');
      if (isIP(previous) === 0) break;
      address = previous;
    }
    return isIP(address) === 6 ? networkOf(address) : address;
  };
}

/** A loopback address. */
export const isLoopback = (address: string): boolean =>
  (isIP(address) === 4 && address.startsWith('127.')) || address === networkOf('::1');

/** Without port, brackets, zone and IPv4-mapped prefix. */
function plain(text: string): string {
  // Fast path for plain IPv4.
  if (isIP(text) === 4) return text;
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withoutPort = bracketed ?? trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return withoutPort.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
