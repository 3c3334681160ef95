/** Tests whether something can stand or hang at a place in the room, by sampling the analysis. */
import { luminanceAt } from '../../colour/srgb.ts';
import type { Analysis, ScenePlane, Surface, Vector3 } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { projectPoint } from '../../sense/surfaces/plane-point.ts';

export interface ClearSpace {
  readonly analysis: Analysis;
  readonly floor: Surface;
  readonly wall: Surface;
  readonly object: Surface;
  readonly floorY: number;
}

export function clearSpace(analysis: Analysis, floorY: number): ClearSpace {
  return {
    analysis,
    floor: surfaceOf(analysis, 'floor'),
    wall: surfaceOf(analysis, 'wall'),
    object: surfaceOf(analysis, 'object'),
    floorY,
  };
}

/** The matte at a world point: 0..1, or -1 outside the picture. */
function matteAt(space: ClearSpace, surface: Surface, [x, y, z]: Vector3): number {
  const { photo, camera } = space.analysis;
  const seen = projectPoint(camera, x, y, z);
  if (!seen) return -1;
  const px = Math.floor(seen.x);
  const py = Math.floor(seen.y);
  if (px < 0 || py < 0 || px >= photo.widthPx || py >= photo.heightPx) return -1;
  return surface.matte.data[py * photo.widthPx + px]!;
}

export interface FloorArea {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** Visible share of an area, and the share of floor in that. */
export function floorFreedom(space: ClearSpace, area: FloorArea): { seen: number; free: number } {
  const steps = 9;
  let seen = 0;
  let free = 0;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const x = area.x0 + ((area.x1 - area.x0) * i) / steps;
      const z = area.z0 + ((area.z1 - area.z0) * j) / steps;
      const matte = matteAt(space, space.floor, [x, space.floorY, z]);
      if (matte < 0) continue;
      seen++;
      if (matte > 0.6) free++;
    }
  }
  return { seen: seen / (steps + 1) ** 2, free: seen === 0 ? 0 : free / seen };
}

/** An area on a wall: u and v on its plane, metres. */
export interface WallArea {
  readonly plane: ScenePlane;
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
}

export function onWall(plane: ScenePlane, u: number, v: number): Vector3 {
  const { normal, uAxis, vAxis, distance } = plane;
  return [
    normal[0] * distance + uAxis[0] * u + vAxis[0] * v,
    normal[1] * distance + uAxis[1] * u + vAxis[1] * v,
    normal[2] * distance + uAxis[2] * u + vAxis[2] * v,
  ];
}

/** Share of a wall area (with a margin) that is confidently wall; 0 if any of it is out of view. */
export function wallFreedom(space: ClearSpace, area: WallArea, marginMetres: number): number {
  const steps = 8;
  const { photo, camera, planeOf, planes, certainty } = space.analysis;
  const own = planes.indexOf(area.plane);
  let free = 0;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const u = area.u0 - marginMetres + ((area.u1 - area.u0 + 2 * marginMetres) * i) / steps;
      const v = area.v0 - marginMetres + ((area.v1 - area.v0 + 2 * marginMetres) * j) / steps;
      const seen = projectPoint(camera, ...onWall(area.plane, u, v));
      if (!seen) return 0;
      const px = Math.floor(seen.x);
      const py = Math.floor(seen.y);
      if (px < 2 || py < 2 || px >= photo.widthPx - 2 || py >= photo.heightPx - 2) return 0;
      const index = py * photo.widthPx + px;
      const isWall = space.wall.matte.data[index]! > 0.85 && certainty.data[index]! > 0.6;
      if (isWall && planeOf[index] === own) free++;
    }
  }
  return free / (steps + 1) ** 2;
}

export function wallLuminance({ analysis }: ClearSpace, area: WallArea): number {
  const steps = 6;
  const { photo, camera } = analysis;
  let sum = 0;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const u = area.u0 + ((area.u1 - area.u0) * i) / steps;
      const v = area.v0 + ((area.v1 - area.v0) * j) / steps;
      const seen = projectPoint(camera, ...onWall(area.plane, u, v));
      if (!seen) continue;
      const index = Math.floor(seen.y) * photo.widthPx + Math.floor(seen.x);
      sum += luminanceAt(photo.data, index * 3);
    }
  }
  return sum / (steps + 1) ** 2;
}

