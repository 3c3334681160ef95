import { expect, test } from 'vitest';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import { buildDoor } from './room-door.ts';

function builtDoor(widthMetres: number) {
  const b = new SceneBuilder();
  const paint = b.material({ name: 'paint', surface: 'opaque', albedo: [0.8, 0.8, 0.8] });
  const parts = { wall: paint, frame: paint, glass: paint, trim: paint, door: paint, metal: paint };
  const opening = { kind: 'door', u0: 1, u1: 1 + widthMetres, v0: 0, v1: 2.1 } as const;
  buildDoor(b, 'back', opening, { ...parts, frameMetres: 0.045, revealMetres: 0.12 });
  return b.triangles;
}

const doorOf = (widthMetres: number) => builtDoor(widthMetres).objectTable.map(({ name }) => name);

test.each([
  ['one leaf', 0.9, { 'back door': 1, 'door handle': 1, 'back garage door': 0 }],
  ['two leaves', 1.7, { 'back door': 2, 'door handle': 2, 'back garage door': 0 }],
  ['the sections of a garage door', 3, { 'back door': 0, 'door handle': 0, 'back garage door': 1 }],
])('a door has %s when it is %f m wide', (_, widthMetres, expected) => {
  const names = doorOf(widthMetres);
  for (const [name, count] of Object.entries(expected))
    expect(
      names.filter((one) => one === name),
      name,
    ).toHaveLength(count);
});

test('two leaves meet in the middle', () => {
  const { count, positions, objects, objectTable } = builtDoor(1.7);
  const leaves = objectTable.flatMap(({ name }, id) => (name === 'back door' ? [id] : []));
  const [left, right] = leaves.map((id) => {
    const xs: number[] = [];
    for (let at = 0; at < count * 9; at += 3)
      if (objects[Math.floor(at / 9)] === id) xs.push(positions[at]!);
    return { from: Math.min(...xs), to: Math.max(...xs) };
  });
  expect(right!.from - left!.to).toBeGreaterThan(0);
  expect(right!.from - left!.to).toBeLessThan(0.01);
});

test('handles of double doors are at the meeting edges', () => {
  const { count, positions, objects, objectTable } = builtDoor(1.7);
  const handles = objectTable.flatMap(({ name }, id) => (name === 'door handle' ? [id] : []));
  for (const id of handles)
    for (let at = 0; at < count * 9; at += 3)
      if (objects[Math.floor(at / 9)] === id)
        expect(Math.abs(positions[at]! - 1.85)).toBeLessThan(0.28);
});
