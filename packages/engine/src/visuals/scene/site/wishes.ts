/**
 * Requested things that the house's own layout lacks: placed beside it. Over 300 lines: a small builder for each, in
 * one table.
 */
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import { garageFront } from '../buildings/additions/garage-doors.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe } from '../curved/turned.ts';
import { coat, finishOf } from '../finishes.ts';
import { isAloft } from '../landmarks/aloft.ts';
import { roofSkin, wallSkin } from '../palette.ts';
import { shrub } from '../plants/low-plants.ts';
import { sectionRoof, sections } from '../roofs.ts';
import { box, tube } from '../solids.ts';
import { stepsUpSupport } from '../supports/support-steps.ts';
import { peopleBefore, peopleOnThings } from '../things/figures.ts';
import { builtCount } from '../unmet-wishes.ts';
import { faces, faceWidth, onFace, type Rect } from '../wall-parts.ts';
import { wall } from '../walls.ts';
import {
  bayWindow,
  chimneyOnRoof,
  columnsBefore,
  porchBefore,
  rockingChairs,
} from './added-parts.ts';
import { handrail, ramp, wreath } from './door-things.ts';
import {
  airConditioners,
  facadeClock,
  greenWall,
  hangingBaskets,
  icicles,
  lettering,
  outsideStair,
  windowBoxes,
} from './facade-things.ts';
import { awning, neonSigns, shopfronts } from './facade-wishes.ts';
import { paving, planter, pool, windingPath } from './garden.ts';
import { firePit, lounger, outdoorSofa, pergola } from './garden-furniture.ts';
import { lightsBeforeHouse } from './light-strings.ts';
import { arcadeBefore, shuttersBeside } from './named/added-facade.ts';
import { areaRailing } from './named/area-railing.ts';
import { balconiesEverywhere, julietBalconies } from './named/balconies.ts';
import { blossomsOnWall } from './named/blossoms.ts';
import { colonnade } from './named/colonnade.ts';
import { cupola } from './named/cupola.ts';
import { dormersOnRoof } from './named/dormers-on-roof.ts';
import { fanlights } from './named/fanlight.ts';
import { frontSteps } from './named/front-steps.ts';
import { gardenPlot, lawnStripes } from './named/garden-plot.ts';
import { grassOnRoof } from './named/grass-on-roof.ts';
import { lakefront } from './named/lakefront.ts';
import { louvres } from './named/louvres.ts';
import { outdoorRug } from './named/outdoor-cloths.ts';
import { outsideFlight, outsideSpiral } from './named/outside-flight.ts';
import { pathBorders } from './named/paths.ts';
import { climbersOnPergola } from './named/pergola-climbers.ts';
import { slidingDoors } from './named/sliding-doors.ts';
import { bicycles, outdoorTable } from './outdoor-table.ts';
import { avenue, flowerField, vines } from './planted-wishes.ts';
import { antenna, extension, roofFlags, roofPavilion, weathervane } from './roof-things.ts';
import type { Site } from './site.ts';
import { canal, fountain, reflectingPool } from './water-wishes.ts';
import { balcony, skylights, solarModules } from './wished-openings.ts';

const softCloth = /linen|velvet|leather|knitted|striped|plaid|flowered|fur/;

/** The side of the house facing away from the camera. */
const openSide = (site: Site) => (site.cameraAzimuthRad > 0 ? 1 : -1);

function garage(site: Site): void {
  const { b, footprint, palette } = site;
  const side = -openSide(site);
  const { width, openings: doors, built } = garageFront(site.design, 5.6, 0.5, 0.02, 2.25);
  const x0 = side > 0 ? footprint.x1 + 1.6 : footprint.x0 - 1.6 - width;
  const rect: Rect = { x0, x1: x0 + width, z0: footprint.z1 - 7.5, z1: footprint.z1 - 1.5 };
  const skin = wallSkin(palette);
  for (const face of faces) {
    const openings = face === 'front' ? doors : [];
    onFace(b, rect, face, 0, () =>
      wall(b, faceWidth(rect, face), 2.6, openings, skin, {
        storey: 0,
        name: 'garage',
        roomShift: 5,
      }),
    );
  }
  b.place(
    { at: [(rect.x0 + rect.x1) / 2, 2.6, (rect.z0 + rect.z1) / 2], turnRad: Math.PI / 2 },
    () =>
      sectionRoof(
        b,
        6,
        sections.gable({ span: width, rise: 1.5, eave: 0.35 }),
        width,
        roofSkin(palette),
      ),
  );
  site.kept.push(rect);
  b.facts.garage = built;
  paving(
    site,
    { x0: rect.x0 + 0.4, x1: rect.x1 - 0.4, z0: rect.z1, z1: rect.z1 + 14 },
    0.03,
    palette.paving,
    'path',
  );
}

