/** Content security policies: one table, our own origin only, inline scripts by hash only. */
import { createHash } from 'node:crypto';

const base = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // React and Base UI position elements with style attributes, which can't run code.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const;

type Directive = keyof typeof base;

function policy(changes: Partial<Record<Directive, string>> = {}): string {
  return Object.entries({ ...base, ...changes })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** For API responses: nothing may load. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** For the API reference, whose library inserts style elements. */
export const referencePolicy = policy({ 'style-src': "'self' 'unsafe-inline'" });

/** For a built page, with hashes of its inline scripts and styles. */
export function pagePolicy(html: string): string {
  return policy({
    'script-src': withHashes("'self'", inlineTexts(html, 'script')),
    'style-src': withHashes("'self'", inlineTexts(html, 'style')),
  });
}

function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'gi');
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text !== '');
}

function withHashes(sources: string, texts: readonly string[]): string {
  const hashes = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [sources, ...new Set(hashes)].join(' ');
}
