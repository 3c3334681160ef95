import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { exports } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { exports: Record<string, string> };

test.each([
  './restyle',
  './redesign',
  './visuals',
  './sketch',
  './analysis',
  './detector',
  './sense',
  './furnished-rooms',
])('%s sets the compiler flags before loading anything', (door) => {
  const source = readFileSync(new URL(`../${exports[door]}`, import.meta.url), 'utf8');
  const [first] = source.match(/^(import|export) .*$/m) ?? [];
  expect(first).toBe("import '../compiler.ts';");
});
