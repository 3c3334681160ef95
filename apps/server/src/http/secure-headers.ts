/** Headers every answer carries, whatever it is. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  // Popups stay ours to close: signing in with Google happens in one.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-permitted-cross-domain-policies': 'none',
} as const;

const twoYearsSeconds = 63_072_000;

export function secure(headers: Headers, policy: string, overHttps: boolean): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
  if (overHttps) {
    headers.set('strict-transport-security', `max-age=${twoYearsSeconds}; includeSubDomains`);
  }
}
