/** How far the mask of a surface is trusted where the room's box contradicts it. */
import type { Analysis, Surface } from '../../sense/analysis.ts';
import { boxPlanesOf } from '../masks/box-planes.ts';
import { ownPlanes } from '../masks/surface-cover.ts';
import { cornersAreVisible } from '../masks/visible-corners.ts';

/**
 * Confidence in the box from which its corners may contradict a mask, and the usual share of wall beyond
 * them.
 */
const boxIsKnown = 0.6;
const usuallyAstray = 0.1;

/**
 * Share of wall that lies on floor or ceiling according to the box. Either mask or box is wrong there; a
 * pattern that continues on the ceiling, or an accent that ends in its middle, is conspicuous.
 */
export function shareBeyondBox(analysis: Analysis, surface: Surface): number {
  if (surface.className !== 'wall' || analysis.box === null) return 0;
  if (analysis.box.confidence < boxIsKnown) return 0;
  const own = ownPlanes(analysis, surface.className);
  const behind = boxPlanesOf(analysis);
  const { data } = surface.matte;
  let all = 0;
  let across = 0;
  for (let index = 0; index < data.length; index += 29) {
    all += data[index]!;
    if (own[behind[index]!] !== 1) across += data[index]!;
  }
  return all > 0 ? across / all : 0;
}

/** Such a wall keeps enough confidence for paint and plaster, which hide the error. */
const enoughForPaint = 0.7;

export function trustInMatte(analysis: Analysis, surface: Surface): number {
  const lost = Math.max(0, shareBeyondBox(analysis, surface) - usuallyAstray);
  return Math.min(surface.confidence, Math.max(enoughForPaint, surface.confidence * (1 - lost)));
}

/**
 * An accent needs a wall of some size that is mostly visible (without curtains and shelves) and has known
 * corners; otherwise it would end within a wall or the ceiling.
 */
const accentNeeds = { area: 0.05, clear: 0.62, corners: 0.6, shareBeyondBox: 0.2 } as const;

export function isClearWall(analysis: Analysis, wall: Surface, plane: number): boolean {
  if (analysis.planes[plane]!.confidence < accentNeeds.corners) return false;
  if (shareBeyondBox(analysis, wall) > accentNeeds.shareBeyondBox) return false;
  const { widthPx, heightPx } = analysis.photo;
  const matte = wall.matte.data;
  let clear = 0;
  let onPlane = 0;
  let all = 0;
  for (let y = 4; y < heightPx; y += 9) {
    for (let x = 4; x < widthPx; x += 9) {
      const index = y * widthPx + x;
      all++;
      if (analysis.planeOf[index] !== plane) continue;
      onPlane++;
      clear += matte[index]!;
    }
  }
  if (clear < accentNeeds.area * all || clear < accentNeeds.clear * onPlane) return false;
  return cornersAreVisible(analysis, wall, plane);
}
