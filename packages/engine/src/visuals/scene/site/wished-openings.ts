/**
 * Skylights and balconies for houses whose grammar has none: placed on the finished house, on its largest roof slope
 * and below its widest upper windows.
 */
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import { namedRail, railAsked } from '../buildings/additions/balustrades.ts';
import { railing } from '../railings.ts';
import { box } from '../solids.ts';
import { nearestToDoor } from './named/front-door.ts';
import type { Site } from './site.ts';

interface Slope {
  readonly normal: Vector3;
  readonly height: number;
  area: number;
  readonly triangles: number[];
}

const most = 8;
/** Candidate positions across a slope. */
const slots = 15;
const paneMetres = { across: 0.85, along: 1.2 } as const;
const liftMetres = 0.07;

const subtract = (a: Vector3, b: Vector3): Vector3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector3, b: Vector3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector3, b: Vector3): Vector3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector3): Vector3 => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

const cornerOf = ({ b }: Site, triangle: number, corner: number): Vector3 => {
  const at = triangle * 9 + corner * 3;
  const p = b.triangles.positions;
  return [p[at]!, p[at + 1]!, p[at + 2]!];
};

/** Upward-facing roof planes by orientation and height. */
function slopes(site: Site): Slope[] {
  const { triangles } = site.b;
  const found = new Map<string, Slope>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const { label, subject } = triangles.objectTable[triangles.objects[triangle]!]!;
    if (label !== 'roof' || !subject) continue;
    const a = cornerOf(site, triangle, 0);
    const raw = cross(
      subtract(cornerOf(site, triangle, 1), a),
      subtract(cornerOf(site, triangle, 2), a),
    );
    const area = Math.hypot(...raw) / 2;
    const normal = unit(raw);
    if (area < 0.05 || normal[1] < 0.3) continue;
    const height = dot(normal, a);
    const key = [...normal.map((part) => Math.round(part * 20)), Math.round(height * 8)].join(' ');
    const slope = found.get(key);
    if (slope === undefined) found.set(key, { normal, height, area, triangles: [triangle] });
    else {
      slope.area += area;
      slope.triangles.push(triangle);
    }
  }
  return [...found.values()];
}

function inside(site: Site, slope: Slope, point: Vector3): boolean {
  return slope.triangles.some((triangle) => {
    const corners = [0, 1, 2].map((corner) => cornerOf(site, triangle, corner));
    return corners.every((corner, index) => {
      const edge = subtract(corners[(index + 1) % 3]!, corner);
      return dot(cross(edge, subtract(point, corner)), slope.normal) > -1e-4;
    });
  });
}

/** Corners of dormers, chimneys and gables that protrude from the slope, where no pane can be. */
function standingOut(
  { b }: Site,
  slope: Slope,
  across: Vector3,
  along: Vector3,
): readonly (readonly [u: number, v: number])[] {
  const { triangles } = b;
  const places: (readonly [number, number])[] = [];
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (!triangles.objectTable[triangles.objects[triangle]!]!.subject) continue;
    for (let at = triangle * 9; at < triangle * 9 + 9; at += 3) {
      const p = triangles.positions;
      const point: Vector3 = [p[at]!, p[at + 1]!, p[at + 2]!];
      if (dot(point, slope.normal) > slope.height + 0.15)
        places.push([dot(point, across), dot(point, along)]);
    }
  }
  return places;
}

interface Plane {
  readonly slope: Slope;
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  /** A point on the plane, or above it. */
  readonly at: (u: number, v: number, lift: number) => Vector3;
  /** Whether a rectangle around a point is on the roof, without anything protruding. */
  readonly isFree: (u: number, v: number, halfU: number, halfV: number) => boolean;
}

