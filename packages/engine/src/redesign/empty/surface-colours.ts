/**
 * Colour of each surface, visible or hidden: its typical colour, the fitted gradient of light, and slight shade
 * towards the corners.
 */

import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { behind } from './planes-behind.ts';
import type { SeenSurfaces } from './seen-surfaces.ts';

/** Largest deviation of light and colour from the surface's typical values (logarithms). */
const furthest = { light: 0.28, colour: 0.05 } as const;
/** Visible share of a surface at which its fit is fully trusted. */
const wellSeen = 0.6;
/** Light of an unknown surface relative to the visible walls (logarithm). */
const unseen = { ceiling: 0.25, floor: -0.35, wall: -0.05 } as const;
/** Shade where two surfaces meet (logarithm), and its reach. */
const corner = { depth: 0.04, reachMetres: 0.22 } as const;

type Colour = readonly [number, number, number];

export interface SurfaceColours {
  /** Writes the logarithms of a surface's colour at a pixel. */
  at(plane: number, x: number, y: number, out: Float64Array): void;
  /** Typical logarithms of colour; known for the floor even if hardly visible. */
  readonly usual: readonly Colour[];
}

/** Soft limit, without a kink. */
const clamp = (value: number, most: number) => most * Math.tanh(value / most);
const mean = ([red, green, blue]: Colour) => (red + green + blue) / 3;

function unseenColour(plane: number, walls: readonly Colour[]): Colour {
  const wall = walls[0] ?? [-0.7, -0.75, -0.85];
  const shift =
    plane === behind.ceiling ? unseen.ceiling : plane === behind.floor ? unseen.floor : unseen.wall;
  const grey = Math.min(-0.12, mean(wall) + shift);
  // ceilings are more often white than walls
  const tinted = plane === behind.ceiling ? 0.4 : 1;
  return wall.map((value) => grey + tinted * (value - mean(wall))) as unknown as Colour;
}

export function surfaceColours(
  { analysis }: RoomReading,
  { courses, middles, seen: shown }: Pick<SeenSurfaces, 'courses' | 'middles' | 'seen'>,
): SurfaceColours {
  const { camera, planes, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const walls = [behind.back, behind.left, behind.right].flatMap((plane) =>
    middles[plane] ? [middles[plane]] : [],
  );
  const usual = planes.map((_, plane) => middles[plane] ?? unseenColour(plane, walls));
  const samplers = planes.map((plane) => planeSampler(camera, plane));
  const point = createPlanePoint();
  const seen = new Float64Array(3);
  const cornerShade = (index: number, x: number, y: number): number => {
    if (!samplers[index]!(x, y, point)) return 0;
    const { normal, distance, uAxis, vAxis } = planes[index]!;
    const at = (c: 0 | 1 | 2) => normal[c] * distance + uAxis[c] * point.u + vAxis[c] * point.v;
    const [px, py, pz] = [at(0), at(1), at(2)];
    let shade = 0;
    planes.forEach((other, k) => {
      if (k === index) return;
      const [a, b, c] = other.normal;
      const away = Math.abs(a * px + b * py + c * pz - other.distance);
      shade += corner.depth * Math.exp(-away / corner.reachMetres);
    });
    return shade;
  };
  return {
    usual,
    at(plane, x, y, out) {
      const middle = usual[plane]!;
      const mostLight = furthest.light * Math.min(1, Math.max(0.2, shown[plane]! / wellSeen));
      const shade = cornerShade(plane, x, y);
      const course = middles[plane] && courses[plane];
      if (course) course.at(x / w, y / h, seen);
      const light = course
        ? clamp(mean([seen[0]!, seen[1]!, seen[2]!]) - mean(middle), mostLight)
        : 0;
      const seenMean = (seen[0]! + seen[1]! + seen[2]!) / 3;
      for (let c = 0; c < 3; c++) {
        const tint = course
          ? clamp(seen[c]! - seenMean - (middle[c]! - mean(middle)), furthest.colour)
          : 0;
        out[c] = middle[c]! + light + tint - shade;
      }
    },
  };
}
