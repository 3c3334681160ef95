/** From a photo of a drawing to classified regions: sheet, lines, regions, classes. */
import type { RgbImage } from '../image/image.ts';
import { type ClumpedRegions, mergeTinyRegions } from './areas/clumps.ts';
import { classifyExterior } from './areas/exterior.ts';
import { classifyInterior } from './areas/interior.ts';
import type { ClassifiedShape } from './areas/parts.ts';
import { findRegions } from './areas/regions.ts';
import { measureShapes, type Shape } from './areas/shapes.ts';
import { boundingLines } from './lines/hatching.ts';
import { findInk, type Ink } from './lines/ink.ts';
import { flattenSheet } from './lines/paper.ts';
import { reachBorders } from './lines/reach-borders.ts';
import type { SketchWishes } from './wishes.ts';

export class NoLinesError extends Error {
  constructor() {
    super(
      'No lines were found on this picture. Please use a drawing with clear, dark lines on light paper.',
    );
    this.name = 'NoLinesError';
  }
}

/** Minimum share of line pixels in a drawing. */
const leastLineShare = 0.0015;

export interface ReadDrawing {
  /** The rectified sheet. */
  readonly drawing: RgbImage;
  readonly ink: Ink;
  readonly regions: ClumpedRegions;
  readonly setting: 'exterior' | 'interior';
  readonly understood: readonly ClassifiedShape[];
}

export function readDrawing(
  photo: RgbImage,
  wishes: SketchWishes,
  step: (stage: 'lines' | 'regions' | 'parts', percent: number) => void = () => undefined,
): ReadDrawing {
  step('lines', 5);
  const drawing = flattenSheet(photo);
  const { widthPx, heightPx } = drawing;
  const ink = findInk(drawing);
  let linePixels = 0;
  for (const value of ink.line) linePixels += value;
  if (linePixels < leastLineShare * ink.line.length) throw new NoLinesError();
  step('regions', 20);
  const bounds = boundingLines(ink);
  reachBorders(bounds, widthPx, heightPx);
  const regions = mergeTinyRegions(findRegions(bounds, widthPx, heightPx));
  step('parts', 40);
  const shapes = measureShapes(regions);
  return { drawing, ink, regions, ...understand(shapes, regions.hatched, wishes) };
}

/** Tries both settings if the prompt doesn't say which; the more confident result wins. */
function understand(shapes: readonly Shape[], hatched: readonly boolean[], wishes: SketchWishes) {
  const sureness = (all: readonly ClassifiedShape[]) =>
    all.reduce(
      (sum, { shape, confidence, part }) => sum + (part === 'unsure' ? 0 : shape.area * confidence),
      0,
    );
  const exterior = () => classifyExterior(shapes, hatched, { water: wishes.water });
  const interior = () => classifyInterior(shapes);
  if (wishes.setting === 'exterior')
    return { setting: 'exterior', understood: exterior() } as const;
  if (wishes.setting === 'interior')
    return { setting: 'interior', understood: interior() } as const;
  const outside = exterior();
  const inside = interior();
  return sureness(inside) > sureness(outside)
    ? ({ setting: 'interior', understood: inside } as const)
    : ({ setting: 'exterior', understood: outside } as const);
}