/** A longer line, relative to the area's height, is the edge of a door or cupboard. */
const edgeOfSomething = 0.3;

/** Whether a line segment crosses the wall area, such as the edge of a door. */
export function isCrossedByLine(space: ClearSpace, area: WallArea, marginMetres: number): boolean {
  const { camera, segments } = space.analysis;
  const frame = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const u of [area.u0 - marginMetres, area.u1 + marginMetres]) {
    for (const v of [area.v0 - marginMetres, area.v1 + marginMetres]) {
      const seen = projectPoint(camera, ...onWall(area.plane, u, v));
      if (!seen) return true;
      frame.left = Math.min(frame.left, seen.x);
      frame.right = Math.max(frame.right, seen.x);
      frame.top = Math.min(frame.top, seen.y);
      frame.bottom = Math.max(frame.bottom, seen.y);
    }
  }
  const longest = edgeOfSomething * (frame.bottom - frame.top);
  const steps = 12;
  return segments.some(({ x1, y1, x2, y2 }) => {
    let inside = 0;
    for (let step = 0; step <= steps; step++) {
      const x = x1 + ((x2 - x1) * step) / steps;
      const y = y1 + ((y2 - y1) * step) / steps;
      if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) inside++;
    }
    return (inside / (steps + 1)) * Math.hypot(x2 - x1, y2 - y1) > longest;
  });
}

/** The silhouette of a new piece must not cover things on the photo. */
export function isBackdropFree(
  space: ClearSpace,
  area: FloorArea,
  heightMetres: number,
  allowed = 0.06,
): boolean {
  const { photo, protect } = space.analysis;
  let busy = 0;
  let seen = 0;
  let all = 0;
  for (const x of [area.x0, (area.x0 * 2 + area.x1) / 3, (area.x0 + area.x1 * 2) / 3, area.x1]) {
    for (const z of [area.z0, area.z1]) {
      for (let k = 0; k <= 6; k++) {
        all++;
        const y = space.floorY - (heightMetres * k) / 6;
        const at = projectPoint(space.analysis.camera, x, y, z);
        if (!at) continue;
        const px = Math.floor(at.x);
        const py = Math.floor(at.y);
        if (px < 0 || py < 0 || px >= photo.widthPx || py >= photo.heightPx) continue;
        seen++;
        const index = py * photo.widthPx + px;
        busy += Math.max(space.object.matte.data[index]!, protect.data[index]! > 0.9 ? 1 : 0);
      }
    }
  }
  return seen > all * 0.7 && busy < allowed * seen;
}

/** Steps of light in codes, and the share of them that indicates clutter on the floor. */
const strongStep = 28;
const littered = 0.14;

/** Whether small things are on the floor; joints and boards cause fewer steps. */
export function isLittered(space: ClearSpace, area: FloorArea): boolean {
  const { photo, camera } = space.analysis;
  const { widthPx, heightPx, data } = photo;
  const reach = Math.max(1, Math.round(widthPx / 640));
  const greyAt = (x: number, y: number) => {
    const at = (y * widthPx + x) * 3;
    return 0.25 * data[at]! + 0.5 * data[at + 1]! + 0.25 * data[at + 2]!;
  };
  const steps = 40;
  let seen = 0;
  let strong = 0;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const x = area.x0 + ((area.x1 - area.x0) * i) / steps;
      const z = area.z0 + ((area.z1 - area.z0) * j) / steps;
      const at = projectPoint(camera, x, space.floorY, z);
      if (!at) continue;
      const px = Math.floor(at.x);
      const py = Math.floor(at.y);
      if (px < reach || py < reach || px >= widthPx - reach || py >= heightPx - reach) continue;
      seen++;
      const across = greyAt(px + reach, py) - greyAt(px - reach, py);
      const down = greyAt(px, py + reach) - greyAt(px, py - reach);
      if (across * across + down * down > strongStep * strongStep) strong++;
    }
  }
  return strong > littered * seen;
}
