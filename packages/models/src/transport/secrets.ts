/**
 * All keys of this process. Messages of services are redacted before they are shown, because keys have no
 * format by which they could be recognised.
 */
const known = new Set<string>();
/** Shorter values could be any word. */
const shortest = 5;

/** Also as encoded for HTTP, and the parts of a pair such as `user:password`. */
export function keepSecret(key: string): void {
  for (const part of [key, ...key.split(':')]) {
    if (part.length < shortest) continue;
    for (const form of [part, encodeURIComponent(part), btoa(part)]) known.add(form);
  }
}

/** The longest first: a part of a key may be a part of another. */
export const withoutSecrets = (text: string): string =>
  [...known]
    .sort((one, other) => other.length - one.length)
    .reduce((cleaned, secret) => cleaned.replaceAll(secret, '…'), text);
