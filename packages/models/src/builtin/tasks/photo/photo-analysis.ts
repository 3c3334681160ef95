/**
 * Cached analyses of this thread's last photos: another style on the same photo starts at once. They are large, so
 * few are kept.
 */
import { createHash } from 'node:crypto';
import { leftAlone, type PreservedSubject, subjectInstead } from '@maquette/engine/analysis';
import {
  type Analysis,
  analysePhoto,
  protectThings,
  type SurfaceClass,
  scaleAnalysis,
  usualSidePx,
} from '@maquette/engine/restyle';
import type { PhotoHints } from '../messages/restyle.ts';
import { type PaintedParts, withPaint } from '../painted-things.ts';
import { decode } from '../plain-picture.ts';
import { sceneOf } from '../scene-of-photo.ts';
import type { TaskReports } from '../task-table.ts';
import { detectionsOn } from './photo-detections.ts';

/** Total pixels of cached photos: a few at the usual size, or one at the largest. */
const heldPixels = 3_200_000;

export interface ReadPhoto {
  readonly analysis: Analysis;
  /** Size of the picture including letterbox bars, which the analysis omits. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** People, animals, vehicles and screens; boxes are shares of the analysed part. */
  readonly leftAlone: readonly PreservedSubject[];
  /** If it isn't a room or building: what it shows, as a sentence. */
  readonly subjectInstead: () => string | undefined;
  /** The scene that it seems to show, whatever it was analysed as. */
  readonly seen: () => ReturnType<typeof sceneOf>;
  /** The analysis scaled down; the last one is cached. */
  readonly smaller: (widthPx: number) => Analysis;
  /** Manually painted parts, which are painted in the analysis too. */
  readonly painted?: PaintedParts;
}
const recent = new Map<string, ReadPhoto>();

/** Share of a render's progress for the analysis. */
export const analysisPercent = 55;

const stageNames: Readonly<Record<string, string>> = {
  lines: 'Finding lines and corners',
  surfaces: 'Telling walls from floors',
  mattes: 'Tracing edges',
  light: 'Reading the light',
};

export async function readPhoto(
  photo: Uint8Array,
  kind: 'interior' | 'exterior',
  maxSidePx: number,
  hints: PhotoHints,
  reports: TaskReports,
  percent = analysisPercent,
): Promise<ReadPhoto> {
  const key = createHash('sha256')
    .update(photo)
    .update(JSON.stringify([kind, maxSidePx, hints.surfaceHints ?? [], hints.boxCorners]))
    .digest('hex');
  const known = recent.get(key);
  if (known) {
    recent.delete(key);
    recent.set(key, known);
    return withPaint(known, hints.paintedThings);
  }
  const picture = await decode(photo, maxSidePx);
  makeRoomFor(picture.widthPx * picture.heightPx);
  const inPixels = ({ x, y }: { x: number; y: number }) => ({
    x: x * picture.widthPx,
    y: y * picture.heightPx,
  });
  const [topLeft, topRight, bottomRight, bottomLeft] = (hints.boxCorners ?? []).map(inPixels);
  // the small, the free and the large picture of a photo then show the same room
  const usual = maxSidePx === usualSidePx ? picture : await decode(photo, usualSidePx);
  const seen = analysePhoto(picture, kind, {
    usual,
    onProgress: (share, stage) =>
      reports.stage(stageNames[stage] ?? 'Looking at the photo', share * percent),
    hints: {
      points: (hints.surfaceHints ?? []).map(({ at, surface }) => ({
        ...inPixels(at),
        is: surface as SurfaceClass,
      })),
      ...(topLeft && topRight && bottomRight && bottomLeft
        ? { backWall: [topLeft, topRight, bottomRight, bottomLeft] }
        : {}),
    },
  });
  const detections = detectionsOn(photo, seen.photo) ?? [];
  const alone = leftAlone(detections);
  const analysis = protectThings(
    seen,
    alone.map(({ box }) => box),
  );
  const read: ReadPhoto = {
    analysis,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    leftAlone: alone,
    subjectInstead: () => subjectInstead(seen.photo, detections),
    seen: () => sceneOf(photo, analysis.photo),
    smaller: keepingTheLast((widthPx) => scaleAnalysis(analysis, widthPx)),
  };
  recent.set(key, read);
  return withPaint(read, hints.paintedThings);
}

/** The oldest are removed before the new one is computed, so that they never coexist. */
function makeRoomFor(pixels: number): void {
  let held = pixels;
  for (const { widthPx, heightPx } of recent.values()) held += widthPx * heightPx;
  for (const [key, { widthPx, heightPx }] of recent) {
    if (held <= heldPixels) return;
    recent.delete(key);
    held -= widthPx * heightPx;
  }
}

export function keepingTheLast<Value>(make: (key: number) => Value): (key: number) => Value {
  let last: { readonly key: number; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
