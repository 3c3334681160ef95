/** Ground in front of a new house: path or drive, beds along the front, a terrace behind. */

import type { SceneBuilder } from '../../../visuals/scene/builder.ts';
import type { Built } from '../../../visuals/scene/buildings/house.ts';
import type { Design } from '../../../visuals/scene/design.ts';
import { coat } from '../../../visuals/scene/finishes.ts';
import type { Palette } from '../../../visuals/scene/palette.ts';
import { plantingBed, shrub } from '../../../visuals/scene/plants/low-plants.ts';
import { PlantMaterials } from '../../../visuals/scene/plants/plant-materials.ts';
import { tree } from '../../../visuals/scene/plants/trees.ts';
import { gardenTable, lounger, pergola } from '../../../visuals/scene/site/garden-furniture.ts';
import { box } from '../../../visuals/scene/solids.ts';
import type { MaterialHandle } from '../../../visuals/scene-model.ts';
import type { PlaceWish } from './house-wishes.ts';

interface Ground {
  readonly b: SceneBuilder;
  readonly design: Design;
  readonly palette: Palette;
  readonly built: Built;
}

interface Gates {
  readonly door: number;
  readonly garage: readonly [from: number, to: number] | undefined;
}

/** Positions of doors in the front, from the geometry. */
function gatesOf({ b }: Ground): Gates {
  const { triangles } = b;
  const door: [number, number] = [Infinity, -Infinity];
  const garage: [number, number] = [Infinity, -Infinity];
  for (let t = 0; t < triangles.count; t++) {
    const { label, name } = triangles.objectTable[triangles.objects[t]!]!;
    if (label !== 'door') continue;
    const span = name.includes('garage') ? garage : door;
    for (let at = t * 9; at < t * 9 + 9; at += 3) {
      span[0] = Math.min(span[0], triangles.positions[at]!);
      span[1] = Math.max(span[1], triangles.positions[at]!);
    }
  }
  return {
    door: door[0] < door[1] ? (door[0] + door[1]) / 2 : 0,
    garage: garage[0] < garage[1] ? garage : undefined,
  };
}

const pathMetres = 7;
const pathY = 0.04;
/** Distance of beds from a drive: the photo's may be wider than the new one. */
const besideDriveMetres = 2.4;

function paved(
  ground: Ground,
  name: string,
  x0: number,
  x1: number,
  far: number,
  tile: MaterialHandle,
) {
  const { b } = ground;
  b.begin('path', name);
  box(b, [x0, -0.1, 0.2], [x1, pathY, far], tile);
}

function beds(ground: Ground, gates: Gates): void {
  const { b, design, built } = ground;
  const random = design.random('beds');
  const plants = new PlantMaterials(b, 'summer');
  const { x0, x1 } = built.footprint;
  const cuts = [
    [gates.door - 1.5, gates.door + 1.5],
    ...(gates.garage
      ? [[gates.garage[0] - besideDriveMetres, gates.garage[1] + besideDriveMetres]]
      : []),
  ].sort((a, c) => a[0]! - c[0]!);
  let from = x0 + 0.2;
  for (const [a, c] of [...cuts, [x1 - 0.2, x1]] as [number, number][]) {
    if (a - from > 1.2)
      plantingBed(b, {
        from: [from, 0, 2.7],
        to: [a, 0, 2.7],
        widthMetres: 1,
        plants,
        random,
        flowering: true,
      });
    from = Math.max(from, c);
  }
  for (const x of [gates.door - 1.7, gates.door + 1.7])
    shrub(b, [x, 0.3, 2.6], 0.42, plants.flowers(random), random, 150);
  tree(b, {
    at: [gates.door > 0 ? x0 + 0.8 : x1 - 0.8, 0, 4.6],
    heightMetres: 4.2,
    kind: 'maple',
    detail: 'distant',
    plants,
    random,
  });
}

/** Builds the ground for the kind of place; all of it belongs to the visible scene. */
export function layOutSite(ground: Ground, place: PlaceWish, isWhole: boolean): void {
  const { b, design, palette, built } = ground;
  const gates = gatesOf(ground);
  const slabs = b.material(coat('#b4aea2', { name: 'site slabs', tile: 'pavers' }));
  const { x0, x1 } = built.footprint;
  if (place.ground === 'terrace') {
    b.begin('terrace', 'terrace');
    box(b, [x0 + 0.4, -0.1, 0.1], [x1 - 0.4, 0.12, 4.4], palette.deck);
    const random = design.random('terrace');
    gardenTable(b, [x0 + (x1 - x0) * 0.25, 0.12, 2.4], palette);
    for (const at of [0.68, 0.78])
      lounger(b, [x0 + (x1 - x0) * at, 0.12, 2.6], random.between(-0.1, 0.1), palette);
    return;
  }
  paved(ground, 'path', gates.door - 0.75, gates.door + 0.75, pathMetres, slabs);
  if (gates.garage && (isWhole || place.ground === 'drive'))
    paved(ground, 'drive', gates.garage[0] - 0.2, gates.garage[1] + 0.2, pathMetres + 3, slabs);
  beds(ground, gates);
}

/** A roof terrace: deck, table, a light pergola. */
export function layOutRoof(ground: Ground, y: number): void {
  const { b, palette, built } = ground;
  const { x0, x1, z0 } = built.footprint;
  const middle = x0 + (x1 - x0) * 0.19;
  const half = Math.min(2.2, (x1 - x0) * 0.13);
  b.place({ at: [0, y, 0] }, () => {
    pergola(b, { x0: middle - half, x1: middle + half, z0: z0 * 0.55, z1: -0.9 }, 2.2, palette);
    gardenTable(b, [middle, 0.05, -2], palette);
  });
  b.facts['roof-terrace'] = true;
}
