/** Sketch to picture: detects lines, classifies regions, paints them, and keeps the lines on top. */
import type { RgbImage } from '../image/image.ts';
import { distanceTo } from './areas/distance.ts';
import type { ClassifiedShape, SketchPart } from './areas/parts.ts';
import { fillRegions } from './paint/fill.ts';
import { finishOnPaper } from './paint/finish.ts';
import { paintLight } from './paint/light.ts';
import { readDrawing } from './read-drawing.ts';
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
  /** Detected parts, with the share of the picture each covers; `unsure` included. */
  readonly parts: readonly {
    readonly part: SketchPart;
    readonly area: number;
    readonly confidence: number;
  }[];
}

export function colourSketch(photo: RgbImage, request: SketchRequest): ColouredSketch {
  const step = (stage: SketchStage, percent: number) => {
    request.signal?.throwIfAborted();
    request.onStage?.(stage, percent);
  };
  const { drawing, ink, regions, setting, understood } = readDrawing(photo, request.wishes, step);
  const { widthPx, heightPx } = drawing;
  const byRegion: (ClassifiedShape | undefined)[] = [];
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

function summary(understood: readonly ClassifiedShape[]) {
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
