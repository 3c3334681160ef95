/**
 * Finds openings without classification: compact, roughly rectangular areas among the lightest or darkest of
 * the picture.
 */
import { connectedComponents } from '../ops/components.ts';
import { unclearedScratch } from '../ops/scratch-arrays.ts';
import type { StructurePicture } from './structure-picture.ts';

export interface OpeningBlob {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Share of the frame. */
  readonly area: number;
}

const share = { lightest: 0.04, darkest: 0.04 } as const;
const margin = 0.035;
const smallest = 0.004;
const largest = 0.45;
const rectangularity = 0.6;

export function findOpeningBlobs(picture: StructurePicture): OpeningBlob[] {
  const { lightness, width, height } = picture;
  const sorted = unclearedScratch(Float32Array, lightness.length);
  sorted.set(lightness);
  sorted.sort();
  const middle = sorted[sorted.length >> 1]!;
  const lightest = sorted[Math.floor(sorted.length * (1 - share.lightest))]!;
  const darkest = sorted[Math.floor(sorted.length * share.darkest)]!;
  // Several openings can share the extremes, so a small margin is included.
  const high = Math.max(middle + margin * 2, lightest - margin);
  const low = Math.min(middle - margin * 2, darkest + margin);
  const labels = unclearedScratch(Uint8Array, lightness.length);
  for (let at = 0; at < labels.length; at++) {
    labels[at] = lightness[at]! >= high ? 1 : lightness[at]! <= low ? 2 : 0;
  }
  const parts = connectedComponents(labels, width, height);
  const boxes = parts.size.map(() => ({ x0: width, y0: height, x1: -1, y1: -1 }));
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] === 0) continue;
    const box = boxes[parts.of[at]!]!;
    const x = at % width;
    const y = (at - x) / width;
    if (x < box.x0) box.x0 = x;
    if (x > box.x1) box.x1 = x;
    if (y < box.y0) box.y0 = y;
    if (y > box.y1) box.y1 = y;
  }
  return boxes.flatMap((box, id) => {
    if (parts.label[id] === 0) return [];
    const size = parts.size[id]!;
    const area = size / lightness.length;
    const boxWidth = box.x1 - box.x0 + 1;
    const boxHeight = box.y1 - box.y0 + 1;
    if (area < smallest || area > largest) return [];
    if (size < rectangularity * boxWidth * boxHeight) return [];
    return [{ x: box.x0, y: box.y0, width: boxWidth, height: boxHeight, area }];
  });
}
