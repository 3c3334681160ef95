import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { briefAdditions, briefChips } from './chips.ts';
import { applyChips } from './edit-chips.ts';

test('a brief is shown as a line of chips', () => {
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

test('choosing a room makes it an interior', () => {
  const edited = applyChips(readBrief('a villa'), [{ key: 'room', value: 'kitchen' }]);
  expect(edited.view).toBe('interior');
});

test('unmentioned wishes can be added', () => {
  const brief = readBrief('a villa at dusk');
  const keys = briefAdditions(brief).map(({ key }) => key);
  expect(keys).toContain('storeys');
  expect(keys).not.toContain('time');
  expect(keys).not.toContain('room');
  for (const { key, options } of briefAdditions(brief)) {
    const added = applyChips(brief, [{ key, value: options.at(-1)!.value }]);
    expect(briefChips(added).map((chip) => chip.key)).toContain(key);
    expect(briefAdditions(added).map((addition) => addition.key)).not.toContain(key);
  }
});

test('edits with unknown names change nothing', () => {
  const brief = readBrief('modern villa with a pool and a green door, three storeys');
  const edits = [
    { key: 'toString', value: 'x' },
    { key: 'constructor', value: 'yes' },
    { key: 'time', value: 'toString' },
    { key: 'pool', value: 'perhaps' },
    { key: 'pool.depth', value: 'yes' },
    { key: 'door.colour', value: 'zorblat' },
    { key: 'door.material', value: 'constructor' },
    { key: 'storeys', value: '2.5' },
  ];
  expect(applyChips(brief, edits)).toEqual(brief);
  expect(applyChips(brief, [{ key: 'door.colour', value: 'dark red' }]).parts.door).toMatchObject({
    colours: ['dark red'],
  });
});

test("edits can't exceed the storeys that words can request", () => {
  const edit = [{ key: 'storeys', value: '100000' }];
  expect(applyChips(readBrief('a tower'), edit).storeys).toBe(
    readBrief('a tower of 100000 storeys').storeys,
  );
});

test('counted houses and window forms are chips that can be removed', () => {
  const brief = readBrief('five townhouses with bay windows');
  expect(briefChips(brief).map((chip) => chip.label)).toEqual([
    'Townhouse row',
    '5 houses',
    'Bay windows',
  ]);
  const fewer = applyChips(brief, [
    { key: 'houses', value: '3' },
    { key: 'houses', value: 'many' },
    { key: 'windows', value: null },
  ]);
  expect(fewer.parts).toEqual({ houses: { count: 3 } });
  expect(applyChips(fewer, [{ key: 'houses', value: null }]).parts).toEqual({});
});
