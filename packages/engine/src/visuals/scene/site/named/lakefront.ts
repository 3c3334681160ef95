/** Water before the house, where a jetty or a boat is asked for: behind it nobody would see them. */
import { linearFromHex } from '../../../brief/colour-of-wish.ts';
import type { BuildingKind } from '../../../brief/vocabulary/subjects.ts';
import { coat, finishOf } from '../../finishes.ts';
import { shrub } from '../../plants/low-plants.ts';
import { buildThing, thingsBuilt } from '../../things/small-things.ts';
import { plainCoat } from '../../things/thing.ts';
import type { Site } from '../site.ts';

/** A hut stands nearer to it than a house. */
const shore = {
  before: 3.2,
  share: 0.3,
  beach: 1.3,
  far: 260,
  level: 0.04,
  deepest: 10,
  broad: 3,
} as const;
const mostBoats = 4;

/** These have waters of their own, or none to look over. */
const others: readonly BuildingKind[] = [
  ...(['houseboat', 'bridge', 'suspension-bridge', 'ship', 'submarine', 'lighthouse'] as const),
  ...(['roof-deck', 'balcony-deck', 'open-ground', 'castle'] as const),
];

function isAtWater({ design }: Site): boolean {
  const { brief, place } = design;
  const { parts, building, support, alsoSetting } = brief;
  const isWet = place === 'lake' || alsoSetting === 'lake' || place === 'sea';
  const isAsked = parts.jetty?.wanted === true || parts['rowing-boat']?.wanted === true;
  const isOwn = building !== undefined && others.includes(building);
  return isWet && isAsked && !isOwn && support === undefined;
}

/** Beyond terraces and pools. */
function shoreLine({ footprint, kept }: Site): number {
  const built = kept.filter(
    ({ x0, x1, z1 }) => x1 - x0 > shore.broad && z1 < footprint.z1 + shore.deepest,
  );
  const before = Math.min(shore.before, (footprint.x1 - footprint.x0) * shore.share);
  return Math.max(footprint.z1 + before, ...built.map(({ z1 }) => z1 + 1));
}

function boats(site: Site, z: number): void {
  const { b, design, footprint, cameraAzimuthRad } = site;
  const { parts } = design.brief;
  const rowing = parts['rowing-boat'];
  const isNamed = rowing?.wanted === true;
  if (!isNamed && parts.boat?.wanted !== true) return;
  const side = cameraAzimuthRad > 0 ? 1 : -1;
  const count = Math.min(mostBoats, (isNamed ? rowing.count : parts.boat?.count) ?? 1);
  const middle = (footprint.x0 + footprint.x1) / 2;
  const out = Math.min(2.6, (footprint.x1 - footprint.x0) * 0.32);
  for (let index = 0; index < count; index++) {
    const at = [middle + side * (2 + index * 4.4), -0.12, z + out + (index % 2)] as const;
    b.place({ at, turnRad: side * 0.25 }, () => {
      if (isNamed) buildThing(b, design.brief, 'rowing-boat', index);
      else {
        const { hex, label, build } = thingsBuilt['rowing-boat']!;
        const { materials: [wish] = [], colours: [colour] = [] } = parts.boat ?? {};
        b.begin(label, 'boat');
        const main = wish === undefined ? plainCoat(b, hex) : b.material(finishOf(wish, 'floor'));
        const paint =
          colour === undefined ? main : b.material(coat(colour, { name: `boat ${colour}` }));
        build({ b, main: paint, other: (other) => plainCoat(b, other) });
      }
    });
  }
  if (isNamed) b.facts['rowing-boat'] = count;
  else b.facts.boat = true;
}

export function lakefront(site: Site): void {
  if (!isAtWater(site)) return;
  const { b, design, plants, footprint, cameraAzimuthRad } = site;
  const z = shoreLine(site);
  const { far, level, beach } = shore;
  const isSea = design.place === 'sea';
  b.begin('ground', 'beach');
  const sand = b.material(
    coat(design.snow ? '#dfe4ea' : '#b9a57e', { name: 'lake beach', tile: 'gravel', scale: 1.4 }),
  );
  b.quad([-far, 0.02, z], [far, 0.02, z], [far, 0.02, z - beach], [-far, 0.02, z - beach], sand);
  const water = b.material({
    name: 'water before the house',
    surface: 'water',
    albedo: linearFromHex(isSea ? '#2c5a68' : '#2e4a4a'),
    rippleHeight: isSea ? 0.5 : 0.2,
    neverSnow: true,
  });
  b.begin('water', isSea ? 'sea' : 'lake');
  b.quad([-far, level, z + far], [far, level, z + far], [far, level, z], [-far, level, z], water);
  site.kept.push({ x0: -far, x1: far, z0: z - beach, z1: z + far });
  const random = design.random('reeds');
  const side = cameraAzimuthRad > 0 ? 1 : -1;
  const middle = (footprint.x0 + footprint.x1) / 2;
  for (let index = 0; index < 26; index++) {
    const x = middle + random.between(-16, 16);
    if (Math.abs(x - middle) < 5) continue;
    shrub(b, [x, 0, z + random.between(-0.9, 0.5)], 0.42, plants.shrub(random), random, 70);
  }
  if (design.brief.parts.jetty?.wanted === true) {
    b.place({ at: [middle - side * 1.6, -0.06, z + 2.5] }, () =>
      buildThing(b, design.brief, 'jetty'),
    );
    b.facts.jetty = 1;
  }
  boats(site, z);
}
