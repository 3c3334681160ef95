import { expect, test } from 'vitest';
import { addressReader } from './client-address.ts';

test.each([
  ['without proxies the socket decides', [], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  [
    'a proxy that is not declared decides nothing',
    ['10.0.0.1'],
    '10.0.0.2',
    '203.0.113.9',
    '10.0.0.2',
  ],
  ['a declared one is believed', ['10.0.0.1'], '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['through two of them', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.9, 10.2.2.2', '203.0.113.9'],
  [
    'hops that a visitor puts in front',
    ['10.0.0.1'],
    '10.0.0.1',
    '1.1.1.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['nothing forwarded', ['10.0.0.1'], '10.0.0.1', null, '10.0.0.1'],
  ['nonsense forwarded', ['10.0.0.1'], '10.0.0.1', '1.1.1.1, me', '10.0.0.1'],
  ['IPv4 dressed as IPv6', ['10.0.0.1'], '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a port behind the address', ['10.0.0.1'], '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['IPv6 in brackets', ['10.0.0.1'], '10.0.0.1', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['an IPv6 proxy', ['fd00::/8'], 'fd00::7', '203.0.113.9', '203.0.113.9'],
  ['IPv6 by its network', [], '2001:DB8:0001:2:3:4:5:6', null, '2001:db8:1:2::/64'],
  ['IPv6 written short', [], '2001:db8:1:2::', null, '2001:db8:1:2::/64'],
  ['IPv6 of this machine', [], '::1', null, '0:0:0:0::/64'],
])('%s', (_name, proxies, socket, forwarded, address) => {
  expect(addressReader(proxies)(socket, forwarded)).toBe(address);
});
