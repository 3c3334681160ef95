/** Detects everyday things on a picture with a network from an optional package. */
import type { RgbImage } from '../image/image.ts';
import { resizeArea, resizeBilinear } from '../ops/resize.ts';
import { detectedKinds } from './detected-kinds.ts';
import { readGraph } from './graph-file.ts';
import { type DetectorFiles, detectorFiles } from './package-files.ts';
import { createGraphRunner, type Output } from './run-graph.ts';

export interface Detection {
  readonly kind: string;
  /** The network's score, 0..1; not a probability. */
  readonly score: number;
  /** As shares of the picture, from its top left corner. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

type Detector = (picture: RgbImage) => Detection[];

/** The network's input is a square. */
export const detectorSide = 512;
export const detectorOutputs = [
  'tower_0/CenternetHead/centernet_cls_output/BiasAdd',
  'tower_0/CenternetHead/centernet_wh_output/BiasAdd',
] as const;
/** Distances to left, top, right and bottom are in multiples of this many pixels of the square. */
const reachUnit = 16;
const leastScore = 0.05;
const mostDetections = 100;
/** Non-maximum suppression: boxes of one kind with a larger IoU are the same thing. */
const sameThing = 0.6;

const made = new Map<string, Detector>();

/** Most confident first; undefined if the package isn't installed. */
export function detectThings(
  picture: RgbImage,
  files: DetectorFiles | null = detectorFiles(),
): readonly Detection[] | undefined {
  if (!files) return undefined;
  const detector = made.get(files.graph) ?? createDetector(files);
  made.set(files.graph, detector);
  return detector(picture);
}

/** Frees the network's weights and sheets; the next picture loads them again. */
export function releaseDetector(): void {
  made.clear();
}

function createDetector(files: DetectorFiles): Detector {
  const run = createGraphRunner(readGraph(files), detectorOutputs, detectorSide);
  return (picture) => {
    const [scores, reaches] = run(squared(picture)) as [Output, Output];
    return decoded(scores, reaches);
  };
}

function squared({ widthPx, heightPx, data }: RgbImage): Float32Array {
  const square = new Float32Array(detectorSide * detectorSide * 3);
  for (let channel = 0; channel < 3; channel++) {
    const plane = new Float32Array(widthPx * heightPx);
    for (let i = 0; i < plane.length; i++) plane[i] = data[3 * i + channel]!;
    const resize = widthPx > detectorSide && heightPx > detectorSide ? resizeArea : resizeBilinear;
    const small = resize(plane, widthPx, heightPx, detectorSide, detectorSide);
    for (let i = 0; i < small.length; i++) square[3 * i + channel] = small[i]!;
  }
  return square;
}

/** Local maxima: a thing is where its kind's score is the highest of the 3 x 3 neighbourhood. */
function decoded(scores: Output, reaches: Output): Detection[] {
  const least = Math.log(leastScore / (1 - leastScore));
  const found: Detection[] = [];
  for (const [index, kind] of detectedKinds) {
    for (let y = 0; y < scores.height; y++) {
      for (let x = 0; x < scores.width; x++) {
        const score = scores.data[(y * scores.width + x) * scores.lanes + index]!;
        if (score < least || !isPeak(scores, index, x, y, score)) continue;
        const box = boxAt(reaches, x, y);
        found.push({ kind, score: 1 / (1 + Math.exp(-score)), box });
      }
    }
  }
  return apart(found.sort((one, other) => other.score - one.score)).slice(0, mostDetections);
}

function isPeak(
  { width, height, lanes, data }: Output,
  index: number,
  x: number,
  y: number,
  score: number,
) {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (data[(row * width + column) * lanes + index]! > score) return false;
    }
  }
  return true;
}

const within = (share: number) => Math.max(0, Math.min(1, share));

function boxAt({ width, height, lanes, data }: Output, x: number, y: number): Detection['box'] {
  const at = (y * width + x) * lanes;
  const unit = reachUnit / detectorSide;
  const left = within(x / width - data[at]! * unit);
  const top = within(y / height - data[at + 1]! * unit);
  const right = within(x / width + data[at + 2]! * unit);
  const bottom = within(y / height + data[at + 3]! * unit);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Non-maximum suppression: keeps each thing's highest score. */
function apart(found: readonly Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const one of found) {
    const isKnown = kept.some(
      ({ kind, box }) => kind === one.kind && overlap(box, one.box) > sameThing,
    );
    if (!isKnown) kept.push(one);
  }
  return kept;
}

/** Intersection over union of two boxes. */
export function overlap(one: Detection['box'], other: Detection['box']): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (wide <= 0 || high <= 0) return 0;
  const both = wide * high;
  return both / (one.width * one.height + other.width * other.height - both);
}
