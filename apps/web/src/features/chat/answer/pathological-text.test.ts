import { expect, test } from 'vitest';
import { decodeReferences } from './character-references.ts';
import { isPathological } from './pathological-text.ts';

test.each([
  ['a long text', 'a'.repeat(60_000), 'a'.repeat(60_001)],
  ['brackets', '['.repeat(199) + 'a['.repeat(801), '['.repeat(199) + 'a['.repeat(802)],
  ['a run of signs', '~'.repeat(199), '~'.repeat(200)],
  ['a deep line', `text\n${'> '.repeat(29)}a`, `text\n${'> '.repeat(30)}a`],
  ['deep numbers', `${'1. '.repeat(23)}a`, `${'1. '.repeat(24)}a`],
])('%s is read up to its edge, and shown as it stands beyond', (_, read, shown) => {
  expect([isPathological(read), isPathological(shown)]).toEqual([false, true]);
});

test('decodes character references', () => {
  expect(decodeReferences('1 &lt; 2 &amp;&#8212;&#x2014;')).toBe('1 < 2 &——');
  expect(decodeReferences('&zorblat; &#0; &#x110000; &# &amp')).toBe(
    '&zorblat; &#0; &#x110000; &# &amp',
  );
  expect(decodeReferences('&#x10ffff;')).toBe(String.fromCodePoint(0x10ffff));
});
