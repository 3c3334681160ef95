/** Detects things on a photo with their boxes, above a confidence threshold. */
import { readFileSync } from 'node:fs';
import { type Detection, detectThings } from '../detector/detect-things.ts';
import type { RgbImage } from '../image/image.ts';
import { connectedComponents } from '../ops/components.ts';
import { withScratch } from '../ops/scratch-arrays.ts';
import { classesOf, type PixelBox, type SceneKind } from '../sense/analysis.ts';
import { softmaxRows } from '../sense/judges/boosted-trees.ts';
import { cropImage, findLetterbox } from '../sense/photo/letterbox.ts';
import { withDetections } from './detections/with-detections.ts';
import { readAs } from './scene-features.ts';
import type { ThingsFound } from './seen-things.ts';
import { type ThingKind, thingKinds } from './thing-kinds.ts';
import { readThingsWeights, type ThingsWeights, thingScores } from './things-network.ts';

/** A kind's score is the mean of its best cells. */
const bestCells = 6;
/** A thing extends over cells with at least this share of its best cell's likelihood. */
const edgeShare = 0.45;
/** A second thing of the same kind needs a cell with at least this share of the best one's likelihood. */
const otherShare = 0.85;
const leastCells = 2;
const mostOfKind = 4;
/** Means and maxima of the deepest layer. */
const summaryLength = 256;

const loaded = new Map<SceneKind, ThingsWeights>();

function weightsFor(kind: SceneKind, inputs: number): ThingsWeights {
  const known = loaded.get(kind);
  if (known) return known;
  const bytes = readFileSync(new URL(`../../weights/things-${kind}.bin`, import.meta.url));
  const all = new Float32Array(new Uint8Array(bytes).buffer);
  const weights = readThingsWeights(all, inputs, summaryLength, thingKinds[kind].length);
  loaded.set(kind, weights);
  return weights;
}

interface CellScores {
  readonly columns: number;
  readonly rows: number;
  /** Cell by cell, one per kind. */
  readonly scores: Float32Array;
  readonly weights: ThingsWeights;
}

function scoreCells(photo: RgbImage, kind: SceneKind): CellScores {
  const seen = withScratch(() => {
    const reading = readAs(photo, kind);
    return { reading, cells: reading.features() };
  });
  const { reading, cells } = seen;
  const classes = classesOf[kind].length;
  const surfaces = pooled(
    softmaxRows(reading.scores, classes),
    { columns: reading.width, rows: reading.height },
    { columns: cells.width, rows: cells.height },
    classes,
  );
  const weights = weightsFor(kind, cells.channels + classes);
  const scores = thingScores({ cells, surfaces, summary: reading.summary }, weights);
  return { columns: cells.width, rows: cells.height, scores, weights };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Average-pools the larger grid onto the smaller one. */
function pooled(from: Float32Array, large: Grid, small: Grid, classes: number): Float32Array {
  const to = new Float32Array(small.columns * small.rows * classes);
  for (let row = 0; row < small.rows; row++) {
    const [top, bottom] = under(row, small.rows, large.rows);
    for (let column = 0; column < small.columns; column++) {
      const [left, right] = under(column, small.columns, large.columns);
      const out = (row * small.columns + column) * classes;
      const count = (bottom - top) * (right - left);
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const at = (y * large.columns + x) * classes;
          for (let k = 0; k < classes; k++) to[out + k]! += from[at + k]! / count;
        }
      }
    }
  }
  return to;
}

const under = (at: number, small: number, large: number): readonly [number, number] => [
  Math.floor((at * large) / small),
  Math.ceil(((at + 1) * large) / small),
];

const sigmoid = (score: number) => 1 / (1 + Math.exp(-score));

/** Score of each kind for the whole picture: mean of its best cells. */
function kindScores({ columns, rows, scores }: CellScores, kinds: number): number[] {
  const count = columns * rows;
  return Array.from({ length: kinds }, (_, k) => {
    const all = Float32Array.from({ length: count }, (_cell, cell) => scores[cell * kinds + k]!);
    const best = all.sort().subarray(Math.max(0, count - bestCells));
    return best.reduce((sum, score) => sum + score, 0) / best.length;
  });
}

