/** A provider's error message, as one short line that may be shown. */
import { z } from 'zod';

const message = z.string().min(1);
const inner = z.object({ message, code: z.unknown(), type: z.unknown(), status: z.unknown() });

/** The places where the makers of interfaces put their message, first that fits. */
const shapes = z.union([
  z.object({ error: inner.partial({ code: true, type: true, status: true }) }),
  // Beside it `error` may be no more than a name.
  z.object({
    detail: z.union([
      message,
      z.object({ message }),
      // As FastAPI refuses an input, field by field.
      z.array(z.object({ msg: message })).min(1),
    ]),
  }),
  z.object({ error: message }),
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
  if ('detail' in data) {
    const { detail } = data;
    return Array.isArray(detail) ? detail.map(({ msg }) => msg).join('; ') : textOf(detail);
  }
  if ('error' in data) return textOf(data.error);
  if ('errors' in data) return data.errors.map(textOf).join('; ');
  return data.message;
}

export const wordsOf = (body: string): string | undefined => messageIn(body) || undefined;
