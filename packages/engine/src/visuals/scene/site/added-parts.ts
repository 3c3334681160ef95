/** Porches, columns, chimneys and bays for houses whose grammar has none of its own. */

import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import { shaped } from '../things/shapes/shape-row.ts';
import { plainCoat } from '../things/thing.ts';
import { frontAt } from './facade-wishes.ts';
import type { Site } from './site.ts';

/** Higher ones are towers: they have neither chimneys nor bays. */
const mostHighMetres = 14;

/** On the slope behind the ridge, at a third of its length. */
export function chimneyOnRoof(site: Site): boolean {
  const { b, footprint, heightMetres, palette, design } = site;
  if (heightMetres > mostHighMetres) return false;
  const count = Math.min(4, design.count('chimney') ?? 1);
  const wide = footprint.x1 - footprint.x0;
  const z = (footprint.z0 + footprint.z1) / 2 - 0.4;
  for (let index = 0; index < count; index++) {
    const x = footprint.x0 + (wide * (index + 0.7)) / (count + 0.4);
    b.begin('chimney', 'chimney', { subject: true });
    box(
      b,
      [x - 0.38, heightMetres * 0.45, z - 0.32],
      [x + 0.38, heightMetres + 0.7, z + 0.32],
      palette.chimney,
    );
    box(
      b,
      [x - 0.46, heightMetres + 0.7, z - 0.4],
      [x + 0.46, heightMetres + 0.82, z + 0.4],
      palette.trim,
    );
    for (const pot of [-0.17, 0.17])
      tube(
        b,
        [x + pot, heightMetres + 0.8, z],
        [x + pot, heightMetres + 1.2, z],
        0.11,
        b.material(coat('#a85f40', { name: 'chimney pot' })),
        10,
      );
  }
  return true;
}

const porchMetres = 2.4;
const pillarMetres = 0.42;

/** A roof on posts before the front, with a floor of boards and a rail. */
export function porchBefore(site: Site): boolean {
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const { b, palette, design } = site;
  const [x0, x1, z0, z1] = [front.x0 + 0.2, front.x1 - 0.2, front.z, front.z + porchMetres];
  b.begin('terrace', 'porch floor', { subject: true });
  box(b, [x0, 0, z0], [x1, 0.16, z1], palette.deck);
  b.begin('column', 'porch posts', { subject: true });
  const hasPillars = design.brief.parts.columns?.wanted === true;
  const asked = hasPillars ? design.count('columns') : undefined;
  const posts = asked ?? Math.max(2, Math.round((x1 - x0) / 2.8)) + 1;
  const half = hasPillars ? pillarMetres / 2 : 0.08;
  const pillar = palette.own.columns ?? palette.trim;
  for (let post = 0; post < posts; post++) {
    const share = posts === 1 ? 0.5 : post / (posts - 1);
    const x = x0 + 0.07 + half + (x1 - x0 - 0.14 - 2 * half) * share;
    const z = z1 - 0.08 - half;
    box(b, [x - half, 0.16, z - half], [x + half, 2.5, z + half], pillar);
  }
  if (hasPillars) b.facts.columns = posts;
  b.begin('roof', 'porch roof', { subject: true });
  const [low, high] = [2.5, 2.95];
  b.quad(
    [x0 - 0.2, low, z1 + 0.2],
    [x1 + 0.2, low, z1 + 0.2],
    [x1 + 0.2, high, z0],
    [x0 - 0.2, high, z0],
    palette.roof,
  );
  b.quad(
    [x0 - 0.2, high - 0.12, z0],
    [x1 + 0.2, high - 0.12, z0],
    [x1 + 0.2, low - 0.1, z1 + 0.2],
    [x0 - 0.2, low - 0.1, z1 + 0.2],
    palette.soffit,
  );
  b.begin('trim', 'porch beam', { subject: true });
  box(b, [x0 - 0.2, low - 0.12, z1 + 0.1], [x1 + 0.2, low + 0.04, z1 + 0.2], palette.trim);
  site.kept.push({ x0, x1, z0, z1 });
  return true;
}

/** Columns that carry a slab before the middle of the front. */
export function columnsBefore(site: Site): boolean {
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const { b, palette, design, heightMetres } = site;
  const count = Math.max(2, Math.min(8, design.count('columns') ?? 4));
  const half = Math.min((front.x1 - front.x0) / 2 - 0.3, count * 0.75);
  const middle = (front.x0 + front.x1) / 2;
  const high = Math.min(5.4, Math.max(2.8, heightMetres * 0.5));
  const [z0, z1] = [front.z, front.z + 2];
  for (let column = 0; column < count; column++) {
    const x = middle - half + 0.25 + ((2 * half - 0.5) * column) / (count - 1);
    b.begin('column', 'columns', { subject: true });
    tube(b, [x, 0.15, z1 - 0.3], [x, high, z1 - 0.3], [0.24, 0.19], palette.trim, 18);
    box(b, [x - 0.3, 0, z1 - 0.6], [x + 0.3, 0.2, z1], palette.trim);
    box(b, [x - 0.28, high - 0.12, z1 - 0.58], [x + 0.28, high + 0.02, z1 - 0.02], palette.trim);
  }
  b.begin('trim', 'portico', { subject: true });
  box(
    b,
    [middle - half - 0.1, high, z0],
    [middle + half + 0.1, high + 0.45, z1 + 0.1],
    palette.trim,
  );
  for (const flip of [false, true]) {
    const [p, q, r] = [
      [middle - half - 0.2, high + 0.45, z1 + 0.1],
      [middle + half + 0.2, high + 0.45, z1 + 0.1],
      [middle, high + 1.3, z1 + 0.1],
    ] as const;
    if (flip) b.tri(p, r, q, palette.trim);
    else b.tri(p, q, r, palette.trim);
  }
  b.facts.porch ??= true;
  site.kept.push({ x0: middle - half, x1: middle + half, z0, z1 });
  return true;
}

