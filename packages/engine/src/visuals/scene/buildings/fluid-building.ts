/** Sweeping shells: white bands that rise, fold over and end in the ground, with glass between. */

import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import { surface } from '../curved/surface.ts';
import { paving, pool, stillWater } from '../site/garden.ts';
import { streetLamp } from '../site/garden-lamps.ts';
import type { Site } from '../site/site.ts';
import { tube } from '../solids.ts';
import type { Built, Grammar, House } from './house.ts';

const storeyMetres = 3.8;

interface Wave {
  readonly half: number;
  readonly depth: number;
  readonly lean: number;
  readonly phase: number;
  readonly curl: number;
}

/** Plan outline: a rounded boomerang. */
function outline(wave: Wave, angle: number, grow: number): readonly [number, number] {
  const bulge =
    1 + 0.16 * Math.sin(angle * 2 + wave.phase) + 0.1 * Math.sin(angle * 3 + wave.phase * 2);
  const power = 2.5;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
  return [c * k * wave.half * bulge * grow, s * k * wave.depth * bulge * grow];
}

function build(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const wave: Wave = {
    half: random.between(10, 13) * (design.brief.size === 'small' ? 0.75 : 1),
    depth: random.between(5.5, 7),
    lean: random.between(0.8, 2.4) * (random.chance(0.5) ? 1 : -1),
    phase: random.next() * 6,
    curl: random.between(0.8, 1.8),
  };
  const top = storeys * storeyMetres;
  const roofAt = (angle: number) =>
    top * (0.72 + 0.28 * Math.sin(angle * 1 + wave.phase)) + 0.9 * Math.sin(angle * 2 + wave.phase);
  const glass = b.material({
    name: 'fluid glass',
    surface: 'curtainWall',
    albedo: linearFromHex('#10171b'),
    roughness: 0.03,
    neverSnow: true,
    rooms: {
      roomWidthMetres: 4.8,
      storeyHeightMetres: storeyMetres,
      roomDepthMetres: 7,
      paneWidthMetres: 1.6,
      mullionMetres: 0.06,
      spandrelMetres: 0.32,
      litShare: 0.8,
      life: 'office',
      mullionColour: linearFromHex('#c9cccb'),
      seed: random.integer(1, 9999),
    },
  });
  const lean = (angle: number, height: number): Vector3 => {
    const t = height / Math.max(1, top);
    const [x, z] = outline(wave, angle, 1 + 0.07 * Math.sin(t * 3 + wave.phase) - 0.05 * t);
    return [x + wave.lean * t, height, -z];
  };
  for (let storey = 0; storey < storeys; storey++) {
    b.begin('window', 'glass band', { storey });
    const [low, high] = [storey * storeyMetres, (storey + 1) * storeyMetres];
    surface(
      b,
      120,
      3,
      (u, v) => {
        const angle = -u * Math.PI * 2;
        const ceiling = Math.min(roofAt(angle), high);
        return lean(angle, low + Math.max(0, ceiling - low) * v);
      },
      glass,
    );
    b.begin('trim', 'floor ribbon');
    if (storey > 0)
      surface(
        b,
        120,
        5,
        (u, v) => {
          const angle = -u * Math.PI * 2;
          const [x, , z] = lean(angle, Math.min(low, roofAt(angle)));
          const out =
            1 + (0.06 + 0.045 * Math.sin(angle * 3 + wave.phase + storey)) * Math.sin(v * Math.PI);
          return [
            (x - wave.lean * (low / top)) * out + wave.lean * (low / top),
            Math.min(low, roofAt(angle)) - 0.32 + v * 0.62,
            z * out,
          ];
        },
        palette.wall,
        { bothSides: true },
      );
  }
  // The main shell: from the ground on one side, over the roof, down to an eave.
  b.begin('roof', 'shell');
  surface(
    b,
    130,
    18,
    (u, v) => {
      const angle = -u * Math.PI * 2;
      const [x, z] = outline(wave, angle, 1);
      const rim = roofAt(angle) + 0.35;
      const out = 1.06 + 0.1 * wave.curl * Math.max(0, Math.sin(angle + wave.phase));
      const t = v;
      const grow = out * (1 - t) + 0.02 * t;
      const dome = Math.sin(t * Math.PI * 0.5) * 2 * (1 + 0.3 * Math.sin(angle + wave.phase));
      return [x * grow + wave.lean, rim + dome, -z * grow];
    },
    palette.wall,
  );
  b.begin('trim', 'shell edge');
  surface(
    b,
    130,
    6,
    (u, v) => {
      const angle = -u * Math.PI * 2;
      const [x, z] = outline(wave, angle, 1);
      const rim = roofAt(angle) + 0.35;
      const out = 1.06 + 0.1 * wave.curl * Math.max(0, Math.sin(angle + wave.phase));
      const inner = 0.98;
      const grow = inner + (out - inner) * Math.sin(v * Math.PI * 0.5);
      return [x * grow + wave.lean, rim - 0.75 * (1 - v), -z * grow];
    },
    palette.wall,
    { bothSides: true },
  );
  b.begin('wall', 'ground ribbon');
  const sweep = random.chance(0.5) ? 1 : -1;
  surface(
    b,
    70,
    10,
    (u, v) => {
      const angle = (sweep > 0 ? Math.PI * 0.05 : Math.PI * 0.45) + u * Math.PI * 0.5;
      const run = u < 0.5 ? 1 - u * 2 : 0;
      const [x, z] = outline(
        wave,
        angle,
        1.08 +
          0.5 * run * (sweep > 0 ? 1 : 0) +
          0.5 * (u > 0.5 ? (u - 0.5) * 2 : 0) * (sweep < 0 ? 1 : 0),
      );
      const height =
        roofAt(-angle) * Math.sin(Math.PI * (0.08 + 0.84 * (sweep > 0 ? u : 1 - u)) * 0.62) * 0.85;
      return [x, 0.05 + height * v, z + 0.6 * Math.sin(v * Math.PI)];
    },
    palette.wall,
    { bothSides: true },
  );
  b.begin('column', 'leaning columns');
  for (let index = 0; index < 6; index++) {
    const angle = Math.PI * (0.18 + 0.12 * index);
    const [x, z] = outline(wave, angle, 1.02);
    tube(
      b,
      [x * 1.02, 0, z * 1.02],
      [x * 0.97 + 0.6, roofAt(-angle) * 0.9, z * 0.97],
      [0.16, 0.1],
      palette.wall,
      10,
    );
  }
  b.begin('door', 'entrance');
  const door = lean(-Math.PI / 2, 0);
  b.quad(
    [door[0] - 1.1, 0.03, door[2] + 0.35],
    [door[0] + 1.1, 0.03, door[2] + 0.35],
    [door[0] + 1.1, 2.6, door[2] + 0.35],
    [door[0] - 1.1, 2.6, door[2] + 0.35],
    palette.door,
  );
  const reach = wave.depth * 1.3;
  return {
    footprint: { x0: -wave.half * 1.25, x1: wave.half * 1.25, z0: -reach, z1: reach },
    heightMetres: top + 3.2,
    storeys,
    roof: 'curved',
    camera: { sideRad: [0.25, 0.8], heightMetres: [1.5, 2.2], fovDeg: [48, 58], fill: 0.4 },
    layOut: (site) => layOut(site, wave, reach),
  };
}

