/** Corrections by hand: of a photo's frame and analysis, finishes, and what has to stay. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  freePoint,
  paintColour,
  paintedThing,
  point,
  sentCorners,
  surfaceHint,
  surfaceNames,
  thingOnPhoto,
} from './photos.ts';

const share = z.number().min(0).max(1);

/** Part of the photo, as shares of its width and height. */
export const cropRectangle = z.object({
  x: share,
  y: share,
  width: share.gt(0),
  height: share.gt(0),
  /** Rotation before cropping, degrees clockwise. */
  straightenDeg: z.number().min(-15).max(15).default(0),
});
export type CropRectangle = z.infer<typeof cropRectangle>;

export const surfaceFinish = z.object({
  surface: z.enum(surfaceNames),
  material: z.string().max(40).optional(),
  colour: paintColour.optional(),
});

/** A stroke that protects the photo. Points are shares of the photo's width and height. */
export const protectStroke = z.object({
  points: z.array(point).min(1).max(600),
  /** Width of the brush as a share of the photo's longer side. */
  width: z.number().gt(0).max(0.5),
  /** Erases earlier strokes. */
  erase: z.boolean().default(false),
});
export type ProtectStroke = z.infer<typeof protectStroke>;

/** Size of all strokes, which determines the cost of rasterising them. */
function brushUse(strokes: readonly Pick<ProtectStroke, 'points'>[]) {
  let points = 0;
  let length = 0;
  for (const stroke of strokes) {
    points += stroke.points.length;
    for (const [index, { x, y }] of stroke.points.entries()) {
      const last = stroke.points[index - 1];
      if (last) length += Math.hypot(x - last.x, y - last.y);
    }
  }
  return { points, length };
}

/** Whether the strokes can be rasterised quickly. */
export function isWithinBrushLimits(strokes: readonly Pick<ProtectStroke, 'points'>[]): boolean {
  const { points, length } = brushUse(strokes);
  return (
    strokes.length <= limits.brushStrokes &&
    points <= limits.brushPoints &&
    length <= limits.brushLength
  );
}

/** Counts before validating: validating tens of thousands of points takes longer than drawing them. */
function refuseManyPoints(
  strokes: z.input<typeof protectStroke>[],
  context: z.RefinementCtx,
): z.input<typeof protectStroke>[] {
  const count = Array.isArray(strokes)
    ? strokes.reduce((sum, stroke) => sum + (stroke?.points?.length || 0), 0)
    : 0;
  if (count <= limits.brushPoints) return strokes;
  context.addIssue({ code: 'custom', message: `Expected at most ${limits.brushPoints} points` });
  return z.NEVER;
}

/** The user's corrections of a photo's analysis, and finishes. */
export const handEdits = z.object({
  surfaceHints: z.array(surfaceHint).max(100).default([]),
  /** Default in an order: the corners saved with the photo, or else the detected ones. */
  boxCorners: sentCorners.optional(),
  finishes: z.array(surfaceFinish).max(20).default([]),
  protectStrokes: z
    .preprocess(refuseManyPoints, z.array(protectStroke).max(limits.brushStrokes))
    .refine(isWithinBrushLimits, {
      message: `Expected at most ${limits.brushPoints} points, over ${limits.brushLength} sides of the photo`,
    })
    .default([]),
  /** Things on the photo that stay while the room is redesigned. */
  keptThings: z.array(thingOnPhoto).max(limits.keptThings).default([]),
  /** Things on the photo with new colours or materials; they stay when furniture is replaced. */
  paintedThings: z.array(paintedThing).max(limits.paintedThings).default([]),
});
export type HandEdits = z.infer<typeof handEdits>;

/** For stored recipes, which may exceed the brush's newer limits. */
export const storedHandEdits = handEdits.extend({
  boxCorners: z.array(freePoint).length(4).optional(),
  protectStrokes: z.array(protectStroke.extend({ points: z.array(freePoint) })).default([]),
});
