/**
 * Final mask of a surface: that of the analysis, refined by local colour and the room's corners, without
 * protected things. Independent of the look, so it is cached per analysis.
 */

import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis, PlaneId, SceneKind, Surface, SurfaceClass } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { interpolateBorders } from './border-interpolation.ts';
import { type RefinementRules, refinedMasks } from './refined-mask.ts';

/** Planes of a class, on which missed patches may be added. */
const planesOfClass: Partial<Record<SurfaceClass, readonly PlaneId[]>> = {
  floor: ['floor'],
  ceiling: ['ceiling'],
  wall: ['wall-left', 'wall-right', 'wall-back'],
};
/** Classes with a certainty threshold: below the first none, above the second all of a pixel is taken. */
const doubtful: Partial<Record<SurfaceClass, readonly [number, number]>> = { roof: [0.45, 0.8] };
/** Confidence in the box at which its corners start to decide, and decide alone. */
const boxTrust = [0.55, 0.9] as const;
/** 1 for a class's own planes, by index in the analysis. */
export function ownPlanes(analysis: Analysis, name: SurfaceClass): Uint8Array {
  const own = planesOfClass[name] ?? [];
  const flags = new Uint8Array(256);
  for (const [index, plane] of analysis.planes.entries()) {
    flags[index] = own.includes(plane.id) ? 1 : 0;
  }
  return flags;
}

/** Surfaces that can be refinished; their masks share borders. */
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

/** Confidence of the planes under a surface, weighted by its area on each. */
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
 * Share of the surface's mask that remains in its final cover. A fragmented surface looks patchy with a
 * strong new colour.
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
