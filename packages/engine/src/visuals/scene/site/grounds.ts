/** The ground around a house: foreground, middle ground, background. */
import { type OutdoorThingKey, outdoorThings } from '../../brief/vocabulary/outdoor-things.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import { type SmallThingKey, smallThings } from '../../brief/vocabulary/small-things.ts';
import { coat } from '../finishes.ts';
import { climber, hedge, plantingBed } from '../plants/low-plants.ts';
import { desertPlants } from './desert.ts';
import { foreground } from './foreground.ts';
import { rock } from './garden.ts';
import { bollard, streetLamp } from './garden-lamps.ts';
import { ground, waterEdge } from './ground.ts';
import { fenceOf } from './named/fences.ts';
import { gateIn, gatePlace } from './named/gate.ts';
import { neighbours } from './neighbours.ts';
import { free, inView, type Site } from './site.ts';
import { street } from './street.ts';
import { car, sailingBoat } from './vehicles.ts';
import { woods } from './woods.ts';

function beds(site: Site): void {
  if (site.design.place === 'desert' || site.design.place === 'city') return;
  if (!site.design.wants('garden', 1)) return;
  const random = site.design.random('beds');
  const { b, footprint, plants } = site;
  const flowering = site.design.wants('flowers', 0.5) && site.design.season !== 'winter';
  const { x0, x1, z0, z1 } = footprint;
  plantingBed(b, {
    from: [x0 - 0.7, 0, z0],
    to: [x0 - 0.7, 0, z1 - 1],
    widthMetres: 0.8,
    plants,
    random,
    flowering,
  });
  plantingBed(b, {
    from: [x1 + 0.7, 0, z0],
    to: [x1 + 0.7, 0, z1 - 1],
    widthMetres: 0.8,
    plants,
    random,
    flowering,
  });
  if (flowering) b.facts.flowers = true;
}

const smallKeys = Object.keys(smallThings) as SmallThingKey[];

const outdoorKeys: readonly PartKey[] = [
  ...(Object.keys(outdoorThings) as OutdoorThingKey[]),
  ...(['pool', 'pond', 'fire-pit', 'loungers', 'bench', 'table', 'garage', 'cars'] as const),
];
/** Asked for, and behind a fence from the street. */
const beforeHouses: readonly PartKey[] = ['path', 'flowers', 'pool', 'terrace', 'porch', 'cars'];
/** Half of a gate that a car passes. */
const gateHalfMetres = 1.25;
const opaqueFences: readonly string[] = ['wall', 'slats', 'breeze'];

const plotWallMetres = 1.75;

/** Behind and beside what stands in a garden, so that nothing of it is hidden. */
function fenceAroundPlot(site: Site, left: number, right: number): void {
  const { b, design, footprint, plants } = site;
  const [back, front] = [footprint.z0 - 4.7, footprint.z1 + 3];
  const fence = fenceOf(b, design, plotWallMetres);
  fence([left, 0, back], [right, 0, back]);
  fence([left, 0, front], [left, 0, back]);
  fence([right, 0, back], [right, 0, front]);
  if (design.brief.parts.ivy?.wanted !== true) return;
  const random = design.random('plot climbers');
  for (const share of [0.24, 0.42, 0.6, 0.78]) {
    const leaf = random.chance(0.5) ? plants.flowers(random) : plants.shrub(random);
    b.place({ at: [left + (right - left) * share, 0, back + 0.18] }, () =>
      climber(b, 0, 1.7, plotWallMetres + 0.2, leaf, random),
    );
  }
  b.facts.ivy = true;
}

function boundaries(site: Site): void {
  const { b, design, footprint, plants, cameraDistanceMetres } = site;
  const random = design.random('boundaries');
  const suburban = design.place === 'suburb';
  const front = footprint.z1 + Math.min(9, cameraDistanceMetres * 0.55);
  const [left, right] = [footprint.x0 - random.between(5, 8), footprint.x1 + random.between(5, 8)];
  const isPlot = design.brief.building === 'open-ground';
  if (isPlot && design.brief.parts.fence?.wanted === true) {
    fenceAroundPlot(site, left, right);
    return;
  }
  const wantsHedge = design.wants(
    'hedge',
    suburban ? 0.6 : design.place === 'countryside' ? 0.35 : 0.12,
  );
  // An unrequested fence could hide requested things.
  const hasThings = [...smallKeys, ...beforeHouses].some(
    (key) => design.brief.parts[key]?.wanted === true,
  );
  const wantsFence = design.wants('fence', suburban && !wantsHedge && !hasThings ? 0.5 : 0);
  if (wantsHedge) {
    const leaf = plants.hedge();
    const height = random.between(0.8, 1.7);
    hedge(b, {
      from: [left, 0, footprint.z0 - 4],
      to: [left, 0, front],
      height,
      width: 0.7,
      leaf,
      random,
    });
    hedge(b, {
      from: [right, 0, front],
      to: [right, 0, footprint.z0 - 4],
      height,
      width: 0.7,
      leaf,
      random,
    });
    hedge(b, {
      from: [right, 0, footprint.z0 - 5],
      to: [left, 0, footprint.z0 - 5],
      height: height + 0.5,
      width: 0.8,
      leaf,
      random,
    });
    b.facts.hedge = true;
  }
  if (wantsFence) {
    const fence = fenceOf(b, design);
    const drawn = random.between(-2, 2);
    const hasGate = design.brief.parts.gates?.wanted === true;
    const gate = hasGate ? gatePlace(site, front) : drawn;
    // One sees asked things between the ends of an opaque one.
    const isOpaque = opaqueFences.includes(design.brief.parts.fence?.kind ?? '');
    const isSeenThrough =
      isOpaque && (hasThings || outdoorKeys.some((key) => key !== 'gates' && design.wants(key, 0)));
    const half = hasGate ? gateHalfMetres : isSeenThrough ? (right - left) * 0.2 : 0.8;
    fence([left, 0, front], [gate - half, 0, front]);
    fence([gate + half, 0, front], [right, 0, front]);
    fence([left, 0, footprint.z0], [left, 0, front]);
    fence([right, 0, front], [right, 0, footprint.z0]);
    if (hasGate) gateIn(site, gate - half, gate + half, front);
  }
}