/** The best visible slope, or the one that looks most to a side, with local coordinates: u across, v along it. */
export function bestSlope(site: Site, side?: Vector3): Plane | undefined {
  const { cameraAzimuthRad } = site;
  const towards: Vector3 = side ?? [Math.sin(cameraAzimuthRad), 0.35, Math.cos(cameraAzimuthRad)];
  const slope = slopes(site)
    .map((one) => ({ one, score: one.area * Math.max(0.05, dot(one.normal, towards)) }))
    .sort((a, c) => c.score - a.score)[0]?.one;
  if (slope === undefined) return undefined;
  const { normal } = slope;
  const level: Vector3 = [normal[2], 0, -normal[0]];
  const across = Math.hypot(...level) < 0.05 ? ([1, 0, 0] as const) : unit(level);
  const along = cross(across, normal);
  const corners = slope.triangles.flatMap((triangle) =>
    [0, 1, 2].map((corner) => cornerOf(site, triangle, corner)),
  );
  const span = (axis: Vector3) => {
    const values = corners.map((corner) => dot(corner, axis));
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [u0, u1] = span(across);
  const [v0, v1] = span(along);
  const at = (u: number, v: number, lift: number): Vector3 =>
    [0, 1, 2].map(
      (axis) => across[axis]! * u + along[axis]! * v + normal[axis]! * (slope.height + lift),
    ) as unknown as Vector3;
  const out = standingOut(site, slope, across, along);
  const isFree = (u: number, v: number, halfU: number, halfV: number) =>
    [-1, 1].every((side) =>
      [-1, 1].every((end) => inside(site, slope, at(u + side * halfU, v + end * halfV, 0))),
    ) && out.every(([pu, pv]) => Math.abs(pu - u) > halfU + 0.3 || Math.abs(pv - v) > halfV + 0.3);
  return { slope, u0, u1, v0, v1, at, isFree };
}

/** A row of panes across the slope. */
export function skylights(site: Site): boolean {
  const { b } = site;
  const plane = bestSlope(site);
  if (plane === undefined) return false;
  const { at, u0, u1, v0, v1 } = plane;
  const count = Math.min(most, site.design.count('skylights') ?? 2);
  const half = { u: paneMetres.across / 2, v: Math.min(paneMetres.along, (v1 - v0) * 0.5) / 2 };
  const frame = b.material({
    name: 'skylight frame',
    surface: 'opaque',
    albedo: linearFromHex('#33363a'),
    roughness: 0.5,
  });
  const v = (v0 + v1) / 2;
  const free = Array.from(
    { length: slots },
    (_, slot) => u0 + ((u1 - u0) * (slot + 0.5)) / slots,
  ).filter((u) => plane.isFree(u, v, half.u, half.v));
  const built = Math.min(count, free.length);
  for (let index = 0; index < built; index++) {
    const u = free[Math.floor(((index + 0.5) * free.length) / built)]!;
    const ring = (grow: number, lift: number) =>
      [
        at(u - half.u - grow, v - half.v - grow, lift),
        at(u + half.u + grow, v - half.v - grow, lift),
        at(u + half.u + grow, v + half.v + grow, lift),
        at(u - half.u - grow, v + half.v + grow, lift),
      ] as const;
    const [base, top, pane] = [ring(0.08, 0), ring(0.06, liftMetres), ring(0, liftMetres + 0.01)];
    b.begin('window', 'skylight', { subject: true });
    b.quad(...top, frame);
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      b.quad(base[side]!, base[next]!, top[next]!, top[side]!, frame);
    }
    b.quad(...pane, site.palette.glass);
  }
  return built > 0;
}

const moduleMetres = { across: 1.05, along: 1.7, gap: 0.03 } as const;

