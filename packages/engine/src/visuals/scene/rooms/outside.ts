/** View from the windows: ground, trees, hills, or the town from an upper floor. */
import type { Random } from '../../../random/random.ts';
import type { Setting } from '../../brief/vocabulary/surroundings.ts';
import { paletteOf } from '../palette.ts';
import { shrub } from '../plants/low-plants.ts';
import { tree } from '../plants/trees.ts';
import { ground } from '../site/ground.ts';
import { townBlock } from '../site/neighbours.ts';
import { makeSite, type Site } from '../site/site.ts';
import { box } from '../solids.ts';
import { skyThingsOf } from '../things/sky-more.ts';
import { isFarView } from './named/far-view.ts';
import type { Room, Side } from './room.ts';

const outwards: Record<Side, readonly [number, number]> = {
  back: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};
/** Of an eye that looks out of the window. */
const azimuthOf: Record<Side, number> = { back: 0, left: Math.PI / 2, right: -Math.PI / 2 };
const treesOutside: Partial<Record<Setting, number>> = { forest: 16, city: 0, sea: 4, desert: 3 };
const upperFloorMetres = 14;
const upstairsMetres = 3;

/** Lawn with flower beds close by, so that it looks like a garden from inside. */
function flowerBeds(
  site: Site,
  spot: (away: number, across: number) => readonly [number, number],
  random: Random,
): void {
  const { b, plants, palette } = site;
  for (let index = 0; index < 26; index++) {
    const [x, z] = spot(random.between(1.8, 6.5), random.between(-7, 7));
    const blooms = random.chance(0.55) ? plants.flowers(random) : plants.shrub(random);
    shrub(b, [x, 0, z], random.between(0.3, 0.6), blooms, random, 120);
  }
  const [x, z] = spot(3.2, 0);
  b.begin('path', 'garden path');
  box(b, [x - 0.7, -0.05, z - 0.7], [x + 0.7, 0.04, z + 0.7], palette.paving);
}

export function outside(room: Room): void {
  const { b, design, width, depth } = room;
  const random = design.random('outside');
  const palette = paletteOf(b, design, {
    walls: [['plaster']],
    accents: [['plaster']],
    roofs: [['slate']],
    frames: ['#222222'],
    trims: ['#eeeeee'],
    doors: ['#444444'],
  });
  const site = makeSite(b, design, palette, {
    footprint: { x0: -width / 2 - 1, x1: width / 2 + 1, z0: -depth / 2 - 1, z1: depth / 2 + 3 },
    cameraAzimuthRad: 0,
    cameraDistanceMetres: 4,
    heightMetres: room.height,
  });
  const inTown = design.place === 'city';
  const isUpstairs = design.wants('balcony', 0);
  const drop = inTown ? -upperFloorMetres : isUpstairs ? -upstairsMetres : -0.35;
  const isSpokenOf = design.brief.setting !== undefined;
  // A view that was asked for stays free of trees.
  const isOpen = isFarView(design.brief);
  if (isSpokenOf && room.windows.length > 0) b.facts.setting = design.place;
  b.place({ at: [0, drop, 0] }, () => {
    ground(site);
    const [seen] = room.windows;
    // The mountains around have snow on them then.
    const hasPeaks = design.place === 'mountains' && design.snow;
    if (hasPeaks) b.facts['snowy-peaks'] = true;
    if (seen !== undefined)
      skyThingsOf(site, azimuthOf[seen.side], hasPeaks ? ['snowy-peaks'] : []);
    for (const { side } of room.windows) {
      const [ox, oz] = outwards[side];
      const reach = side === 'back' ? depth / 2 : width / 2;
      const spot = (away: number, across: number) =>
        [
          ox * (reach + away) + (ox === 0 ? across : 0),
          oz * (reach + away) + (oz === 0 ? across : 0),
        ] as const;
      if (inTown) {
        for (let index = 0; index < 12; index++) {
          const [x, z] = spot(random.between(16, 70), random.between(-45, 45));
          const half = random.between(5, 9);
          townBlock(
            b,
            { x0: x - half, x1: x + half, z0: z - half, z1: z + half },
            random.between(10, 34),
            random,
          );
        }
        continue;
      }
      if (design.wants('garden-view', 0)) {
        flowerBeds(site, spot, random);
        b.facts['garden-view'] = true;
      }
      if (design.brief.parts.trees?.wanted === true) b.facts.trees = true;
      const isBare = design.brief.parts.trees?.wanted === false;
      const count = isBare || isOpen ? 0 : (treesOutside[design.place] ?? 8);
      for (let index = 0; index < count; index++) {
        const [x, z] = spot(random.between(4.5, 24), random.between(-14, 14));
        tree(b, {
          at: [x, 0, z],
          heightMetres: random.between(5, 10),
          kind: design.brief.tree ?? random.pick(['broadleaf', 'birch', 'maple', 'conifer']),
          detail: index < 2 ? 'garden' : 'distant',
          plants: site.plants,
          random,
        });
      }
      for (let index = 0; index < (isOpen ? 0 : 9); index++) {
        const [x, z] = spot(random.between(1.6, 5), random.between(-5, 5));
        shrub(b, [x, 0, z], random.between(0.4, 0.9), site.plants.shrub(random), random, 140);
      }
    }
  });
}
