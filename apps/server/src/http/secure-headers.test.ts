import { expect, test } from 'vitest';
import { secureHeaders } from './secure-headers.ts';

test('HTTPS is remembered for two years, for all subdomains, and only when it is used', () => {
  expect(secureHeaders("default-src 'none'", true)).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  expect(secureHeaders("default-src 'none'", false)).not.toHaveProperty(
    'strict-transport-security',
  );
});

test('each response forbids sniffing, framing, referrers and devices', () => {
  expect(secureHeaders("default-src 'none'", false)).toEqual({
    'content-security-policy': "default-src 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  });
});
