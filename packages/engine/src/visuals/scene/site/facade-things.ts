/** Things that are set on the walls that a building has: stairs outside, plants, letters, boxes. */
import { type MaterialHandle, triangleRoles } from '../../scene-model.ts';
import { coat } from '../finishes.ts';
import { paintedLetters } from '../furniture/lit-signs.ts';
import { leafCluster } from '../plants/foliage.ts';
import { shrub } from '../plants/low-plants.ts';
import { box, tube } from '../solids.ts';
import { type Bounds, boundsOfObjects } from './bounds-of-objects.ts';
import { frontAt } from './facade-wishes.ts';
import type { Site } from './site.ts';

export const paint = ({ b }: Site, hex: string): MaterialHandle =>
  b.material(coat(hex, { name: `facade thing ${hex}`, roughness: 0.6 }));

/** Windows that face the street. */
export function frontWindows({ b: { triangles }, footprint }: Site, widestMetres = 4): Bounds[] {
  const windows = boundsOfObjects(
    triangles,
    ({ label, subject }, triangle) =>
      label === 'window' && Boolean(subject) && triangles.normals[triangle * 9 + 2]! >= 0.9,
  );
  return windows.filter(({ z, x0, x1 }) => z > footprint.z1 - 6 && x1 - x0 < widestMetres);
}

/** Flights of steel that turn at each floor, at the end of the front. */
export function outsideStair(site: Site): boolean {
  const { b, heightMetres, design } = site;
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const floors = Math.max(1, Math.min(7, Math.round((heightMetres - 2.4) / 3.1)));
  const colour = design.brief.parts['fire-escape']?.colours?.[0] ?? '#2f3337';
  const steel = b.material(coat(colour, { name: `outside stair ${colour}`, roughness: 0.5 }));
  const wide = Math.min(4.4, front.x1 - front.x0);
  const [x0, x1] =
    site.cameraAzimuthRad > 0 ? [front.x1 - wide, front.x1] : [front.x0, front.x0 + wide];
  const [near, far] = [front.z + 0.08, front.z + 1.15];
  b.begin('stairs', 'fire escape', { subject: true });
  for (let floor = 0; floor < floors; floor++) {
    const [y, next] = [floor * 3.1, (floor + 1) * 3.1];
    const [from, to] = floor % 2 === 0 ? [x0 + 0.8, x1 - 0.9] : [x1 - 0.8, x0 + 0.9];
    const steps = 15;
    for (let step = 0; step < steps; step++) {
      const x = from + ((to - from) * step) / steps;
      const up = y + ((next - y) * (step + 1)) / steps;
      box(b, [x - 0.14, up - 0.04, near + 0.1], [x + 0.14, up, far - 0.05], steel);
    }
    for (const z of [near + 0.06, far])
      tube(b, [from, y + 0.1, z], [to, next - 0.05, z], 0.05, steel, 5);
    for (const rise of [0.55, 1])
      tube(b, [from, y + rise, far], [to, next + rise - 0.05, far], 0.025, steel, 5);
    box(b, [x0, next - 0.06, near], [x1, next, far + 0.02], steel);
    for (const rise of [0.5, 1])
      tube(b, [x0, next + rise, far], [x1, next + rise, far], 0.025, steel, 5);
    for (let x = x0; x <= x1 + 0.01; x += 0.45)
      tube(b, [x, next, far], [x, next + 1, far], 0.018, steel, 4);
    for (const x of [x0 + 0.05, x1 - 0.05])
      tube(b, [x, y, far], [x, next + 1, far], 0.045, steel, 6);
  }
  return true;
}