const rocker = shaped(
  [0.7, 0.9, 1.1],
  '#f2efe8',
  'box -.3 .42 -.28 .3 .47 .3; mirror rod .28 .05 -.5 .28 .03 0 .03; mirror rod .28 .03 0 .28 .08 .5 .03; four rod .26 .05 .24 .26 .45 .24 .025; mirror rod .3 .7 -.28 .3 .68 .28 .025; mirror rod .28 .45 .26 .28 .68 .26 .02; box -.28 .5 -.34 -.18 1.15 -.3; box -.12 .5 -.34 -.03 1.15 -.3; box .03 .5 -.34 .12 1.15 -.3; box .18 .5 -.34 .28 1.15 -.3; box -.3 1.12 -.36 .3 1.2 -.3',
);

/** On the porch or beside the door. */
export function rockingChairs(site: Site): boolean {
  const { b, design } = site;
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const colour = design.brief.parts['rocking-chair']?.colours?.[0];
  const count = Math.min(4, design.count('rocking-chair') ?? 1);
  const main =
    colour === undefined
      ? plainCoat(b, rocker.hex)
      : b.material(coat(colour, { name: `rocking chair ${colour}` }));
  const side = site.cameraAzimuthRad > 0 ? 1 : -1;
  for (let index = 0; index < count; index++) {
    const x = (front.x0 + front.x1) / 2 + side * (1.7 + index * 1.1);
    b.place({ at: [x, 0.17, front.z + 1.1], turnRad: side * 0.2 }, () => {
      b.begin('furniture', 'rocking chair', { subject: true });
      rocker.build({ b, main, other: (hex) => plainCoat(b, hex) });
    });
  }
  b.facts['rocking-chair'] = count;
  return true;
}

/** The kinds of wall that a bay of windows is set before. */
export function bayWindow(site: Site): boolean {
  const front = frontAt(site, 1.6);
  if (front === undefined || site.heightMetres > mostHighMetres) return false;
  const { b, palette, cameraAzimuthRad } = site;
  const side = cameraAzimuthRad > 0 ? 1 : -1;
  const x = (front.x0 + front.x1) / 2 + side * (front.x1 - front.x0) * 0.27;
  const plan = [
    [x - 1.4, front.z],
    [x - 0.8, front.z + 0.8],
    [x + 0.8, front.z + 0.8],
    [x + 1.4, front.z],
  ] as const;
  for (let face = 0; face < 3; face++) {
    const [[ax, az], [cx, cz]] = [plan[face]!, plan[face + 1]!];
    const length = Math.hypot(cx - ax, cz - az);
    b.begin('wall', 'bay', { subject: true });
    b.quad([ax, 0, az], [cx, 0, cz], [cx, 0.7, cz], [ax, 0.7, az], palette.wall);
    b.quad([ax, 2.3, az], [cx, 2.3, cz], [cx, 2.65, cz], [ax, 2.65, az], palette.trim);
    b.begin('window', 'bay window', { subject: true, storey: 0 });
    b.quad([ax, 0.7, az], [cx, 0.7, cz], [cx, 2.3, cz], [ax, 2.3, az], palette.glass, [
      face,
      0.7,
      face + length,
      0.7,
      face + length,
      2.3,
      face,
      2.3,
    ]);
    b.begin('trim', 'bay frame', { subject: true });
    for (const [px, pz] of [plan[face]!, plan[face + 1]!])
      box(b, [px - 0.06, 0.7, pz - 0.06], [px + 0.06, 2.35, pz + 0.06], palette.trim);
    const [mx, mz] = [(ax + cx) / 2, (az + cz) / 2];
    box(b, [mx - 0.03, 0.7, mz - 0.03], [mx + 0.03, 2.3, mz + 0.03], palette.trim);
  }
  b.begin('roof', 'bay roof', { subject: true });
  const top = [x, 3.3, front.z] as const;
  for (let face = 0; face < 3; face++) {
    const [[ax, az], [cx, cz]] = [plan[face]!, plan[face + 1]!];
    b.tri([ax, 2.65, az + 0.1], [cx, 2.65, cz + 0.1], top, palette.roof);
  }
  b.facts['bay-windows'] = true;
  return true;
}
