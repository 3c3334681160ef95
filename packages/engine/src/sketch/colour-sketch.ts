/** Sketch to picture: reads the lines, understands the parts, paints them, keeps the lines on top. */
import type { RgbImage } from '../image/image.ts';
import { joinCrumbs } from './clumps.ts';
import { distanceTo } from './distance.ts';
import { understandExterior } from './exterior.ts';
import { fillRegions } from './fill.ts';
import { finishOnPaper } from './finish.ts';
import { boundingLines } from './hatching.ts';
import { findInk } from './ink.ts';
import { understandInterior } from './interior.ts';
import { paintLight } from './light.ts';
import { flattenSheet } from './paper.ts';
import type { SketchPart, UnderstoodShape } from './parts.ts';
import { reachBorders } from './reach-borders.ts';
import { findRegions } from './regions.ts';
import { measureShapes, type Shape } from './shapes.ts';
import type { SketchWishes } from './wishes.ts';

export interface SketchRequest {
  readonly wishes: SketchWishes;
  readonly seed: number;
  readonly signal?: AbortSignal;
  readonly onStage?: (stage: SketchStage, percent: number) => void;
}

export type SketchStage = 'lines' | 'regions' | 'parts' | 'paint' | 'finish';

export interface ColouredSketch {
  readonly image: RgbImage;
  readonly setting: 'exterior' | 'interior';
  /** What was recognised, with how much of the picture it covers; `unsure` is said plainly. */
  readonly parts: readonly {
    readonly part: SketchPart;
    readonly area: number;
    readonly confidence: number;
  }[];
}

export class NoLinesError extends Error {
  constructor() {
    super(
      'No lines were found on this picture. Please use a drawing with clear, dark lines on light paper.',
    );
    this.name = 'NoLinesError';
  }
}

/** Share of the picture that must be line for it to count as a drawing. */
const leastLineShare = 0.0015;

export function colourSketch(photo: RgbImage, request: SketchRequest): ColouredSketch {
  const step = (stage: SketchStage, percent: number) => {
    request.signal?.throwIfAborted();
    request.onStage?.(stage, percent);
  };
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
  const regions = joinCrumbs(findRegions(bounds, widthPx, heightPx));
  step('parts', 40);
  const shapes = measureShapes(regions);
  const { setting, understood } = understand(shapes, regions.hatched, request.wishes);
  const byRegion: (UnderstoodShape | undefined)[] = [];
  for (const one of understood) byRegion[one.shape.id] = one;
  step('paint', 50);
  const { label } = regions;
  const toEdge = distanceTo(
    (i) =>
      (i % widthPx < widthPx - 1 && label[i] !== label[i + 1]) ||
      (i + widthPx < label.length && label[i] !== label[i + widthPx]),
    widthPx,
    heightPx,
  );
  const colour = fillRegions({
    widthPx,
    heightPx,
    label,
    understood: byRegion,
    wishes: request.wishes,
    seed: request.seed,
  });
  const partOf = Array.from(byRegion, (one): SketchPart => one?.part ?? 'unsure');
  const light = paintLight({ widthPx, heightPx, label, partOf, toEdge });
  step('finish', 80);
  const image = finishOnPaper({
    colour,
    light,
    ink: ink.strength,
    toEdge,
    label,
    medium: request.wishes.medium,
    exposure: request.wishes.time === 'day' ? 1 : request.wishes.time === 'dusk' ? 0.62 : 0.32,
  });
  return { image, setting, parts: summary(understood) };
}

/** Reads it both ways when the prompt does not say which; the surer reading wins. */
function understand(shapes: readonly Shape[], hatched: readonly boolean[], wishes: SketchWishes) {
  const sureness = (all: readonly UnderstoodShape[]) =>
    all.reduce(
      (sum, { shape, confidence, part }) => sum + (part === 'unsure' ? 0 : shape.area * confidence),
      0,
    );
  const exterior = () => understandExterior(shapes, hatched, { water: wishes.water });
  const interior = () => understandInterior(shapes);
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

function summary(understood: readonly UnderstoodShape[]) {
  const totals = new Map<SketchPart, { area: number; weighted: number }>();
  for (const { shape, part, confidence } of understood) {
    const total = totals.get(part) ?? { area: 0, weighted: 0 };
    total.area += shape.area;
    total.weighted += shape.area * confidence;
    totals.set(part, total);
  }
  return [...totals]
    .map(([part, { area, weighted }]) => ({ part, area, confidence: weighted / area }))
    .sort((a, b) => b.area - a.area);
}
