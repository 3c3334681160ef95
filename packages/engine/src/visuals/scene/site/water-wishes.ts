/** Requested water in front of a house: a reflecting pool, a canal, a fountain. */

import { lathe } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import { stillWater } from './garden.ts';
import type { Site } from './site.ts';

/** Flush with its stone rim, as wide as the house. */
export function reflectingPool(site: Site): void {
  const { b, footprint, palette } = site;
  const [x0, x1] = [footprint.x0 + 0.5, footprint.x1 - 0.5];
  const [z0, z1] = [footprint.z1 + 2.4, footprint.z1 + 2.4 + Math.min(9, (x1 - x0) * 0.5)];
  b.begin('terrace', 'pool border');
  const [rim, top] = [0.7, 0.06];
  box(b, [x0 - rim, -0.1, z1], [x1 + rim, top, z1 + rim], palette.paving);
  box(b, [x0 - rim, -0.1, z0 - rim], [x1 + rim, top, z0], palette.paving);
  box(b, [x0 - rim, -0.1, z0], [x0, top, z1], palette.paving);
  box(b, [x1, -0.1, z0], [x1 + rim, top, z1], palette.paving);
  stillWater(site, { x0, x1, z0, z1 }, 0.04);
  site.kept.push({ x0: x0 - rim, x1: x1 + rim, z0: z0 - rim, z1: z1 + rim });
}

const quayMetres = 3.2;
const canalMetres = 9;

/** Along the whole front, between two quays. */
export function canal(site: Site): void {
  const { b, footprint, palette } = site;
  const far = 240;
  const z0 = footprint.z1 + quayMetres;
  const z1 = z0 + canalMetres;
  const water = b.material({
    name: 'canal water',
    surface: 'water',
    albedo: [0.03, 0.05, 0.045],
    rippleHeight: 0.3,
    neverSnow: true,
  });
  const stone = b.material(coat('#8f8a80', { name: 'quay', tile: 'concretePanels' }));
  b.begin('path', 'quay');
  box(b, [-far, -0.1, footprint.z1], [far, 0.34, z0], palette.paving);
  box(b, [-far, -0.1, z0 - 0.35], [far, 0.42, z0], stone);
  box(b, [-far, -0.1, z1], [far, 0.42, z1 + 0.5], stone);
  b.begin('water', 'canal');
  b.quad([-far, 0.03, z1], [far, 0.03, z1], [far, 0.03, z0], [-far, 0.03, z0], water);
  b.begin('fence', 'mooring posts');
  for (let x = footprint.x0 - 6; x <= footprint.x1 + 6; x += 4.5)
    tube(b, [x, 0.3, z0 - 0.2], [x, 1.15, z0 - 0.2], [0.09, 0.07], palette.metal, 8);
  if (site.design.brief.parts.bridge?.wanted === true) canalBridge(site, z0, z1);
  site.kept.push({ x0: -far, x1: far, z0: footprint.z1, z1: z1 + 1 });
}

const steps = 14;

/** A small arch from quay to quay, on the side that the picture shows. */
function canalBridge({ b, footprint, palette, cameraAzimuthRad }: Site, z0: number, z1: number) {
  const x = (footprint.x0 + footprint.x1) / 2 + (cameraAzimuthRad > 0 ? -4.5 : 4.5);
  const half = 1.1;
  const stone = b.material(coat('#a2998a', { name: 'bridge', tile: 'ashlar' }));
  const [from, to] = [z0 - 1, z1 + 1];
  const rise = (share: number) => 0.42 + 1.3 * Math.sin(share * Math.PI);
  b.begin('path', 'bridge');
  for (let step = 0; step < steps; step++) {
    const [a, c] = [step / steps, (step + 1) / steps];
    const top = rise((a + c) / 2);
    const [za, zc] = [from + (to - from) * a, from + (to - from) * c];
    box(b, [x - half, top - 0.5, za], [x + half, top, zc], stone, palette.paving);
    for (const side of [-1, 1])
      box(b, [x + side * half - 0.1, top - 0.5, za], [x + side * half + 0.1, top + 0.8, zc], stone);
  }
  b.facts.bridge = 1;
}

/** A round basin with a bowl on a stem. */
export function fountain(site: Site): void {
  const { b, footprint, palette, cameraAzimuthRad } = site;
  const isCentral = site.design.brief.parts.plaza?.wanted === true;
  const aside = cameraAzimuthRad > 0 ? -3.2 : 3.2;
  const at = [isCentral ? 0 : aside, 0.03, footprint.z1 + 5.2] as const;
  b.begin('furniture', 'fountain');
  lathe(
    b,
    at,
    [
      [1.7, 0],
      [1.75, 0.45],
      [1.5, 0.45],
      [1.48, 0.2],
    ],
    palette.stone,
    32,
  );
  lathe(
    b,
    at,
    [
      [0.3, 0],
      [0.14, 0.4],
      [0.12, 1],
      [0.75, 1.18],
      [0.78, 1.28],
      [0.1, 1.2],
      [0.08, 1.6],
      [0, 1.7],
    ],
    palette.stone,
    26,
  );
  const water = b.material({
    name: 'fountain water',
    surface: 'water',
    albedo: [0.04, 0.07, 0.07],
    rippleHeight: 0.4,
    neverSnow: true,
  });
  b.begin('water', 'fountain water');
  lathe(
    b,
    at,
    [
      [1.5, 0.36],
      [0, 0.361],
    ],
    water,
    32,
  );
  site.kept.push({ x0: at[0] - 2, x1: at[0] + 2, z0: at[2] - 2, z1: at[2] + 2 });
}
