import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

test.each([
  ['a leaning tower', ['leaning'], {}],
  ['a stone cottage, mossy and overgrown', ['mossy'], {}],
  ['living room with a curved sofa', undefined, { sofa: ['curved'] }],
  ['music room with a harp leaning against the wall', undefined, { harp: ['leaning'] }],
  ['a house with a door folded open', undefined, { door: ['open'] }],
  ['a house with a floating roof', undefined, { roof: ['floating'] }],
  [
    'hall with ribbed white walls and a hanging bench',
    undefined,
    { walls: ['ribbed'], bench: ['hanging'] },
  ],
])('%s', (prompt, ofSubject, ofParts) => {
  const { traits, parts } = readBrief(prompt);
  expect(traits).toEqual(ofSubject);
  for (const [part, expected] of Object.entries(ofParts))
    expect(parts[part as keyof typeof parts]?.traits).toEqual(expected);
});

test.each([
  ['Wohnzimmer mit einem geschwungenen Sofa', { sofa: ['curved'] }],
  ['un salon avec un canapé courbe', { sofa: ['curved'] }],
  ['un salón con un sofá curvo', { sofa: ['curved'] }],
  ['un soggiorno con un divano curvo', { sofa: ['curved'] }],
  ['uma sala de estar com um sofá curvo', { sofa: ['curved'] }],
])('%s', (prompt, ofParts) => {
  const { parts, notUnderstood } = readBrief(prompt);
  expect(parts.sofa?.traits).toEqual(ofParts.sofa);
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['a library with people on wide steps outside', 'exterior', 'museum'],
  ['a library with a leather chair under a reading lamp', 'interior', undefined],
  ['a timber office of five floors', 'exterior', 'apartment-block'],
  ['a timber office with a desk and a lamp', 'interior', undefined],
  ['a café with an awning and a bicycle', 'exterior', 'townhouses'],
  ['a café with snow outside the window', 'interior', undefined],
  ['a greenhouse with tomatoes inside', 'exterior', 'greenhouse'],
  ['inside a greenhouse with tomatoes', 'interior', undefined],
  ['penthouse duplex exterior', 'exterior', 'apartment-block'],
  ['a wine bar seen from the street', 'exterior', 'townhouses'],
  ['a café terrace with tables under a tree', 'exterior', 'townhouses'],
  ['a library like a stack of books with steps outside', 'exterior', 'stacked-boxes'],
  ['a twelve storey office', 'exterior', 'glass-tower'],
] as const)('%s is seen as an %s', (prompt, view, building) => {
  const brief = readBrief(prompt);
  expect([brief.view, brief.building]).toEqual([view, building]);
});

test.each([
  ['a chapel on a hill', 'hill'],
  ['a lighthouse on a small rock', 'rock'],
  ['a castle on a cloud', 'cloud'],
  ['a hut on the back of a giant turtle', 'turtle'],
  ['a house with a cat on a rock', undefined],
  ['a bedroom with a lamp on a column', undefined],
] as const)('%s stands on: %s', (prompt, support) => {
  expect(readBrief(prompt).support).toBe(support);
});

test('a measure is no count, and a real word no slip', () => {
  expect(readBrief('kitchen with a six metre island').parts.island?.count).toBeUndefined();
  expect(readBrief('a pavilion on thin columns').corrections).toEqual([]);
});

test('nothing but what is named', () => {
  expect(readBrief('a room with nothing but a red armchair').isBare).toBe(true);
  expect(readBrief('a room with a red armchair').isBare).toBeUndefined();
});

test('"underneath" alone is under the thing before', () => {
  expect(readBrief('bedroom with a loft bed and a desk underneath').parts.desk?.at).toEqual({
    how: 'under',
    of: 'bed',
  });
});