/** Leaves over most of the front, thinner before the windows. */
export function greenWall(site: Site): boolean {
  const { b, plants, heightMetres, design } = site;
  const front = frontAt(site, 2);
  if (front === undefined) return false;
  const random = design.random('green wall');
  const windows = frontWindows(site);
  const top = Math.min(heightMetres - 0.4, 24);
  const { leaf } = plants.hedge();
  b.begin('leaf', 'green wall', { subject: true });
  const count = Math.min(5200, Math.round((front.x1 - front.x0) * top * 26));
  const spots = Array.from({ length: count }, () => ({
    x: random.between(front.x0 + 0.1, front.x1 - 0.1),
    y: random.between(0.1, top),
  })).filter(
    ({ x, y }) =>
      !windows.some(
        (one) => x > one.x0 - 0.12 && x < one.x1 + 0.12 && y > one.y0 - 0.1 && y < one.y1 + 0.1,
      ),
  );
  for (const { x, y } of spots) {
    const at = [x, y, front.z + random.between(0.03, 0.2)] as const;
    b.as(triangleRoles.detail, () =>
      leafCluster(
        b,
        {
          at,
          sizeMetres: random.between(0.24, 0.4),
          normal: [0, 0.25, 1],
          openness: random.between(0.6, 1),
        },
        leaf,
        random,
      ),
    );
  }
  return spots.length > 0;
}

const words: readonly (readonly [RegExp, string])[] = [
  [/hotel/i, 'HOTEL'],
  [/bakery/i, 'BAKERY'],
  [/caf|coffee/i, 'CAFE'],
  [/flower|florist/i, 'FLOWERS'],
  [/book/i, 'BOOKS'],
  [/school/i, 'SCHOOL'],
  [/bar\b|pub/i, 'BAR'],
  [/museum/i, 'MUSEUM'],
  [/restaurant|bistro/i, 'BISTRO'],
  [/office/i, 'OFFICE'],
  [/number/i, '42'],
];

export function lettering(site: Site): boolean {
  const { b, design } = site;
  const front = frontAt(site, 3);
  if (front === undefined) return false;
  const { prompt, parts } = design.brief;
  const text = words.find(([pattern]) => pattern.test(prompt))?.[1] ?? 'WELCOME';
  const wide = front.x1 - front.x0;
  const high = Math.min(0.6, (wide * 0.5) / (text.length * 0.95));
  const colour =
    parts.lettering?.colours?.[0] ?? (/gold|brass/i.test(prompt) ? '#c9a24a' : '#23262a');
  b.begin('trim', 'lettering', { subject: true });
  const board = paint(site, '#efe9da');
  const middle = (front.x0 + front.x1) / 2;
  const half = text.length * high * 0.5 + 0.3;
  box(b, [middle - half, 2.62, front.z], [middle + half, 2.62 + high + 0.3, front.z + 0.08], board);
  b.place({ at: [middle, 2.77 + high / 2, front.z + 0.09] }, () =>
    paintedLetters(
      b,
      text,
      high,
      b.material(coat(colour, { name: `letters ${colour}`, roughness: 0.4 })),
    ),
  );
  return true;
}

function boxUnder(site: Site, { x0, x1, y0, z }: Bounds, index: number): void {
  const { b, plants, design } = site;
  const random = design.random(`window box ${index}`);
  const colour =
    design.brief.parts['window-boxes']?.materials === undefined ? '#7a4f33' : '#9a6b42';
  b.begin('furniture', 'window box', { subject: true });
  box(b, [x0, y0 - 0.3, z + 0.02], [x1, y0 - 0.06, z + 0.28], paint(site, colour));
  for (let x = x0 + 0.12; x < x1; x += 0.24)
    shrub(b, [x, y0 - 0.07, z + 0.17], 0.2, plants.flowers(random), random, 44);
}

export function windowBoxes(site: Site): boolean {
  const windows = frontWindows(site)
    .filter(({ y0, x0, x1 }) => y0 > 0.55 && x1 - x0 > 0.4)
    .slice(0, 14);
  for (const [index, one] of windows.entries()) boxUnder(site, one, index);
  return windows.length > 0;
}

