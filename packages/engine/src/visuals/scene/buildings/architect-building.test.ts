import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { buildScene } from '../build-scene.ts';
import { unmetWishes } from '../unmet-wishes.ts';

test.each([
  ['Gaudí inspired apartment building', 'apartment-block', 'bone columns'],
  ['Zaha Hadid museum, flowing white curves', 'museum', 'roof ribbon'],
  ['Le Corbusier apartment building, four storeys', 'apartment-block', 'pilotis'],
])('%s is built in the architect’s own forms', (prompt, building, part) => {
  const brief = readBrief(prompt);
  expect(brief.notUnderstood).toEqual([]);
  const scene = buildScene(brief, 3);
  expect(unmetWishes(brief, scene)).toEqual([]);
  expect(scene.facts).toMatchObject({ building, style: brief.style });
  expect(scene.objects.map(({ name }) => name)).toContain(part);
});

test('requested storeys are built', () => {
  const scene = buildScene(readBrief('Frank Gehry apartment building, four storeys'), 5);
  expect(scene.facts.storeys).toBe(4);
});

test('an office with a roof over a plaza is an exterior, one with a desk a room', () => {
  const outside = readBrief('a Renzo Piano office with a timber roof over a plaza');
  expect(outside).toMatchObject({ view: 'exterior', style: 'renzo-piano' });
  expect(unmetWishes(outside, buildScene(outside, 3))).toEqual([]);
  expect(readBrief('an office with an oak desk')).toMatchObject({ view: 'interior' });
});

test("a person who plays the piano isn't an architect", () => {
  const brief = readBrief('a cat playing piano');
  expect(brief.style).toBeUndefined();
  expect(brief).toMatchObject({ view: 'interior', room: 'living-room', parts: { piano: {} } });
});
