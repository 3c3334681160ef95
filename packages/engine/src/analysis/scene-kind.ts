/** Classifies a picture as room, building, drawing or none, before anything else. */
import { readFileSync } from 'node:fs';
import { okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { Detection } from '../detector/detect-things.ts';
import type { RgbImage } from '../image/image.ts';
import { findInk } from '../sketch/lines/ink.ts';
import { measurePicture } from './measures.ts';
import { whyNoPlace } from './no-place.ts';
import { sceneFeatures } from './scene-features.ts';
import { portraitOf } from './subjects/living-things.ts';
import { looksWritten } from './subjects/written-page.ts';

/** `none`: no place is recognisable. */
export type PictureKind = 'interior' | 'exterior' | 'drawing' | 'none';

export interface KindGuess {
  readonly kind: PictureKind;
  /** 0.5 a toss-up, 1 certain. */
  readonly confidence: number;
  /** For `none`: a sentence on what is visible instead. */
  readonly why?: string;
}

/**
 * A drawing is grey or of one tint. Either most of it is the same paper, or its lines are ink: distinctly
 * present or absent, while pale rooms have as many halftones as edges.
 */
const mostColour = 0.05;
const leastBare = 0.55;
const leastLines = 0.004;
const mostLines = 0.42;
const leastPaper = 0.7;
/** Spread of one paper's grey, in steps of 255. */
const paperSpread = 12;
/** Ratio of halftones to distinct ink. */
const mostHalfToInk = 0.48;
const samplesAcross = 120;

function isColourless({ widthPx, heightPx, data }: RgbImage): boolean {
  const a: number[] = [];
  const b: number[] = [];
  for (let row = 0; row < samplesAcross; row++) {
    for (let column = 0; column < samplesAcross; column++) {
      const x = Math.floor(((column + 0.5) / samplesAcross) * widthPx);
      const y = Math.floor(((row + 0.5) / samplesAcross) * heightPx);
      const i = (y * widthPx + x) * 3;
      const lab = okLabFromLinear(
        linearFromSrgb8[data[i]!]!,
        linearFromSrgb8[data[i + 1]!]!,
        linearFromSrgb8[data[i + 2]!]!,
      );
      a.push(lab[1]);
      b.push(lab[2]);
    }
  }
  const spread = (values: number[]) => {
    const sorted = values.sort((p, q) => p - q);
    return sorted[Math.floor(sorted.length * 0.95)]! - sorted[Math.floor(sorted.length * 0.05)]!;
  };
  return spread(a) < mostColour && spread(b) < mostColour;
}

function paperShare({ data }: RgbImage): number {
  const greys = new Float64Array(256 + 2 * paperSpread);
  for (let i = 0; i + 2 < data.length; i += 3) {
    const grey = Math.round((data[i]! + data[i + 1]! + data[i + 2]!) / 3);
    greys[grey + paperSpread]!++;
  }
  let sum = 0;
  let most = 0;
  for (let at = 0; at < greys.length; at++) {
    sum += greys[at]! - (greys[at - 2 * paperSpread - 1] ?? 0);
    most = Math.max(most, sum);
  }
  return most / (data.length / 3);
}

function onPaper(picture: RgbImage): 'drawing' | 'text' | undefined {
  const { line, strength } = findInk(picture);
  if (looksWritten(line, picture.widthPx, picture.heightPx)) return 'text';
  if (!isColourless(picture)) return undefined;
  let lines = 0;
  let bare = 0;
  let half = 0;
  for (let i = 0; i < line.length; i++) {
    lines += line[i]!;
    const ink = strength.data[i]!;
    if (ink < 0.08) bare++;
    else if (ink < 0.5) half++;
  }
  const total = line.length;
  const ink = total - bare - half;
  const isDrawn =
    bare > leastBare * total &&
    lines > leastLines * total &&
    lines < mostLines * total &&
    (half < mostHalfToInk * ink || paperShare(picture) > leastPaper);
  return isDrawn ? 'drawing' : undefined;
}

/** Clamp of standardised features, in deviations. */
export const widestFeature = 4;

/** Mean, scale and weight of each feature, then the bias. */
let weights: Float32Array | undefined;

function loadWeights(): Float32Array {
  if (weights) return weights;
  const bytes = readFileSync(new URL('../../weights/scene-kind.bin', import.meta.url));
  weights = new Float32Array(new Uint8Array(bytes).buffer);
  return weights;
}

export function buildingLikelihood(
  features: Float32Array,
  model: Float32Array = loadWeights(),
): number {
  const count = features.length;
  let sum = model[3 * count]!;
  for (let i = 0; i < count; i++) {
    const value = (features[i]! - model[i]!) * model[count + i]!;
    sum += model[2 * count + i]! * Math.max(-widestFeature, Math.min(widestFeature, value));
  }
  return 1 / (1 + Math.exp(-sum));
}

const noPlace = (why: string): KindGuess => ({ kind: 'none', confidence: 0.99, why });

/** Cheap checks for pictures that aren't photos of a place; undefined if it may be one. */
function glanceAt(picture: RgbImage, detections: readonly Detection[]): KindGuess | undefined {
  const paper = onPaper(picture);
  if (paper === 'text') return noPlace('It is a page of text.');
  if (paper === 'drawing') return { kind: 'drawing', confidence: 0.95 };
  const why = whyNoPlace(measurePicture(picture));
  if (why) return noPlace(why);
  const subject = portraitOf(detections);
  return subject ? noPlace(`It shows ${subject}, and hardly anything around.`) : undefined;
}

/** The subject of a photo that shows neither room nor building; undefined if it may show one. */
export const subjectInstead = (
  picture: RgbImage,
  detections: readonly Detection[],
): string | undefined => glanceAt(picture, detections)?.why;

/** @param detections from the detector on this picture, if it ran */
export function guessKind(
  picture: RgbImage,
  signal?: AbortSignal,
  detections: readonly Detection[] = [],
): KindGuess {
  const glance = glanceAt(picture, detections);
  if (glance) return glance;
  const exterior = buildingLikelihood(sceneFeatures(picture, signal));
  return exterior > 0.5
    ? { kind: 'exterior', confidence: exterior }
    : { kind: 'interior', confidence: 1 - exterior };
}
