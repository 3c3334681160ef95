/** Ramps, rails and wreaths at the front door. */
import { box, tube } from '../solids.ts';
import { paint } from './facade-things.ts';
import type { Site } from './site.ts';

interface Door {
  readonly x: number;
  readonly z: number;
}

function frontDoor({ b: { triangles }, footprint }: Site): Door {
  let [x0, x1, z] = [Infinity, -Infinity, -Infinity];
  let own: number | undefined;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    const { label, subject, name } = triangles.objectTable[id]!;
    if (
      label !== 'door' ||
      !subject ||
      name.includes('garage') ||
      (own !== undefined && own !== id)
    )
      continue;
    own = id;
    for (const corner of [0, 3, 6]) {
      x0 = Math.min(x0, triangles.positions[triangle * 9 + corner]!);
      x1 = Math.max(x1, triangles.positions[triangle * 9 + corner]!);
      z = Math.max(z, triangles.positions[triangle * 9 + corner + 2]!);
    }
  }
  return own === undefined
    ? { x: (footprint.x0 + footprint.x1) / 2, z: footprint.z1 }
    : { x: (x0 + x1) / 2, z };
}

/** Along the front up to the door, with rails on both sides. */
export function ramp(site: Site): boolean {
  const { b, palette, cameraAzimuthRad } = site;
  const { x, z } = frontDoor(site);
  const way = cameraAzimuthRad > 0 ? 1 : -1;
  const [near, far] = [z + 0.05, z + 1.5];
  const high = 0.5;
  const foot = x + way * 6;
  const top = x + way * 0.9;
  b.begin('path', 'ramp', { subject: true });
  const a = Math.min(x - way * 0.9, top);
  const c = Math.max(x - way * 0.9, top);
  box(b, [a, 0, near], [c, high, far], palette.concrete);
  for (const flip of [false, true]) {
    const corners = [
      [top, high, far],
      [foot, 0.02, far],
      [foot, 0.02, near],
      [top, high, near],
    ] as const;
    const [p, q, r, s] = corners;
    if (flip) b.quad(s, r, q, p, palette.concrete);
    else b.quad(p, q, r, s, palette.concrete);
  }
  for (const flip of [false, true]) {
    const [p, q, r] = [
      [top, 0, far],
      [foot, 0, far],
      [top, high, far],
    ] as const;
    if (flip) b.tri(p, r, q, palette.concrete);
    else b.tri(p, q, r, palette.concrete);
  }
  b.begin('fence', 'handrail', { subject: true });
  for (let post = 0; post <= 5; post++) {
    const at = top + ((foot - top) * post) / 5;
    const up = high * (1 - post / 5);
    tube(b, [at, up, far], [at, up + 0.95, far], 0.03, palette.metal, 6);
  }
  tube(b, [top, high + 0.95, far], [foot, 0.95, far], 0.035, palette.metal, 6);
  tube(b, [top, high + 0.5, far], [foot, 0.5, far], 0.025, palette.metal, 6);
  b.facts.handrail = true;
  site.kept.push({ x0: Math.min(a, foot), x1: Math.max(c, foot), z0: z, z1: far });
  return true;
}

export function handrail(site: Site): boolean {
  const { b, palette } = site;
  const { x, z } = frontDoor(site);
  b.begin('fence', 'handrail', { subject: true });
  for (const side of [-1, 1]) {
    for (const out of [0.1, 1.2])
      tube(b, [x + side * 0.95, 0, z + out], [x + side * 0.95, 1, z + out], 0.03, palette.metal, 6);
    tube(b, [x + side * 0.95, 1, z + 0.05], [x + side * 0.95, 1, z + 1.3], 0.035, palette.metal, 6);
  }
  return true;
}

export function wreath(site: Site): boolean {
  const { b } = site;
  const { x, z } = frontDoor(site);
  const [green, red] = [paint(site, '#2f5a34'), paint(site, '#b3261e')];
  b.begin('plant', 'wreath', { subject: true });
  for (let step = 0; step < 18; step++) {
    const [a, c] = [step, step + 1].map((one) => (one / 18) * Math.PI * 2) as [number, number];
    tube(
      b,
      [x + Math.cos(a) * 0.26, 1.55 + Math.sin(a) * 0.26, z + 0.12],
      [x + Math.cos(c) * 0.26, 1.55 + Math.sin(c) * 0.26, z + 0.12],
      0.085,
      green,
      6,
    );
  }
  box(b, [x - 0.1, 1.22, z + 0.12], [x + 0.1, 1.36, z + 0.24], red);
  return true;
}