function bench(site: Site): void {
  const { b, footprint, palette } = site;
  const wood = palette.own.bench ?? palette.accent;
  b.place({ at: [footprint.x0 + 2, 0, footprint.z1 + 1.4] }, () => {
    b.begin('furniture', 'garden bench');
    for (let slat = 0; slat < 4; slat++)
      box(b, [-0.8, 0.42, -0.2 + slat * 0.12], [0.8, 0.45, -0.11 + slat * 0.12], wood);
    for (let slat = 0; slat < 3; slat++)
      box(b, [-0.8, 0.56 + slat * 0.12, -0.26], [0.8, 0.65 + slat * 0.12, -0.23], wood);
    for (const x of [-0.7, 0.7]) {
      tube(b, [x, 0, 0.2], [x, 0.43, 0.2], 0.025, palette.metal, 7);
      tube(b, [x, 0, -0.22], [x, 0.9, -0.27], 0.025, palette.metal, 7);
    }
  });
}

function pond(site: Site): void {
  const { b, footprint } = site;
  const water = b.material({
    name: 'pond water',
    surface: 'water',
    albedo: [0.02, 0.045, 0.04],
    rippleHeight: 0.12,
    neverSnow: true,
  });
  const stone = b.material(coat('#9a9388', { name: 'pond stones', tile: 'plaster' }));
  const [cx, cz] = [openSide(site) * -4, footprint.z1 + 4.5];
  b.begin('water', 'pond');
  const sides = 28;
  const rim = (index: number, grow: number): readonly [number, number, number] => {
    const angle = (index / sides) * Math.PI * 2;
    const r = 1 + 0.12 * Math.sin(angle * 3);
    return [cx + Math.sin(angle) * 2.8 * r * grow, 0.03, cz + Math.cos(angle) * 1.8 * r * grow];
  };
  for (let index = 0; index < sides; index++)
    b.tri([cx, 0.03, cz], rim(index, 1), rim(index + 1, 1), water);
  b.begin('rock', 'pond stones');
  for (let index = 0; index < sides; index++) {
    const [x, , z] = rim(index, 1.06);
    const half = 0.2 + 0.08 * Math.sin(index * 2.3);
    softBox(
      b,
      [x - half, -0.08, z - half * 0.8],
      [x + half, 0.12 + 0.05 * Math.sin(index * 1.7), z + half * 0.8],
      0.09,
      stone,
    );
  }
  site.kept.push({ x0: cx - 3.4, x1: cx + 3.4, z0: cz - 2.4, z1: cz + 2.4 });
}

function terrace(site: Site): void {
  const { b, design, footprint, palette } = site;
  const { materials: [material] = [] } = design.brief.parts.terrace ?? {};
  const isPatio = /patio/i.test(design.brief.prompt) && material === undefined;
  const finish =
    material === undefined
      ? isPatio
        ? palette.paving
        : palette.deck
      : b.material(finishOf(material, 'floor'));
  paving(
    site,
    { x0: footprint.x0 + 0.5, x1: footprint.x1 - 0.5, z0: footprint.z1, z1: footprint.z1 + 2.6 },
    0.09,
    finish,
    'terrace',
  );
}

/** Open paving along the front, with benches and trees in tubs. */
function plaza(site: Site): void {
  const { b, footprint, palette } = site;
  const deep = plazaMetres;
  const z0 = footprint.z1;
  paving(
    site,
    { x0: footprint.x0 - 4, x1: footprint.x1 + 4, z0, z1: z0 + deep },
    0.04,
    palette.paving,
    'plaza',
  );
  b.begin('furniture', 'plaza bench');
  for (const x of [footprint.x0 + 2, footprint.x1 - 4.2])
    box(b, [x, 0.04, z0 + deep * 0.6], [x + 2.2, 0.48, z0 + deep * 0.6 + 0.6], palette.concrete);
  for (const x of [footprint.x0 - 2, footprint.x1 + 2])
    planter(b, [x, 0.04, z0 + 2], 0.5, 0.6, palette.concrete);
}

const plazaMetres = 9;

