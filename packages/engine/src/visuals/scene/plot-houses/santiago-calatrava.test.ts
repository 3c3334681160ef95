import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { SceneBuilder } from '../builder.ts';
import { makeHouse } from '../buildings/house.ts';
import { makeDesign } from '../design.ts';
import { paletteOf } from '../palette.ts';
import type { Plot } from './plot.ts';
import { santiagoCalatrava } from './santiago-calatrava.ts';

const plot: Plot = {
  widthMetres: 16,
  depthMetres: 9,
  storeys: 1,
  heightMetres: 6,
  garage: 'left',
  doorShare: 0.6,
};

/** Lowest corner of each rib. */
function feetOf(seed: number) {
  const design = makeDesign(readBrief('a house'), seed, { suburb: 1 });
  const b = new SceneBuilder();
  const palette = paletteOf(b, design, santiagoCalatrava.look);
  const house = makeHouse(b, design, palette, { storeys: [1, 3], mostStoreys: 9 });
  santiagoCalatrava.build(house, plot);
  const { count, objects, positions, objectTable } = b.triangles;
  const feet = new Map<number, { y: number; z: number }>();
  for (let t = 0; t < count; t++) {
    if (objectTable[objects[t]!]!.name !== 'rib') continue;
    for (let at = t * 9; at < t * 9 + 9; at += 3) {
      const known = feet.get(objects[t]!);
      const [y, z] = [positions[at + 1]!, positions[at + 2]!];
      if (!known || y < known.y) feet.set(objects[t]!, { y, z });
    }
  }
  b.triangles.release();
  return [...feet.values()];
}

test('every rib stands on the ground, or on the lintel of a door', () => {
  const feet = feetOf(3);
  const over = feet.filter(({ y }) => y > -0.2);
  expect(feet.length).toBeGreaterThan(10);
  expect(over.length).toBeGreaterThan(2);
  for (const { y, z } of over) {
    expect(y).toBeLessThan(2.6);
    expect(z).toBeLessThan(-0.5);
    expect(z).toBeGreaterThan(-1.1);
  }
});
