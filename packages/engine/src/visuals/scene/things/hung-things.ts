/** Hanging or glowing things in a room: a mobile above a bed, light strips under the ceiling, fireflies. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { colourOfWish } from '../../brief/colour-of-wish.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Vector3 } from '../../scene-model.ts';
import { boundsOf, middleOf, objectsOf } from '../placed/object-bounds.ts';
import type { Room } from '../rooms/room.ts';
import { box, tube } from '../solids.ts';
import { fireflies } from './sky-things.ts';
import { plainCoat, round } from './thing.ts';

function mobile(room: Room): boolean {
  const { b, height } = room;
  const { triangles } = b;
  const scene = { objects: triangles.objectTable, triangles };
  const [bed] = boundsOf(objectsOf('bed', scene.objects), scene).values();
  if (bed === undefined) return false;
  const [x, , z] = middleOf(bed);
  const y = Math.min(1.75, height - 0.5);
  const cord = plainCoat(b, '#c9c2b4');
  b.begin('art', 'mobile');
  tube(b, [x, height, z], [x, y, z], 0.005, cord, 5);
  for (const turn of [0, Math.PI / 2]) {
    const reach: Vector3 = [Math.cos(turn) * 0.3, 0, Math.sin(turn) * 0.3];
    tube(
      b,
      [x - reach[0], y, z - reach[2]],
      [x + reach[0], y, z + reach[2]],
      0.008,
      plainCoat(b, '#a9774a'),
      6,
    );
    for (const side of [-1, 1]) {
      const at: Vector3 = [x + side * reach[0], y - 0.24 - turn * 0.05, z + side * reach[2]];
      tube(b, [at[0], y, at[2]], at, 0.003, cord, 4);
      for (const [dx, dy, r] of [
        [-0.07, -0.03, 0.06],
        [0, 0, 0.085],
        [0.08, -0.03, 0.065],
      ] as const)
        round(
          b,
          [at[0] + dx, at[1] + dy, at[2]],
          [r, r * 0.8, r * 0.7],
          plainCoat(b, '#f0ede6'),
          12,
        );
    }
  }
  return true;
}

/** Along the walls, just below the ceiling. */
const white = { emission: [5, 3.6, 2], light: [0.9, 0.65, 0.36] } as const;

/** "Red light": strips of that colour. */
function stripLight({ design }: Room): { readonly emission: LinearRgb; readonly light: LinearRgb } {
  const [wish] = design.brief.parts['strip-lights']?.colours ?? [];
  const colour = wish === undefined ? undefined : colourOfWish(wish);
  if (colour === undefined) return white;
  const most = Math.max(...colour, 1e-3);
  const scaled = (level: number): LinearRgb => [
    (colour[0] / most) * level,
    (colour[1] / most) * level,
    (colour[2] / most) * level,
  ];
  return { emission: scaled(5), light: scaled(7) };
}

function strips(room: Room): boolean {
  const { b, width, depth, height } = room;
  const { emission, light } = stripLight(room);
  const glow = b.material({
    name: 'strip light',
    surface: 'opaque',
    albedo: [0.95, 0.85, 0.65],
    emission,
    emissionWhen: 'always',
    neverSnow: true,
  });
  const [x, z, y] = [width / 2 - 0.05, depth / 2, height - 0.09];
  b.begin('lamp', 'strip lights');
  box(b, [-x, y, -z + 0.03], [x, y + 0.03, -z + 0.06], glow);
  for (const side of [-1, 1]) {
    box(b, [side * x - 0.015, y, -z], [side * x + 0.015, y + 0.03, z], glow);
    b.lights.push({
      kind: 'point',
      position: b.world([side * (x - 0.2), y - 0.1, 0]),
      radiusMetres: 0.4,
      intensity: light,
      when: 'always',
    });
  }
  return true;
}

const hung: Partial<Record<PartKey, (room: Room) => boolean>> = {
  mobile,
  'strip-lights': strips,
  fireflies: ({ b, width, depth, height, design }) => {
    const [x, z] = [width / 2 - 0.4, depth / 2];
    const air = { low: [-x, 0.5, -z + 0.4], high: [x, height - 0.3, z - 1] } as const;
    fireflies(b, air, design.random('fireflies'));
    return true;
  },
};

export function addHungThings(room: Room): void {
  const { b, design } = room;
  for (const [part, build] of Object.entries(hung) as [PartKey, (room: Room) => boolean][])
    if (design.brief.parts[part]?.wanted === true) b.facts[part] = build(room);
}
