/**
 * Whether the photo's own things, in usual sizes, fit the shape that was read. Beds, cookers and basins stand at walls:
 * one that would fit at none of them tells that the walls are elsewhere.
 */
import type { Detection } from '../../detector/detect-things.ts';
import { rectAt, wallSpots } from '../furnish/floor-plan.ts';
import { likeness } from '../furnish/old-places.ts';
import { RoomView, thingsMap } from '../furnish/room-view.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';

interface Sizes {
  /** Width, depth, height. */
  readonly metres: readonly (readonly [number, number, number])[];
  readonly low?: number;
  /** Distances from the wall; beds also stand along it. */
  readonly out?: readonly number[];
  readonly isTurned?: true;
}

const usual: Readonly<Record<string, Sizes>> = {
  bed: {
    metres: [
      [0.95, 2.05, 0.6],
      [1.5, 2.1, 0.75],
      [1.9, 2.2, 1.1],
    ],
    out: [0, 0.5],
    isTurned: true,
  },
  toilet: { metres: [[0.4, 0.68, 0.78]] },
  sink: {
    metres: [
      [0.55, 0.48, 0.25],
      [0.8, 0.55, 0.25],
    ],
    low: 0.8,
  },
  'oven or stove': {
    metres: [
      [0.62, 0.64, 0.85],
      [0.75, 0.64, 1],
      [0.6, 0.6, 0.6],
    ],
    low: 0.1,
  },
  refrigerator: {
    metres: [
      [0.62, 0.68, 1.75],
      [0.9, 0.75, 1.78],
    ],
  },
};

export interface FittedThing {
  readonly kind: string;
  /** 0..1: intersection over union with its best place at any wall. */
  readonly likeness: number;
  /** Of the picture. */
  readonly share: number;
}

function bestLikeness(
  shell: PhotoShell,
  view: RoomView,
  { metres, low = 0, out = [0], isTurned }: Sizes,
  box: Detection['box'],
): number {
  let best = 0;
  for (const [wide, deep, high] of metres) {
    const ways = isTurned
      ? [
          [wide, deep],
          [deep, wide],
        ]
      : [[wide, deep]];
    for (const [width, depth] of ways as [number, number][])
      for (const spot of wallSpots(shell, { widthMetres: width }))
        for (const from of out) {
          const rect = rectAt(spot, { x0: -width / 2, x1: width / 2, z0: from, z1: from + depth });
          best = Math.max(best, likeness(view.see({ rect, low, high: low + high }), box));
        }
  }
  return best;
}

/** Less sure or smaller things tell nothing. */
const least = { score: 0.4, share: 0.012 } as const;

export function thingsFit(
  shell: PhotoShell,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  detections: readonly Detection[],
): FittedThing[] {
  const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
  const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
  return detections.flatMap(({ kind, score, box }) => {
    const sizes = usual[kind];
    const share = box.width * box.height;
    if (!sizes || score < least.score || share < least.share) return [];
    return [{ kind, share, likeness: bestLikeness(shell, view, sizes, box) }];
  });
}
