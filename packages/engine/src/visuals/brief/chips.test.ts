import { expect, test } from 'vitest';
import { applyChips, briefChips } from './chips.ts';
import { readBrief } from './read-brief.ts';

test('a brief reads as a line of chips', () => {
  const brief = readBrief('modern timber villa, two storeys, pool, no garage, dusk, watercolour');
  expect(briefChips(brief).map((chip) => chip.label)).toEqual([
    'Modern',
    'Villa',
    '2 storeys',
    'Walls: timber',
    'Pool',
    'No garage',
    'Dusk',
    'Watercolour',
  ]);
});

test('chips change, remove and add wishes', () => {
  const brief = readBrief('modern villa with a pool and a green door at dusk');
  const edited = applyChips(brief, [
    { key: 'time', value: 'night' },
    { key: 'pool', value: 'no' },
    { key: 'door.colour', value: 'red' },
    { key: 'style', value: null },
    { key: 'storeys', value: '3' },
    { key: 'time', value: 'teatime' },
    { key: 'nonsense', value: 'x' },
  ]);
  expect(edited).toMatchObject({
    time: 'night',
    storeys: 3,
    parts: { pool: { wanted: false }, door: { colours: ['red'] } },
  });
  expect(edited.style).toBeUndefined();
});

test('choosing a room goes indoors', () => {
  const edited = applyChips(readBrief('a villa'), [{ key: 'room', value: 'kitchen' }]);
  expect(edited.view).toBe('interior');
});