/** Dark modules side by side, wherever the slope is free. */
export function solarModules(site: Site): boolean {
  const { b } = site;
  const plane = bestSlope(site);
  if (plane === undefined) return false;
  const { at, u0, u1, v0, v1 } = plane;
  const cells = b.material({
    name: 'solar module',
    surface: 'opaque',
    albedo: linearFromHex('#101a2c'),
    roughness: 0.12,
    specular: 0.06,
  });
  const rim = b.material({
    name: 'solar rim',
    surface: 'opaque',
    albedo: linearFromHex('#2a2d31'),
    roughness: 0.5,
  });
  const { across, along, gap } = moduleMetres;
  const columns = Math.floor((u1 - u0) / across);
  const rows = Math.min(3, Math.floor((v1 - v0) / along));
  const first = { u: (u0 + u1) / 2 - ((columns - 1) / 2) * across, v: (v0 + v1) / 2 };
  b.begin('roof', 'solar panels', { subject: true });
  let built = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [u, v] = [first.u + column * across, first.v + (row - (rows - 1) / 2) * along];
      if (!plane.isFree(u, v, across / 2, along / 2)) continue;
      for (const [inset, lift, material] of [
        [gap, 0.08, rim],
        [gap + 0.03, 0.085, cells],
      ] as const) {
        const [du, dv] = [across / 2 - inset, along / 2 - inset];
        b.quad(
          at(u - du, v - dv, lift),
          at(u + du, v - dv, lift),
          at(u + du, v + dv, lift),
          at(u - du, v + dv, lift),
          material,
        );
      }
      built++;
    }
  }
  return built > 0;
}

interface UpperWindow {
  x0: number;
  x1: number;
  y: number;
  z: number;
}

/** A slab on brackets with a railing, below the widest windows of the first floor. */
export function balcony(site: Site): boolean {
  const { b, palette } = site;
  const { triangles } = b;
  const found = new Map<number, UpperWindow>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    const { label, subject, storey } = triangles.objectTable[id]!;
    if (label !== 'window' || !subject || storey !== 1) continue;
    if (triangles.normals[triangle * 9 + 2]! < 0.9) continue;
    // Windows of one storey may share an object, so triangles are grouped by position.
    const middle = (cornerOf(site, triangle, 0)[0] + cornerOf(site, triangle, 1)[0]) / 2;
    const key = id * 1000 + Math.round(middle / 1.2);
    for (let corner = 0; corner < 3; corner++) {
      const [x, y, z] = cornerOf(site, triangle, corner);
      const known = found.get(key);
      if (known === undefined) found.set(key, { x0: x, x1: x, y, z });
      else {
        known.x0 = Math.min(known.x0, x);
        known.x1 = Math.max(known.x1, x);
        known.y = Math.min(known.y, y);
        known.z = Math.max(known.z, z);
      }
    }
  }
  const lowest = Math.min(...[...found.values()].map(({ y }) => y));
  const wide = [...found.values()]
    // Windows of gables and dormers have the storey below them, and get no balcony.
    .filter(({ x0, x1, y }) => x1 - x0 > 0.5 && y < lowest + 1.2)
    .sort((a, c) => c.z - a.z || c.x1 - c.x0 - (a.x1 - a.x0));
  nearestToDoor(site, wide);
  const wanted = Math.min(wide.length, site.design.count('balcony') ?? 1);
  for (const { x0, x1, y, z } of wide.slice(0, wanted)) {
    const [left, right] = [x0 - 0.5, x1 + 0.5];
    const depth = 1.3;
    const floor = y - 0.28;
    b.begin('balcony', 'balcony', { subject: true });
    box(b, [left, floor - 0.16, z - 0.1], [right, floor, z + depth], palette.stone);
    for (const x of [left + 0.2, right - 0.35])
      box(b, [x, floor - 0.42, z - 0.1], [x + 0.15, floor - 0.16, z + 0.55], palette.stone);
    const [l, r, front] = [left + 0.05, right - 0.05, z + depth - 0.05];
    const kind = railAsked(site.design.brief);
    const rail = (from: Vector3, to: Vector3) =>
      kind === undefined
        ? railing(b, from, to, 1, palette.metal)
        : namedRail(b, { kind, palette, brief: site.design.brief }, from, to, 1);
    rail([l, floor, front], [r, floor, front]);
    rail([l, floor, z], [l, floor, front]);
    rail([r, floor, z], [r, floor, front]);
  }
  return wanted > 0;
}