function layOut(site: Site, wave: Wave, reach: number): void {
  const { b, palette, random, design } = site;
  paving(
    site,
    { x0: -wave.half * 1.3, x1: wave.half * 1.3, z0: -reach, z1: reach + 3 },
    0.06,
    palette.paving,
    'plaza',
  );
  if (design.wants('pool', 0)) pool(site, { x0: -5, x1: 5, z0: reach + 4, z1: reach + 8 });
  else b.facts.pool = false;
  if (design.wants('pond', 0.6)) {
    const side = random.chance(0.5) ? 1 : -1;
    const z = reach + 3.2;
    const basin = {
      x0: Math.min(side, side * 13),
      x1: Math.max(side, side * 13),
      z0: z,
      z1: z + 4.5,
    };
    stillWater(site, basin, 0.08);
  }
  for (const x of [-8, 8]) streetLamp(b, [x, 0.05, reach + 2], palette, 4);
}

export const fluidBuilding: Grammar = {
  kind: 'fluid-building',
  storeys: [2, 4],
  storeyMetres,
  places: { city: 0.35, countryside: 0.25, sea: 0.2, desert: 0.2 },
  openToAll: false,
  rooms: { roomWidthMetres: 4.8, storeyHeightMetres: storeyMetres },
  wearsStyles: false,
  offers: [],
  look: {
    walls: [
      ['plaster', '#eceae6'],
      ['plaster', '#f0eeea'],
      ['plaster', '#dcd9d4'],
    ],
    accents: [['concrete']],
    roofs: [['metal', '#d8d8d6']],
    frames: ['#c9cccb', '#3a3c40'],
    trims: ['#eceae6'],
    doors: ['#26282b', '#8f969c'],
  },
  build,
};
