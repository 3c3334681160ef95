/**
 * The final say on which pixels belong to a surface: the analysis' mask, mended by local colour and by
 * the corners of the room, with protected things left out. It does not depend on the look, so it is
 * worked out once an analysis and held as long as that is.
 */
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { Analysis, PlaneId, SceneKind, Surface, SurfaceClass } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { affinityOf, bareness, mendedCover } from './affinity.ts';
import { boxPlanesOf } from './box-planes.ts';
import { ramp } from './ramp.ts';
import { settleCovers } from './settled-covers.ts';

/** Planes that belong to a class: there a patch the mask missed may be taken in. */
const planesOfClass: Partial<Record<SurfaceClass, readonly PlaneId[]>> = {
  floor: ['floor'],
  ceiling: ['ceiling'],
  wall: ['wall-left', 'wall-right', 'wall-back'],
};
/** Classes whose doubtful pixels are left alone: certainty below which none, above which all is taken. */
const doubtful: Partial<Record<SurfaceClass, readonly [number, number]>> = { roof: [0.45, 0.8] };
/** Trust in the box below and above which its corners decide nothing and everything. */
const boxTrust = [0.55, 0.9] as const;
/** Certainty from which the mask, and below which the box, says what a pixel near a corner is. */
const known = 0.9;
const unknown = 0.64;
/**
 * The analysis marks what hangs on a wall with 1 and what merely has the colour of skin, as all light
 * wood has, with less: the guess alone protects nothing.
 */
const guessed = 0.62;
const certain = 0.95;

/** 1 for the planes that are a class's own, by index in the analysis. */
export function ownPlanes(analysis: Analysis, name: SurfaceClass): Uint8Array {
  const own = planesOfClass[name] ?? [];
  const flags = new Uint8Array(256);
  for (const [index, plane] of analysis.planes.entries()) {
    flags[index] = own.includes(plane.id) ? 1 : 0;
  }
  return flags;
}

/** How far a pixel is free of protected things, 0..1. */
export function freedom(protect: number): number {
  return protect <= guessed ? 1 : 1 - ramp(guessed, certain, protect);
}

/** What may be refinished; their covers share the borders between them. */
const refinished: Record<SceneKind, readonly SurfaceClass[]> = {
  interior: ['floor', 'wall', 'ceiling'],
  exterior: ['facade', 'roof', 'door', 'ground'],
};

const held = new WeakMap<Analysis, Map<SurfaceClass, Uint8Array>>();

/** Cover 0..255 of each pixel. */
export function coverOf(analysis: Analysis, surface: Surface): Uint8Array {
  let covers = held.get(analysis);
  if (!covers) {
    covers = new Map();
    for (const name of refinished[analysis.kind]) {
      covers.set(name, workOut(analysis, surfaceOf(analysis, name)));
    }
    settleCovers(analysis.photo, analysis.certainty, [...covers.values()]);
    held.set(analysis, covers);
  }
  let cover = covers.get(surface.className);
  if (!cover) {
    cover = workOut(analysis, surface);
    covers.set(surface.className, cover);
  }
  return cover;
}

/** Trust in the planes under a surface, weighted by how much of it lies on each. */
export function planeTrust(analysis: Analysis, surface: Surface): number {
  const { widthPx, heightPx } = analysis.photo;
  const matte = surface.matte.data;
  let trust = 0;
  let total = 0;
  for (let y = 4; y < heightPx; y += 9) {
    for (let x = 4; x < widthPx; x += 9) {
      const index = y * widthPx + x;
      const cover = matte[index]!;
      if (cover < 0.3) continue;
      total += cover;
      const plane = analysis.planes[analysis.planeOf[index]!];
      if (plane) trust += cover * plane.confidence;
    }
  }
  return total > 0 ? trust / total : 0;
}

function workOut(analysis: Analysis, surface: Surface): Uint8Array {
  const { widthPx, heightPx, data } = analysis.photo;
  const out = new Uint8Array(widthPx * heightPx);
  const name = surface.className;
  const cornerTrust = ramp(boxTrust[0], boxTrust[1], planeTrust(analysis, surface));
  const affinity = affinityOf(analysis, surface);
  const behind = boxPlanesOf(analysis);
  const own = ownPlanes(analysis, name);
  const hasPlanes = planesOfClass[name] !== undefined;
  const rivals = hasPlanes
    ? analysis.surfaces
        .filter((one) => one.className !== name && planesOfClass[one.className])
        .map((one) => one.matte.data)
    : [];
  const matte = surface.matte.data;
  const windows = surfaceOf(analysis, 'window').matte.data;
  const certainty = analysis.certainty.data;
  const protect = analysis.protect.data;
  const doubt = doubtful[name];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const index = y * widthPx + x;
      const isOwn = own[behind[index]!] === 1;
      const sure = certainty[index]!;
      let cover = matte[index]!;
      // Where floor, wall and ceiling meet, a mask wavers and the box of the room does not.
      if (hasPlanes && cornerTrust > 0 && sure < known) {
        const trust = cornerTrust * ramp(known, unknown, sure);
        let together = cover;
        for (const rival of rivals) together += rival[index]!;
        cover += ((isOwn ? Math.min(1, together) : 0) - cover) * trust;
      }
      // A bright pane looks like a wall in glare, and must not be taken for one.
      const canGrow = isOwn && windows[index]! < 0.12;
      if (cover < 0.004 && !canGrow) continue;
      const code = index * 3;
      cover = mendedCover(
        affinity,
        cover,
        sure,
        canGrow,
        x,
        y,
        linearFromSrgb8[data[code]!]!,
        linearFromSrgb8[data[code + 1]!]!,
        linearFromSrgb8[data[code + 2]!]!,
      );
      const free = freedom(protect[index]!);
      // What was marked as a thing on the wall, but looks like bare wall, is a patch of glare.
      if (free < 1) cover = Math.max(cover * free, bareness(affinity));
      if (doubt) cover *= ramp(doubt[0], doubt[1], sure);
      out[index] = Math.round(cover * 255);
    }
  }
  return out;
}

/**
 * Share of what the mask calls this surface that its final cover keeps. A surface that is kept in pieces
 * shows as patches wherever its new colour is strong.
 */
export function wholeness(surface: Surface, cover: Uint8Array): number {
  let covered = 0;
  let called = 0;
  for (let index = 0; index < cover.length; index += 7) {
    covered += cover[index]! / 255;
    called += surface.matte.data[index]!;
  }
  return called > 0 ? Math.min(1, covered / called) : 0;
}
