/**
 * The final mask of a surface: that of the analysis, refined by local colour and by the corners of the room, without
 * protected things. It does not depend on the look, so it is computed once for an analysis and cached with it.
 */

import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis, PlaneId, SceneKind, Surface, SurfaceClass } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { interpolateBorders } from './border-interpolation.ts';
import { type RefinementRules, refinedMasks } from './refined-mask.ts';

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
/** 1 for the planes that are a class's own, by index in the analysis. */
export function ownPlanes(analysis: Analysis, name: SurfaceClass): Uint8Array {
  const own = planesOfClass[name] ?? [];
  const flags = new Uint8Array(256);
  for (const [index, plane] of analysis.planes.entries()) {
    flags[index] = own.includes(plane.id) ? 1 : 0;
  }
  return flags;
}

/** Surfaces that may be refinished; their masks share the borders between them. */
const refinished: Record<SceneKind, readonly SurfaceClass[]> = {
  interior: ['floor', 'wall', 'ceiling'],
  exterior: ['facade', 'roof', 'door', 'ground'],
};

const held = new WeakMap<Analysis, Map<SurfaceClass, Uint8Array>>();

/** Cover 0..255 of each pixel. */
export function coverOf(analysis: Analysis, surface: Surface): Uint8Array {
  let covers = held.get(analysis);
  if (!covers) {
    const names = refinished[analysis.kind];
    const masks = names.map((name) => surfaceOf(analysis, name));
    const mended = workOut(analysis, masks);
    covers = new Map(names.map((name, index) => [name, mended[index]!]));
    interpolateBorders(analysis.photo, analysis.certainty, mended);
    held.set(analysis, covers);
  }
  let cover = covers.get(surface.className);
  if (!cover) {
    cover = workOut(analysis, [surface])[0]!;
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

function workOut(analysis: Analysis, surfaces: readonly Surface[]): Uint8Array[] {
  return refinedMasks(
    analysis,
    surfaces.map((surface) => ({ surface, rules: rulesFor(analysis, surface) })),
  );
}

function rulesFor(analysis: Analysis, surface: Surface): RefinementRules {
  const name = surface.className;
  const isCorner = (other: SurfaceClass) => planesOfClass[other] !== undefined;
  const trust = smoothStep(boxTrust[0], boxTrust[1], planeTrust(analysis, surface));
  return {
    own: ownPlanes(analysis, name),
    cornerTrust: isCorner(name) ? trust : 0,
    rivals: analysis.surfaces
      .filter((one) => isCorner(name) && one.className !== name && isCorner(one.className))
      .map((one) => one.matte.data),
    doubt: doubtful[name],
  };
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