export function hangingBaskets(site: Site): boolean {
  const front = frontAt(site, 2.2);
  if (front === undefined) return false;
  const { b, plants, design } = site;
  const random = design.random('hanging baskets');
  const count = Math.max(2, Math.min(5, Math.round((front.x1 - front.x0) / 3)));
  for (let index = 0; index < count; index++) {
    const x = front.x0 + ((front.x1 - front.x0) * (index + 0.5)) / count;
    b.begin('furniture', 'hanging basket', { subject: true });
    tube(b, [x, 2.75, front.z], [x, 2.75, front.z + 0.45], 0.02, paint(site, '#2b2e32'), 5);
    tube(b, [x, 2.75, front.z + 0.42], [x, 2.4, front.z + 0.42], 0.012, paint(site, '#2b2e32'), 4);
    shrub(b, [x, 2.1, front.z + 0.42], 0.3, plants.flowers(random), random, 110);
  }
  return true;
}

export function airConditioners(site: Site): boolean {
  const windows = frontWindows(site)
    .filter(({ y0 }) => y0 > 0.6)
    .slice(0, 10);
  const { b } = site;
  windows.forEach(({ x0, y0, z }, index) => {
    if (index % 2 === 1 && windows.length > 3) return;
    b.begin('appliance', 'air conditioner', { subject: true });
    box(b, [x0, y0 - 0.62, z + 0.02], [x0 + 0.75, y0 - 0.1, z + 0.32], paint(site, '#dcdedd'));
    tube(
      b,
      [x0 + 0.35, y0 - 0.36, z + 0.32],
      [x0 + 0.35, y0 - 0.36, z + 0.34],
      0.19,
      paint(site, '#4a4d50'),
      16,
    );
  });
  return windows.length > 0;
}

export function icicles(site: Site): boolean {
  const { b, design, heightMetres } = site;
  const front = frontAt(site, Math.min(2.4, heightMetres * 0.6));
  if (front === undefined) return false;
  const random = design.random('icicles');
  const ice = b.material(coat('#d4e6f0', { name: 'icicle', roughness: 0.1, specular: 0.06 }));
  b.begin('trim', 'icicles', { subject: true });
  const y = Math.min(heightMetres - 0.3, 2.75);
  for (let x = front.x0; x < front.x1; x += 0.17)
    tube(
      b,
      [x, y, front.z + 0.42],
      [x, y - random.between(0.2, 0.75), front.z + 0.42],
      [0.045, 0.004],
      ice,
      5,
    );
  return true;
}

export function facadeClock(site: Site): boolean {
  const { b, heightMetres } = site;
  const y = Math.max(2.9, Math.min(heightMetres * 0.62, 9));
  const front = frontAt(site, y) ?? frontAt(site, 2.9);
  if (front === undefined) return false;
  const x = (front.x0 + front.x1) / 2;
  const [white, dark] = [paint(site, '#f4efe0'), paint(site, '#1f2124')];
  b.begin('trim', 'wall clock', { subject: true });
  tube(b, [x, y, front.z + 0.02], [x, y, front.z + 0.1], 0.62, dark, 28);
  for (let side = 0; side < 28; side++) {
    const [a, c] = [side, side + 1].map((one) => (one / 28) * Math.PI * 2) as [number, number];
    b.tri(
      [x, y, front.z + 0.1],
      [x + Math.cos(a) * 0.6, y + Math.sin(a) * 0.6, front.z + 0.1],
      [x + Math.cos(c) * 0.6, y + Math.sin(c) * 0.6, front.z + 0.1],
      white,
    );
  }
  tube(b, [x, y, front.z + 0.13], [x + 0.22, y + 0.2, front.z + 0.13], 0.03, dark, 5);
  tube(b, [x, y, front.z + 0.13], [x - 0.1, y + 0.46, front.z + 0.13], 0.025, dark, 5);
  return true;
}
