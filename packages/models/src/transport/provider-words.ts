/** What a provider says in an error, as one short line that may be shown. */
import { z } from 'zod';

const longestWords = 240;
const message = z.string().min(1);
const inner = z.object({ message, code: z.unknown(), type: z.unknown(), status: z.unknown() });

/** The places where the makers of interfaces put their message, first that fits. */
const shapes = z.union([
  z.object({ error: inner.partial({ code: true, type: true, status: true }) }),
  z.object({ error: message }),
  z.object({ detail: z.union([message, z.object({ message })]) }),
  z.object({ message }),
  z.object({ errors: z.array(z.union([message, z.object({ message })])).min(1) }),
]);

const textOf = (value: string | { readonly message: string }) =>
  typeof value === 'string' ? value : value.message;

function messageIn(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // A page for people is of no use in a line.
    return /<\w+/.test(body) ? '' : body;
  }
  // Some wrap the whole in a list of one.
  const found = shapes.safeParse(Array.isArray(parsed) ? parsed[0] : parsed);
  if (!found.success) return '';
  const { data } = found;
  if ('error' in data) return textOf(data.error);
  if ('detail' in data) return textOf(data.detail);
  if ('errors' in data) return data.errors.map(textOf).join('; ');
  return data.message;
}

/** Without addresses, without the secrets given and without anything that looks like one. */
export function cleanWords(words: string, secrets: readonly string[]): string {
  return secrets
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, '…'), words)
    .replaceAll(/\b\w+:\/\/\S+/g, '…')
    .replaceAll(/\b(?:sk|pk|key)[-_]\S{6,}|\bbearer \S{6,}/gi, '…')
    .replaceAll(/[\w-]{32,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords);
}

export const wordsOf = (body: string, secrets: readonly string[]): string | undefined =>
  cleanWords(messageIn(body), secrets) || undefined;
