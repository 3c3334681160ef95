/**
 * Every key this process was given. Whatever a service says is cleaned of all of them before it is put
 * into a sentence, wherever in an answer it stood: keys have no form by which they could be told.
 */
const known = new Set<string>();
/** Shorter values could be any word. */
const shortest = 5;

/** Also as it goes over the wire, and the parts of a pair such as `user:password`. */
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
