import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handbook } from '../entries/handbook.ts';
import { type IndexData, indexAll } from './index-data.ts';
import { keepIndex, readKeptIndex } from './kept-index.ts';

function emptyFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'maquette-index-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return path.join(parent, 'index');
}

function indexOf(count: number): IndexData {
  const computing = indexAll(handbook().entries.slice(0, count));
  for (;;) {
    const { done, value } = computing.next();
    if (done) return value;
  }
}

const found = ({ engine }: IndexData) =>
  ['wall', 'brick', 'wood', 'insul'].map((word) =>
    engine.search(word).map(({ id, score, terms }) => [id, score, terms]),
  );

test('the kept index is the computed one, to the last digit and in the same order', () => {
  const folder = emptyFolder();
  const computed = indexOf(120);
  keepIndex(folder, computed);
  const read = readKeptIndex(folder);
  expect(read?.indexed).toEqual(computed.indexed);
  expect(read?.indexed[7]?.entry).toBe(handbook().entries[7]);
  expect(read?.sets.packed()).toEqual(computed.sets.packed());
  expect([...(read?.rarity ?? [])]).toEqual([...computed.rarity]);
  expect([...(read?.counts ?? [])]).toEqual([...computed.counts]);
  expect(found(computed)[0]?.length).toBeGreaterThan(5);
  expect(read && found(read)).toEqual(found(computed));
});

test('an index of other sources is none, and goes when this one is built', () => {
  const folder = emptyFolder();
  expect(readKeptIndex(folder)).toBeUndefined();
  keepIndex(folder, indexOf(1));
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  writeFileSync(path.join(folder, '0123456789abcdef'), 'of yesterday');
  keepIndex(folder, indexOf(2));
  expect(readdirSync(folder)).toEqual([name]);
  expect(readKeptIndex(folder)?.indexed.length).toBe(2);
});

test('a damaged file is none', () => {
  const folder = emptyFolder();
  keepIndex(folder, indexOf(1));
  const [name = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, name), 'half a file');
  expect(readKeptIndex(folder)).toBeUndefined();
});
