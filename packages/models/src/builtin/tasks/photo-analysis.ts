/**
 * Analyses of the last photos of this thread: another style on the same photo starts at once. They
 * are large, so few are kept.
 */
import { createHash } from 'node:crypto';
import { type Analysis, analysePhoto, type SurfaceClass } from '@maquette/engine/restyle';
import { decode } from './plain-picture.ts';
import type { PhotoHints, TaskReports } from './task-table.ts';

const kept = 2;
const recent = new Map<string, Analysis>();

/** The share of a render that analysing takes. */
export const analysisPercent = 55;

const stageNames: Readonly<Record<string, string>> = {
  lines: 'Finding lines and corners',
  surfaces: 'Telling walls from floors',
  mattes: 'Tracing edges',
  light: 'Reading the light',
};

export async function analysisOf(
  photo: Uint8Array,
  kind: 'interior' | 'exterior',
  maxSidePx: number,
  hints: PhotoHints,
  reports: TaskReports,
): Promise<Analysis> {
  const key = createHash('sha256')
    .update(photo)
    .update(JSON.stringify([kind, maxSidePx, hints.surfaceHints, hints.boxCorners]))
    .digest('hex');
  const known = recent.get(key);
  if (known) {
    recent.delete(key);
    recent.set(key, known);
    return known;
  }
  const picture = await decode(photo, maxSidePx);
  const inPixels = ({ x, y }: { x: number; y: number }) => ({
    x: x * picture.widthPx,
    y: y * picture.heightPx,
  });
  const [topLeft, topRight, bottomRight, bottomLeft] = (hints.boxCorners ?? []).map(inPixels);
  const analysis = analysePhoto(picture, kind, {
    onProgress: (share, stage) =>
      reports.stage(stageNames[stage] ?? 'Looking at the photo', share * analysisPercent),
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
  recent.set(key, analysis);
  for (const oldest of recent.keys()) {
    if (recent.size <= kept) break;
    recent.delete(oldest);
  }
  return analysis;
}
