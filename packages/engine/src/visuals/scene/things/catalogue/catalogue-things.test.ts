import { expect, test } from 'vitest';
import { readBrief } from '../../../brief/read-brief.ts';
import { catalogueRows } from '../../../catalogue/catalogue.ts';
import { places } from '../../../catalogue/places.ts';
import { SceneBuilder } from '../../builder.ts';
import { catalogueThings } from './catalogue-things.ts';

const reachOf = (key: keyof typeof catalogueThings) => {
  const b = new SceneBuilder();
  const main = b.material({ name: 'plain', surface: 'opaque', albedo: [0.5, 0.5, 0.5] });
  b.begin('furniture', key);
  catalogueThings[key].build({ b, main, other: () => main });
  const reach = { x: 0, low: Infinity, high: -Infinity, back: Infinity, front: -Infinity };
  for (let at = 0; at < b.triangles.count * 9; at += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => b.triangles.positions[at + axis]!);
    reach.x = Math.max(reach.x, Math.abs(x!));
    reach.low = Math.min(reach.low, y!);
    reach.high = Math.max(reach.high, y!);
    reach.back = Math.min(reach.back, z!);
    reach.front = Math.max(reach.front, z!);
  }
  return reach;
};

test.each(Object.keys(catalogueRows) as (keyof typeof catalogueRows)[])(
  '%s is built within the room that its row takes',
  (key) => {
    const { size, stand, others } = catalogueRows[key];
    const { x, low, high, back, front } = reachOf(key);
    expect(x * 2).toBeLessThan(size[0] + 0.12);
    if (stand.on === 'ceiling') {
      expect(high).toBeLessThan(0.06);
      expect(-low).toBeLessThan(size[2] + 0.09);
    } else {
      expect(high).toBeLessThan(size[2] + 0.09);
      if (stand.on !== 'wall') expect(low).toBeGreaterThan(-0.08);
    }
    if (stand.on === 'wall') expect(back).toBeGreaterThan(-0.12);
    else expect(Math.max(-back, front) * 2).toBeLessThan(size[1] + 0.16);
    expect(others.split('|')).toHaveLength(5);
  },
);

test.each([
  ['a living room with a pool table', 'living-room', 'pool-table'],
  ['garage with a dumbbell rack', 'garage-room', 'dumbbells'],
  ['a bookshop with a till', 'public-room', 'shop-counter'],
  ['Wohnzimmer mit Billardtisch', 'living-room', 'pool-table'],
  ['un salon avec un sapin de noël', 'living-room', 'christmas-tree'],
  ['un salón con una máquina de coser', 'living-room', 'sewing-machine'],
  ['soggiorno con un acquario', 'living-room', 'aquarium'],
  ['sala de estar com uma bateria', 'living-room', 'drum-kit'],
] as const)('%s', (prompt, room, part) => {
  const brief = readBrief(prompt);
  expect(brief.view).toBe('interior');
  expect(brief.room).toBe(room);
  expect(brief.parts[part]?.wanted).toBe(true);
  expect(brief.notUnderstood).toEqual([]);
});

test('a room of one use brings what one expects in it', () => {
  const { room, view, parts } = readBrief('a finnish sauna');
  expect([view, room]).toEqual(['interior', 'public-room']);
  expect(Object.keys(parts)).toEqual([
    ...['sauna-benches', 'sauna-stove', 'bucket', 'walls', 'windows'],
  ]);
  expect(parts.walls?.materials).toEqual(['timber']);
  expect(parts.windows?.wanted).toBe(false);
});

test('every room of one use has its words in six languages', () => {
  for (const { words, others } of places) {
    expect(words).not.toBe('');
    expect(others.split('|')).toHaveLength(5);
  }
});
