/** Headers of every response. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  // Allows popups to stay connected, for the Google sign-in.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Microphone for our pages, to dictate to the assistant.
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

/** Only the policy differs between pages and API responses. */
export function secure(headers: Headers, secured: SecureHeaders): void {
  for (const [name, value] of Object.entries(secured)) {
    if (name !== policyName || !headers.has(name)) headers.set(name, value);
  }
}