function cars(site: Site): void {
  const { b, design, footprint } = site;
  if (design.brief.parts.cars?.wanted !== true) return;
  const random = design.random('cars');
  const colour = design.brief.parts.cars.colours?.[0];
  const count = Math.min(6, design.count('cars') ?? 1);
  for (let index = 0; index < count; index++) {
    const side = design.seed % 2 === 0 ? 1 : -1;
    const x = side > 0 ? footprint.x1 + 2.6 + index * 2.8 : footprint.x0 - 2.6 - index * 2.8;
    const z = footprint.z1 - 1 + random.between(-0.6, 0.6);
    site.kept.push({ x0: x - 1.4, x1: x + 1.4, z0: z - 3, z1: z + 6 });
    b.begin('path', 'parking');
    b.quad(
      [x - 1.4, 0.015, z + 6],
      [x + 1.4, 0.015, z + 6],
      [x + 1.4, 0.015, z - 3],
      [x - 1.4, 0.015, z - 3],
      site.palette.paving,
    );
    car(b, [x, 0, z], -Math.PI / 2 + random.between(-0.06, 0.06), random, colour);
  }
  b.facts.cars = count;
}

function lamps(site: Site): void {
  const { b, design, footprint, palette } = site;
  const dark = design.time === 'dusk' || design.time === 'night';
  const isAsked = design.brief.parts.lanterns?.wanted === true;
  if (isAsked && design.place === 'city') {
    // Along the kerb, where streets have theirs.
    for (const x of [footprint.x0 + 1.5, footprint.x1 - 1.5])
      streetLamp(b, [x, 0, footprint.z1 + 3.4], palette);
    b.facts.lanterns = true;
    return;
  }
  if (!design.wants('lanterns', dark ? 0.8 : 0.25) || design.place === 'city') return;
  for (const x of [footprint.x0 + 1, (footprint.x0 + footprint.x1) / 2 + 2.4, footprint.x1 - 1])
    bollard(b, [x, 0, footprint.z1 + 1.2], palette);
  if (design.place === 'suburb') streetLamp(b, [footprint.x1 + 6, 0, footprint.z1 + 9], palette);
  b.facts.lanterns = true;
}

function rocks(site: Site): void {
  const { design } = site;
  if (
    design.place !== 'mountains' &&
    design.place !== 'desert' &&
    design.place !== 'sea' &&
    design.place !== 'lake'
  )
    return;
  const random = design.random('rocks');
  const stone = site.b.material(
    coat(design.place === 'desert' ? '#a4724c' : '#8b8780', { name: 'boulder', tile: 'plaster' }),
  );
  for (let index = 0; index < 26; index++) {
    const x = random.between(-26, 26);
    const z = random.between(-22, 24);
    if (!free(site, x, z, 1.4)) continue;
    if (inView(site, x, z, 1)) continue;
    rock(site.b, [x, 0, z], random.between(0.25, 1.2), stone, random);
  }
}

function boats(site: Site): void {
  const water = waterEdge(site);
  if (water === undefined || !site.design.wants('boat', site.design.place === 'sea' ? 0.5 : 0.2))
    return;
  const random = site.design.random('boats');
  const angle = site.cameraAzimuthRad + Math.PI + (site.cameraAzimuthRad > 0 ? 0.5 : -0.5);
  const distance = random.between(90, 140);
  sailingBoat(
    site.b,
    [Math.sin(angle) * distance, -0.7, Math.min(Math.cos(angle) * distance, water.z - 30)],
    random.between(-1, 1),
  );
  site.b.facts.boat = true;
}

/** Everything around the house that its grammar did not build. */
export function grounds(site: Site): void {
  ground(site);
  const { design } = site;
  // A canal replaces the street.
  if (design.place === 'city' && site.b.facts.canal !== true) street(site);
  if (design.place === 'suburb' || design.place === 'city') neighbours(site);
  if (design.place === 'desert') desertPlants(site);
  cars(site);
  boundaries(site);
  beds(site);
  lamps(site);
  rocks(site);
  boats(site);
  woods(site);
  foreground(site);
  site.b.facts.setting = design.place;
  site.b.facts.garden = design.place !== 'city' && design.wants('garden', 1);
}
