/** Climbing plants in a room: garlands of leaves along the ceiling, hanging down the walls. */
import type { Vector3 } from '../../../scene-model.ts';
import { coat } from '../../finishes.ts';
import { leafBlade } from '../../furniture/leaf-blade.ts';
import { tube } from '../../solids.ts';
import type { Room } from '../room.ts';

const greens = ['#4a6b34', '#5b7f40', '#3f5c2e'] as const;
const vineMetres = { apart: 0.42, step: 0.1, leaf: 0.13, least: 0.25, most: 1.05 } as const;

export function addIvyIndoors(room: Room): boolean {
  const { b, width, depth, height, design } = room;
  const random = design.random('ivy indoors');
  const leaves = greens.map((hex) => b.material(coat(hex, { name: `ivy ${hex}`, indoors: true })));
  const stem = b.material(coat('#5c4733', { name: 'ivy stem', indoors: true }));
  const { apart, step, leaf, least, most } = vineMetres;
  const [x, z] = [width / 2 - 0.05, depth / 2];
  const strand = ([u, , w]: Vector3, drop: number) => {
    tube(b, [u, height, w], [u, height - drop, w], 0.006, stem, 4);
    for (let y = 0; y < drop; y += step)
      for (const turn of [random.between(0, 3), random.between(3, 6.2)])
        leafBlade(b, [u, height - y, w], random.pick(leaves), {
          ...{ turn, rise: -0.4, droop: 0.4, cells: 3 },
          ...{ long: leaf * random.between(0.7, 1.1), wide: leaf * 0.75 },
        });
  };
  b.begin('plant', 'climbing plant');
  for (let u = -x; u <= x; u += apart) strand([u, 0, -z + 0.06], random.between(least, most));
  for (const side of [-1, 1])
    for (let w = -z + 0.3; w < z - 1.2; w += apart)
      strand([side * x, 0, w], random.between(least, most * 0.8));
  // Across the ceiling, above the middle of the room.
  for (const share of [-0.3, 0, 0.3])
    for (let u = -x; u <= x; u += apart * 0.6)
      strand([u, 0, depth * share * 0.5 - 0.4], random.between(0.1, 0.28));
  return true;
}
