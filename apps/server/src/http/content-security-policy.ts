/** Content security policies: one table, our own origin only, inline scripts by hash only. */
import { createHash } from 'node:crypto';

const base = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // React and Base UI place things with style attributes; they cannot run anything.
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

/** Answers of the API: nothing in them may load anything. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** The page of the API reference: its library writes style elements. */
export const referencePolicy = policy({ 'style-src': "'self' 'unsafe-inline'" });

/** The policy of one built page, with the hashes of the inline scripts and styles it holds. */
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
