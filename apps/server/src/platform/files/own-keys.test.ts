import { expect, test } from 'vitest';
import { fileUrl } from './file-urls.ts';
import { isHousekeeping, isOwnKey, isUnfinished, unfinishedKeyOf } from './own-keys.ts';

const id = 'AbCdEfGhIjKlMnOpQr-_12';

test.each([
  `photos/${id}.jpg`,
  `photos/${id}.thumb.webp`,
  `speech/${id}.mp3`,
  `generations/${id}/1/${id}.png`,
  `generations/${id}/123456/${id}.bin`,
])('%s is a key of ours', (key) => expect(isOwnKey(key)).toBe(true));

test.each([
  `photos/${id}.gif`,
  `photos/${id}x.jpg`,
  `photos/${id.slice(1)}.jpg`,
  `other/photos/${id}.jpg`,
  `photos/${id}.jpg/more`,
  `generations/${id}/${id}.png`,
  `generations/${id}/1234567/${id}.png`,
  `photos/../${id}.jpg`,
  'installation.json',
])('%s is foreign, and never touched', (key) => expect(isOwnKey(key)).toBe(false));

test('housekeeping files are distinguished from all others', () => {
  const names = ['installation.json', 'store-id.txt', 'probe.txt', `probe-${id}.txt`];
  expect(names.filter((name) => !isHousekeeping(name))).toEqual([]);
  const others = ['probe-1.txt', `photos/${id}.jpg`, 'installation.json.bak', 'my-probe.txt'];
  expect(others.filter(isHousekeeping)).toEqual([]);
});

test('files that were not written to their end are recognised by their names', () => {
  const keys = [`photos/${id}.jpg`, `photos/${id}.thumb.webp`, 'installation.json'];
  const unfinished = keys.map((key) => unfinishedKeyOf(key, id));
  expect(unfinished.filter((key) => !isUnfinished(key))).toEqual([]);
  expect(unfinished.filter((key) => isOwnKey(key) || isHousekeeping(key))).toEqual([]);
  const others = [...keys, unfinishedKeyOf('photos/holiday.jpg', id), `photos/${id}.jpg.part`];
  expect(others.filter(isUnfinished)).toEqual([]);
});

test('a file is found by its id, with the link it is shown through', () => {
  expect([fileUrl('a'), fileUrl('a', 'thumb'), fileUrl('a', 'download', 'tok')]).toEqual([
    '/api/files/a',
    '/api/files/a/thumb',
    '/api/files/a/download?share=tok',
  ]);
});