/** Kinds with a lower threshold than usual, for a known room. */
export type Expected = ReadonlyMap<string, number>;

/** By our own head and by the detector, if that is installed and `detections` isn't `null`. */
export function findThings(
  picture: RgbImage,
  kind: SceneKind,
  detections: readonly Detection[] | null = detectThings(picture) ?? null,
  expected: Expected = new Map(),
): ThingsFound {
  const found = findByHead(picture, kind, expected);
  return detections ? withDetections(found, detections, kind) : found;
}

function findByHead(picture: RgbImage, kind: SceneKind, expected: Expected): ThingsFound {
  const crop = findLetterbox(picture);
  const seen = scoreCells(cropImage(picture, crop), kind);
  const kinds = thingKinds[kind];
  const { calibration, least } = seen.weights;
  const likelihoods = kindScores(seen, kinds.length).map((score, k) =>
    sigmoid(score * calibration.slope[k]! + calibration.offset[k]!),
  );
  const things = likelihoods.flatMap((likelihood, k) =>
    likelihood < Math.min(least[k]!, expected.get(kinds[k]!.name) ?? 1)
      ? []
      : boxesOf(seen, k, kinds).map((box) => ({
          name: kinds[k]!.name,
          likelihood: Math.round(likelihood * 100) / 100,
          box: inPicture(box, crop, picture),
        })),
  );
  return {
    things: things.sort((one, other) => other.likelihood - one.likelihood),
    lookedFor: kinds.flatMap(({ name }, k) => (least[k]! <= 1 ? [name] : [])),
    likelihoods: new Map(kinds.map(({ name }, k) => [name, likelihoods[k]!])),
  };
}

interface Shares {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Stretch {
  left: number;
  right: number;
  top: number;
  bottom: number;
  best: number;
  cells: number;
}

/** Connected cells whose likelihood is near that of the best cell. */
function stretchesOf(likely: Float32Array, best: number, { columns, rows }: Grid): Stretch[] {
  const isOf = Uint8Array.from(likely, (value) => (value >= edgeShare * best ? 1 : 0));
  return withScratch(() => {
    const { of, size } = connectedComponents(isOf, columns, rows);
    const none = { left: columns, right: 0, top: rows, bottom: 0, best: 0, cells: 0 };
    const stretches = size.map((): Stretch => ({ ...none }));
    for (let cell = 0; cell < likely.length; cell++) {
      const stretch = stretches[of[cell]!];
      if (!stretch) continue;
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      stretch.left = Math.min(stretch.left, x);
      stretch.right = Math.max(stretch.right, x + 1);
      stretch.top = Math.min(stretch.top, y);
      stretch.bottom = Math.max(stretch.bottom, y + 1);
      stretch.best = Math.max(stretch.best, likely[cell]!);
      stretch.cells++;
    }
    return stretches;
  });
}

/** Most confident first, as shares of the cropped photo. */
function boxesOf(seen: CellScores, k: number, kinds: readonly ThingKind[]): Shares[] {
  const { columns, rows, scores } = seen;
  const likely = Float32Array.from({ length: columns * rows }, (_, cell) =>
    sigmoid(scores[cell * kinds.length + k]!),
  );
  const best = likely.reduce((most, value) => Math.max(most, value), 0);
  return stretchesOf(likely, best, seen)
    .sort((one, other) => other.best - one.best)
    .filter(
      (stretch, at) =>
        at === 0 || (stretch.best >= otherShare * best && stretch.cells >= leastCells),
    )
    .slice(0, kinds[k]!.isSeveral ? mostOfKind : 1)
    .map(({ left, right, top, bottom }) => ({
      x: left / columns,
      y: top / rows,
      width: (right - left) / columns,
      height: (bottom - top) / rows,
    }));
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;

function inPicture(box: Shares, crop: PixelBox, { widthPx, heightPx }: RgbImage): Shares {
  return {
    x: rounded((crop.x + box.x * crop.widthPx) / widthPx),
    y: rounded((crop.y + box.y * crop.heightPx) / heightPx),
    width: rounded((box.width * crop.widthPx) / widthPx),
    height: rounded((box.height * crop.heightPx) / heightPx),
  };
}