/** Pots beside the door where no beds bloom: in cities, deserts or winter. */
function flowerPots(site: Site): void {
  const { b, footprint, palette, plants, design } = site;
  const random = design.random('flower pots');
  const middle = (footprint.x0 + footprint.x1) / 2;
  for (const x of [middle - 2.6, middle - 1.9, middle + 1.9, middle + 2.6]) {
    const at = [x, 0, footprint.z1 + 0.7] as const;
    planter(b, at, 0.26, 0.45, palette.own.planters ?? palette.stone);
    shrub(b, [at[0], 0.42, at[2]], 0.34, plants.flowers(random), random, 120);
  }
}

/** A kettle grill on three legs, beside the terrace. */
function grill({ b, footprint, palette, cameraAzimuthRad }: Site): void {
  const at = [cameraAzimuthRad > 0 ? 3.4 : -3.4, 0.05, footprint.z1 + 2.1] as const;
  b.begin('furniture', 'grill');
  lathe(
    b,
    [at[0], 0.62, at[2]],
    [
      [0.05, 0],
      [0.24, 0.09],
      [0.31, 0.24],
      [0.26, 0.42],
      [0.05, 0.5],
    ],
    palette.metal,
    24,
  );
  for (const angle of [0.3, 2.4, 4.5])
    tube(
      b,
      [at[0] + Math.sin(angle) * 0.15, 0.66, at[2] + Math.cos(angle) * 0.15],
      [at[0] + Math.sin(angle) * 0.33, 0, at[2] + Math.cos(angle) * 0.33],
      0.018,
      palette.metal,
      6,
    );
}

const isWanted = ({ design }: Site, part: PartKey): boolean =>
  design.brief.parts[part]?.wanted === true;

/** Returns false if there is no place. */
type Build = (site: Site) => unknown;

const builders: Partial<Record<PartKey, Build>> = {
  chimney: chimneyOnRoof,
  dormers: dormersOnRoof,
  // Pillars of a porch that is asked for as well carry its roof.
  columns: (site) => {
    if (site.design.brief.parts.columns?.kind === 'colonnade') return colonnade(site);
    return isWanted(site, 'porch') && site.b.facts.porch === undefined
      ? false
      : columnsBefore(site);
  },
  porch: porchBefore,
  stairs: frontSteps,
  shutters: shuttersBeside,
  'rocking-chair': rockingChairs,
  'fire-escape': (site) => {
    const { kind } = site.design.brief.parts['fire-escape'] ?? {};
    const isBuilt =
      (kind === 'flight' && outsideFlight(site)) || (kind === 'spiral' && outsideSpiral(site));
    return isBuilt || outsideStair(site);
  },
  cupola,
  fanlight: fanlights,
  louvres,
  'garden-doors': slidingDoors,
  // Built where the fence leaves a gap.
  gates: (site) => isWanted(site, 'fence'),
  extension,
  'roof-pavilion': roofPavilion,
  clock: facadeClock,
  sofa: ({ b, footprint, palette, design }) => {
    const isDeck = isAloft(design.brief.building ?? '');
    const x = isDeck ? (footprint.x0 + footprint.x1) / 2 - 0.6 : footprint.x0 + 2.2;
    const { materials: [material] = [], colours: [colour] = [] } = design.brief.parts.sofa ?? {};
    const isHard = material !== undefined && !softCloth.test(material);
    outdoorSofa(b, [x, 0.03, footprint.z1 + 1.6], 0, {
      ...palette,
      ...(isHard ? { accent: b.material(finishOf(material, 'wall')) } : {}),
      ...(colour === undefined ? {} : { fabric: b.material(coat(colour, { tile: 'linen' })) }),
    });
  },
  'green-wall': greenWall,
  // On a pergola that is asked for, not on the house.
  ivy: (site) => isWanted(site, 'pergola') || greenWall(site),
  lettering,
  people: peopleBefore,
  weathervane,
  antenna,
  'roof-flags': roofFlags,
  'window-boxes': windowBoxes,
  'hanging-baskets': hangingBaskets,
  'air-conditioners': airConditioners,
  ramp,
  rug: outdoorRug,
  handrail,
  wreath,
  icicles,
  skylights,
  balcony: (site) => {
    const { kind } = site.design.brief.parts.balcony ?? {};
    if (kind === 'every') return balconiesEverywhere(site);
    return kind === 'juliet' ? julietBalconies(site) : balcony(site);
  },
  'solar-panels': solarModules,
  flowers: flowerPots,
  garage,
  bench,
  pond,
  'reflecting-pool': reflectingPool,
  canal,
  fountain,
  planters: flowerPots,
  plants: flowerPots,
  avenue,
  vines,
  'flower-field': flowerField,
  table: outdoorTable,
  chairs: outdoorTable,
  bicycle: bicycles,
  'string-lights': lightsBeforeHouse,
  'neon-sign': neonSigns,
  shopfront: shopfronts,
  awning,
  // Before the shops.
  arches: arcadeBefore,
  barbecue: grill,
  plaza,
  terrace,
  pool: (site) =>
    pool(site, { x0: -4.5, x1: 4.5, z0: site.footprint.z1 + 3, z1: site.footprint.z1 + 6.6 }),
  pergola: ({ b, footprint, palette }) =>
    pergola(
      b,
      {
        x0: footprint.x0 + 0.5,
        x1: footprint.x0 + 4,
        z0: footprint.z1 + 0.4,
        z1: footprint.z1 + 3.2,
      },
      2.45,
      palette,
    ),
  'fire-pit': ({ b, footprint, palette, cameraAzimuthRad, design }) => {
    const [x, z] = design.brief.building === 'open-ground' ? [1.9, 3.2] : [3.6, 4.2];
    firePit(b, [cameraAzimuthRad > 0 ? -x : x, 0.02, footprint.z1 + z], palette);
  },
  loungers: ({ b, footprint, palette }) => {
    for (let index = 0; index < 2; index++)
      lounger(b, [2 + index * 1.1, 0.03, footprint.z1 + 2], 0.1, palette);
  },
  path: (site) =>
    paving(
      site,
      { x0: -0.8, x1: 0.8, z0: site.footprint.z1, z1: site.footprint.z1 + 16 },
      0.03,
      site.palette.paving,
      'path',
    ),
};

