/** Headers every answer carries, whatever it is. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  // Popups stay ours to close: signing in with Google happens in one.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Our own pages may listen: one can speak to the assistant.
  'permissions-policy':
    'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-permitted-cross-domain-policies': 'none',
} as const;

const twoYearsSeconds = 63_072_000;
const policyName = 'content-security-policy';

export type SecureHeaders = Readonly<Record<string, string>>;

export function secureHeaders(policy: string, overHttps: boolean): SecureHeaders {
  return {
    ...always,
    [policyName]: policy,
    ...(overHttps
      ? { 'strict-transport-security': `max-age=${twoYearsSeconds}; includeSubDomains` }
      : {}),
  };
}

/** Only the policy may be the answer's own: a page needs more than an answer of the API. */
export function secure(headers: Headers, secured: SecureHeaders): void {
  for (const [name, value] of Object.entries(secured)) {
    if (name !== policyName || !headers.has(name)) headers.set(name, value);
  }
}
