/** Things on the roof, and rooms of glass on it or before the wall. */
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import { paint } from './facade-things.ts';
import { frontAt } from './facade-wishes.ts';
import type { Site } from './site.ts';

/** Where the roof is highest, in the middle of the house. */
function ridge({ b: { triangles } }: Site): { x: number; y: number; z: number } | undefined {
  let best: { x: number; y: number; z: number } | undefined;
  const p = triangles.positions;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const { label, subject } = triangles.objectTable[triangles.objects[triangle]!]!;
    if ((label !== 'roof' && label !== 'wall') || !subject) continue;
    for (const corner of [0, 3, 6]) {
      const at = triangle * 9 + corner;
      if (best === undefined || p[at + 1]! > best.y + 0.01)
        best = { x: p[at]!, y: p[at + 1]!, z: p[at + 2]! };
    }
  }
  return best;
}

export function weathervane(site: Site): boolean {
  const top = ridge(site);
  if (top === undefined) return false;
  const { b } = site;
  const dark = paint(site, '#2b2e32');
  b.begin('trim', 'weathervane', { subject: true });
  const { x, y, z } = top;
  tube(b, [x, y - 0.2, z], [x, y + 1.5, z], 0.035, dark, 6);
  tube(b, [x - 0.5, y + 0.9, z], [x + 0.5, y + 0.9, z], 0.025, dark, 5);
  box(b, [x - 0.4, y + 1.3, z - 0.02], [x + 0.25, y + 1.55, z + 0.02], dark);
  box(b, [x + 0.2, y + 1.5, z - 0.02], [x + 0.42, y + 1.85, z + 0.02], dark);
  box(b, [x - 0.55, y + 1.45, z - 0.02], [x - 0.3, y + 1.9, z + 0.02], dark);
  return true;
}

export function antenna(site: Site): boolean {
  const top = ridge(site);
  if (top === undefined) return false;
  const { b } = site;
  const metal = paint(site, '#8a9096');
  b.begin('trim', 'antenna', { subject: true });
  const { x, y, z } = top;
  tube(b, [x, y - 0.3, z], [x, y + 2.4, z], 0.04, metal, 6);
  for (let rung = 0; rung < 5; rung++)
    tube(
      b,
      [x - 0.6 + rung * 0.06, y + 1.5 + rung * 0.2, z],
      [x + 0.6 - rung * 0.06, y + 1.5 + rung * 0.2, z],
      0.02,
      metal,
      5,
    );
  return true;
}

export function roofFlags(site: Site): boolean {
  const top = ridge(site);
  if (top === undefined) return false;
  const { b, design } = site;
  const cloth = b.material(
    coat(design.brief.parts['roof-flags']?.colours?.[0] ?? '#b3382c', {
      name: 'roof flag',
      roughness: 0.8,
    }),
  );
  const pole = paint(site, '#e8e8e4');
  b.begin('trim', 'roof flags', { subject: true });
  const { x, y, z } = top;
  tube(b, [x, y - 0.3, z], [x, y + 3.4, z], 0.05, pole, 6);
  box(b, [x + 0.05, y + 2.1, z - 0.015], [x + 1.7, y + 3.2, z + 0.015], cloth);
  return true;
}

/** A glazed room with a flat roof before the wall. */
export function extension(site: Site): boolean {
  const { b, palette, cameraAzimuthRad } = site;
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const wide = Math.min(6, (front.x1 - front.x0) * 0.6);
  const x0 = cameraAzimuthRad > 0 ? front.x1 - wide : front.x0;
  const [x1, z0, z1, high] = [x0 + wide, front.z, front.z + 3.4, 2.7];
  b.begin('window', 'extension', { subject: true });
  const uv = (length: number) => [0, 0, length, 0, length, high, 0, high];
  b.quad([x0, 0.1, z1], [x1, 0.1, z1], [x1, high, z1], [x0, high, z1], palette.glass, uv(wide));
  b.quad([x1, 0.1, z1], [x1, 0.1, z0], [x1, high, z0], [x1, high, z1], palette.glass, uv(3.4));
  b.quad([x0, 0.1, z0], [x0, 0.1, z1], [x0, high, z1], [x0, high, z0], palette.glass, uv(3.4));
  b.begin('trim', 'extension frame', { subject: true });
  box(b, [x0 - 0.1, 0, z0], [x1 + 0.1, 0.12, z1 + 0.1], palette.metal);
  for (let x = x0; x <= x1 + 0.01; x += wide / 4)
    box(b, [x - 0.04, 0, z1 - 0.03], [x + 0.04, high, z1 + 0.06], palette.metal);
  b.begin('roof', 'extension roof', { subject: true });
  box(b, [x0 - 0.3, high, z0], [x1 + 0.3, high + 0.28, z1 + 0.3], palette.trim);
  site.kept.push({ x0, x1, z0, z1: z1 + 0.4 });
  return true;
}

/** A room of glass on top of all. */
export function roofPavilion(site: Site): boolean {
  const top = ridge(site);
  if (top === undefined) return false;
  const { b, palette, footprint } = site;
  const [cx, cz] = [(footprint.x0 + footprint.x1) / 2, (footprint.z0 + footprint.z1) / 2];
  const wide = Math.min(5, (footprint.x1 - footprint.x0) * 0.32);
  const [y, high] = [top.y - 0.5, 3];
  b.begin('window', 'roof pavilion', { subject: true });
  const uv = [0, 0, wide * 2, 0, wide * 2, high, 0, high];
  const deep = wide * 0.7;
  b.quad(
    [cx - wide, y, cz + deep],
    [cx + wide, y, cz + deep],
    [cx + wide, y + high, cz + deep],
    [cx - wide, y + high, cz + deep],
    palette.glass,
    uv,
  );
  b.quad(
    [cx + wide, y, cz + deep],
    [cx + wide, y, cz - deep],
    [cx + wide, y + high, cz - deep],
    [cx + wide, y + high, cz + deep],
    palette.glass,
    uv,
  );
  b.quad(
    [cx - wide, y, cz - deep],
    [cx - wide, y, cz + deep],
    [cx - wide, y + high, cz + deep],
    [cx - wide, y + high, cz - deep],
    palette.glass,
    uv,
  );
  b.begin('roof', 'roof pavilion roof', { subject: true });
  box(
    b,
    [cx - wide - 0.4, y + high, cz - deep - 0.4],
    [cx + wide + 0.4, y + high + 0.3, cz + deep + 0.4],
    palette.trim,
  );
  b.begin('trim', 'roof pavilion base', { subject: true });
  box(
    b,
    [cx - wide - 0.2, y - 0.3, cz - deep - 0.2],
    [cx + wide + 0.2, y + 0.05, cz + deep + 0.2],
    palette.metal,
  );
  return true;
}
