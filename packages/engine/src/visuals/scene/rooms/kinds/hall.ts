/** A large high hall: a nave with pews, a pool, or an open floor, with arches on request. */
import { coat } from '../../finishes.ts';
import { bench } from '../../furniture/seats/stools.ts';
import { box, tube } from '../../solids.ts';
import { finished } from '../finished.ts';
import { addPlant } from '../furnishing.ts';
import type { Room } from '../room.ts';
import { addPendant } from '../room-lamps.ts';

const pewMetres = 2.2;

function pews(room: Room): void {
  const { b, m, width, depth } = room;
  const wood = finished(room, 'pews', m.wood);
  const long = Math.min(pewMetres * 1.5, width / 2 - 1.4);
  const rows = Math.floor((depth - 4) / 1.1);
  for (let row = 0; row < rows; row++)
    for (const side of [-1, 1]) {
      const z = -depth / 2 + 2.6 + row * 1.1;
      const x = side * (0.75 + long / 2);
      b.begin('furniture', 'pews');
      box(b, [x - long / 2, 0.42, z - 0.2], [x + long / 2, 0.46, z + 0.2], wood);
      box(b, [x - long / 2, 0.46, z + 0.18], [x + long / 2, 0.92, z + 0.22], wood);
      for (const end of [-1, 1]) {
        const at = x + end * (long / 2);
        box(b, [at - 0.025, 0, z - 0.22], [at + 0.025, 0.96, z + 0.24], wood);
      }
    }
  b.facts.pews = rows * 2;
}

/** Water level with the floor, lanes separated by floats. */
function indoorPool(room: Room): void {
  const { b, m, width, depth, design } = room;
  const [x, z0, z1] = [width / 2 - 1.7, -depth / 2 + 1.6, depth / 2 - 1];
  const water = b.material({
    name: 'indoor pool water',
    surface: 'water',
    albedo: [0.06, 0.3, 0.34],
    rippleHeight: 0.18,
    neverSnow: true,
  });
  b.begin('terrace', 'pool border');
  const tile = b.material(
    coat('#cfd8d6', { name: 'pool coping indoors', roughness: 0.4, indoors: true }),
  );
  for (const [a, c] of [
    [
      [-x - 0.35, 0.005, z0 - 0.35],
      [x + 0.35, 0.05, z0],
    ],
    [
      [-x - 0.35, 0.005, z1],
      [x + 0.35, 0.05, z1 + 0.35],
    ],
    [
      [-x - 0.35, 0.005, z0],
      [-x, 0.05, z1],
    ],
    [
      [x, 0.005, z0],
      [x + 0.35, 0.05, z1],
    ],
  ] as const)
    box(b, a, c, tile);
  b.begin('water', 'pool');
  b.quad([-x, 0.02, z1], [x, 0.02, z1], [x, 0.02, z0], [-x, 0.02, z0], water);
  const lanes = Math.min(10, design.count('pool') ?? 4);
  b.begin('trim', 'lanes');
  for (let lane = 1; lane < lanes; lane++) {
    const at = -x + (2 * x * lane) / lanes;
    for (let float = 0; float < Math.floor((z1 - z0) / 0.5); float++) {
      const z = z0 + float * 0.5;
      tube(
        b,
        [at, 0.045, z],
        [at, 0.045, z + 0.4],
        0.04,
        float % 4 < 2 ? m.white : m.accents[0]!,
        6,
      );
    }
  }
  Object.assign(b.facts, { pool: lanes });
}

/** Ribs from wall to wall. */
function arches(room: Room): void {
  const { b, m, width, depth, height } = room;
  const material = finished(room, 'arches', finished(room, 'beams', m.wood));
  const [spring, rise, steps] = [height * 0.45, height * 0.53, 16];
  const count = Math.max(4, Math.round(depth / 2.2));
  for (let arch = 0; arch < count; arch++) {
    const z = -depth / 2 + 0.3 + ((depth + 1) * arch) / count;
    const on = (step: number) => {
      const angle = (step / steps) * Math.PI;
      return [-Math.cos(angle) * (width / 2 - 0.12), spring + Math.sin(angle) * rise] as const;
    };
    b.begin('column', 'arches');
    for (let step = 0; step < steps; step++) {
      const [[x0, y0], [x1, y1]] = [on(step), on(step + 1)];
      tube(b, [x0, y0, z], [x1, y1, z], 0.13, material, 8);
    }
    for (const side of [-1, 1])
      tube(
        b,
        [side * (width / 2 - 0.12), 0, z],
        [side * (width / 2 - 0.12), spring, z],
        0.13,
        material,
        8,
      );
  }
  Object.assign(b.facts, { arches: true, beams: true });
}

/** Benches and plants along the walls. */
function benchesAlong(room: Room): void {
  const { b, m, width, depth } = room;
  const wood = finished(room, 'bench', m.wood);
  for (const side of [-1, 1])
    for (const share of [-0.32, -0.12, 0.1]) {
      const [x, z] = [side * (width / 2 - 0.5), depth * share];
      b.place({ at: [x, 0, z], turnRad: Math.PI / 2 }, () => bench(b, 1.8, wood, m.metal));
      addPlant(room, x, z + 1.5, 1.6, 0.8);
    }
  b.facts.bench = true;
}

export function hall(room: Room): void {
  const { depth, height, design } = room;
  if (design.wants('arches', 0) || design.wants('beams', 0)) arches(room);
  if (design.wants('pool', 0)) indoorPool(room);
  else if (design.wants('pews', 0)) pews(room);
  else benchesAlong(room);
  if (design.wants('pool', 0)) return;
  for (const share of [-0.25, 0.1]) addPendant(room, 0, depth * share, height * 0.35, 1.4);
}