export function wishedThings(site: Site): void {
  const { b, design } = site;
  lakefront(site);
  gardenPlot(site);
  lawnStripes(site);
  for (const [key, build] of Object.entries(builders) as [PartKey, Build][]) {
    const missing = b.facts[key] === undefined || b.facts[key] === false;
    if (design.brief.parts[key]?.wanted !== true || !missing) continue;
    if (build(site) !== false && typeof b.facts[key] !== 'number') b.facts[key] = true;
  }
  driveway(site);
  climbersOnPergola(site);
  blossomsOnWall(site);
  grassOnRoof(site);
  if (isWanted(site, 'stairs')) stepsUpSupport(site);
  peopleOnThings(site);
  pathBorders(site);
  if (isWanted(site, 'balustrade') && b.facts.balustrade === undefined)
    b.facts.balustrade = areaRailing(site);
  moreLoungers(site);
  const { windows } = design.brief.parts;
  if (windows?.form === 'bay' && b.facts['bay-windows'] !== true) bayWindow(site);
  // Smoke comes out of something.
  if (design.brief.parts.smoke?.wanted === true && !b.facts.chimney)
    b.facts.chimney = chimneyOnRoof(site);
}

const driveMetres = { wide: 3.1, long: 16, fromEnd: 0.6, bend: 6 } as const;

/** As broad as a car, on the camera's side, up to the house. */
function driveway(site: Site): void {
  const { b, design, footprint, palette } = site;
  if (!isWanted(site, 'path') || !/\bdrive(way)?s?\b/i.test(design.brief.prompt)) return;
  const { wide, long, fromEnd } = driveMetres;
  const x0 = openSide(site) > 0 ? footprint.x1 - fromEnd - wide : footprint.x0 + fromEnd;
  const z0 = footprint.z1 + 0.2;
  const isCurved = design.brief.parts.path?.traits?.includes('curved') === true;
  if (isCurved) {
    const at = [x0 + wide / 2, 0, z0] as const;
    windingPath(site, at, long, wide, -openSide(site) * driveMetres.bend, palette.paving);
  } else paving(site, { x0, x1: x0 + wide, z0, z1: z0 + long }, 0.035, palette.paving, 'path');
  b.facts.path = true;
}

/** The house's own terrace may have fewer than requested. */
function moreLoungers({ b, design, footprint, palette }: Site): void {
  const wished = design.brief.parts.loungers?.wanted === true ? (design.count('loungers') ?? 0) : 0;
  const built = builtCount('loungers', b.triangles.objectTable) ?? wished;
  for (let index = built; index < Math.min(8, wished); index++)
    lounger(b, [footprint.x0 + 2.4 + index * 1.15, 0.03, footprint.z1 + 2.4], 0.1, palette);
}
