/** A spine with white wing-like ribs; glass between them, water in front. */

import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import { paving, stillWater } from '../site/garden.ts';
import type { Site } from '../site/site.ts';
import { box, tube } from '../solids.ts';
import type { Built, Grammar, House } from './house.ts';

function build(house: House): Built {
  const { b, random, palette, storeys } = house;
  const length = random.between(24, 32);
  const height = storeys * 4.2 + random.between(3, 6);
  const half = random.between(6, 8.5);
  const wing = random.between(1.12, 1.6);
  const ribs = random.integer(17, 25);
  const style = random.integer(0, 2);
  const rise = (t: number) =>
    style === 0
      ? Math.sin(Math.PI * (0.12 + 0.76 * t))
      : style === 1
        ? 0.55 + 0.45 * t
        : 0.62 + 0.38 * Math.cos((t - 0.5) * Math.PI * 2.2) ** 2;
  const steps = 16;
  const rib = (t: number, side: number, s: number): Vector3 => {
    const x = (t - 0.5) * length;
    const h = height * rise(t);
    // Foot on the ground, bulging outwards, tip above the spine and beyond.
    const a = s * Math.PI * 0.62;
    const belly = Math.sin(Math.min(Math.PI, a * 1.35)) * half * 0.42;
    const z = side * (half * (1 - s) ** 1.15 + belly * (1 - s) - s ** 3 * half * (wing - 1));
    return [x, (h * Math.sin(a)) / Math.sin(Math.PI * 0.62), z];
  };
  const glass = b.material({
    name: 'hall glass',
    surface: 'curtainWall',
    albedo: linearFromHex('#131a1e'),
    roughness: 0.03,
    neverSnow: true,
    rooms: {
      roomWidthMetres: 6,
      storeyHeightMetres: 4.2,
      roomDepthMetres: 9,
      paneWidthMetres: 1.4,
      mullionMetres: 0.05,
      spandrelMetres: 0.18,
      litShare: 0.9,
      life: 'shop',
      mullionColour: linearFromHex('#dcdcd8'),
      seed: random.integer(1, 9999),
    },
  });
  for (const side of [-1, 1]) {
    for (let index = 0; index < ribs; index++) {
      const t = index / (ribs - 1);
      b.begin('column', 'rib');
      for (let step = 0; step < steps; step++) {
        const [p, q] = [rib(t, side, step / steps), rib(t, side, (step + 1) / steps)];
        const thick = 0.34 - 0.2 * (step / steps);
        tube(b, p, q, [thick, thick * 0.96], palette.wall, 8);
      }
      const tip = rib(t, side, 1);
      tube(
        b,
        tip,
        [tip[0], tip[1] + height * 0.12, tip[2] - side * half * 0.35],
        [0.13, 0.03],
        palette.wall,
        6,
      );
      if (index === ribs - 1) continue;
      const next = (index + 1) / (ribs - 1);
      const bays = 12;
      for (let step = 0; step < bays; step++) {
        const [s0, s1] = [(step / bays) * 0.94, ((step + 1) / bays) * 0.94];
        const storey = Math.min(
          storeys - 1,
          Math.floor((rib(t, side, (s0 + s1) / 2)[1] / height) * storeys),
        );
        b.begin('window', 'hall glazing', { storey });
        const inward = (v: Vector3): Vector3 => [v[0], v[1], v[2] - side * 0.14];
        const [a, c, d, e] = [
          inward(rib(t, side, s0)),
          inward(rib(next, side, s0)),
          inward(rib(next, side, s1)),
          inward(rib(t, side, s1)),
        ];
        if (side > 0) b.quad(a, c, d, e, glass);
        else b.quad(c, a, e, d, glass);
      }
    }
  }
  b.begin('roof', 'spine');
  for (let index = 0; index < ribs - 1; index++) {
    const [t, n] = [index / (ribs - 1), (index + 1) / (ribs - 1)];
    const [a, c] = [rib(t, 1, 0.96), rib(n, 1, 0.96)];
    tube(b, [a[0], a[1] + 0.1, 0], [c[0], c[1] + 0.1, 0], 0.42, palette.trim, 10);
  }
  b.begin('wall', 'end wall');
  for (const t of [0, 1]) {
    const h = height * rise(t) * 0.8;
    const x = (t - 0.5) * length;
    b.quad([x, 0, half], [x, 0, -half], [x, h, -half * 0.3], [x, h, half * 0.3], glass);
    b.quad([x, 0, -half], [x, 0, half], [x, h, half * 0.3], [x, h, -half * 0.3], glass);
  }
  b.begin('wall', 'plinth');
  box(b, [-length / 2 - 1, -0.2, -half - 1], [length / 2 + 1, 0.5, half + 1], palette.concrete);
  b.begin('door', 'portal');
  box(b, [-1.6, 0.5, half * 1.05], [1.6, 3.4, half * 1.05 + 1.6], palette.trim);
  b.quad(
    [-1.3, 0.52, half * 1.05 + 1.62],
    [1.3, 0.52, half * 1.05 + 1.62],
    [1.3, 3.1, half * 1.05 + 1.62],
    [-1.3, 3.1, half * 1.05 + 1.62],
    palette.glass,
  );
  return {
    footprint: { x0: -length / 2 - 1, x1: length / 2 + 1, z0: -half - 1, z1: half + 2.6 },
    heightMetres: height * 1.12,
    storeys,
    roof: 'curved',
    camera: { sideRad: [0.35, 0.85], heightMetres: [1.6, 2.6], fovDeg: [48, 58], fill: 0.4 },
    layOut: (site) => layOut(site, length, half),
  };
}

function layOut(site: Site, length: number, half: number): void {
  const { b, palette, design } = site;
  paving(
    site,
    { x0: -length / 2 - 3, x1: length / 2 + 3, z0: half + 1, z1: half + 5 },
    0.06,
    palette.paving,
    'plaza',
  );
  if (!design.wants('pond', 0.85)) return;
  const z = half + 5;
  stillWater(site, { x0: -length / 2, x1: length / 2, z0: z, z1: z + 6 }, 0.07);
  b.begin('trim', 'pool edge');
  box(b, [-length / 2 - 0.3, 0, z + 6], [length / 2 + 0.3, 0.14, z + 6.3], palette.concrete);
  b.facts.pool = false;
}

export const ribbedHall: Grammar = {
  kind: 'ribbed-hall',
  storeys: [2, 3],
  storeyMetres: 4.2,
  places: { city: 0.35, lake: 0.35, sea: 0.3 },
  openToAll: false,
  rooms: { roomWidthMetres: 6, storeyHeightMetres: 4.2, life: 'shop' },
  wearsStyles: false,
  offers: [],
  look: {
    walls: [
      ['plaster', '#f0efec'],
      ['plaster', '#e9e8e4'],
    ],
    accents: [['concrete']],
    roofs: [['metal', '#e3e3e0']],
    frames: ['#dcdcd8'],
    trims: ['#f0efec'],
    doors: ['#8f969c'],
  },
  build,
};
