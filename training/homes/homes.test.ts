import { expect, test } from 'vitest';
import { fitEvidence, likelihoodOf } from './fit-evidence.ts';
import { parseHomes, readHomes } from './read-homes.ts';

test('a row names its photo, home, source, room and things', () => {
  const [photo] = parseHomes('# comment\n004 12 | owner/home img/a b.jpg | living | sofa, chair\n');
  expect(photo).toEqual({
    number: '004',
    source: 'owner/home img/a b.jpg',
    room: 'living',
    things: new Set(['sofa', 'chair']),
    fold: 2,
  });
  expect(parseHomes('005 10 | a/b c.jpg | hall | ')[0]).toMatchObject({
    things: new Set(),
    fold: 0,
  });
});

test('every labelled photo has a number of its own and a known room', () => {
  const photos = readHomes();
  expect(new Set(photos.map(({ number }) => number)).size).toBe(photos.length);
  const rooms = [
    'bathroom',
    'bedroom',
    'dining',
    'hall',
    'kitchen',
    'living',
    'office',
    'open',
    'other',
  ];
  expect([...new Set(photos.map(({ room }) => room))].sort()).toEqual(rooms);
});

test('what is there with one sign and without another is told by both', () => {
  const samples = [0, 1, 2, 3].flatMap((sofa) =>
    [0, 1, 2, 3].map((bed) => ({ values: [sofa, bed], isThere: sofa > bed })),
  );
  const fit = fitEvidence(samples);
  expect(likelihoodOf(fit, [3, 0])).toBeGreaterThan(0.9);
  expect(likelihoodOf(fit, [3, 3])).toBeLessThan(0.5);
  expect(likelihoodOf(fit, [0, 3])).toBeLessThan(0.1);
});
