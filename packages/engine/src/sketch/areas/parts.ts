/** Classes of a drawing's regions, with confidence. */
import type { Shape } from './shapes.ts';

export const exteriorParts = [
  'sky',
  'sun',
  'ground',
  'path',
  'water',
  'tree',
  'trunk',
  'roof',
  'chimney',
  'wall',
  'window',
  'door',
] as const;

export const interiorParts = [
  'ceiling',
  'wall',
  'floor',
  'window',
  'picture',
  'rug',
  'furniture',
  'lamp',
] as const;

export type SketchPart =
  | (typeof exteriorParts)[number]
  | (typeof interiorParts)[number]
  /** Unknown: tinted in harmony with its neighbours, never given a false class. */
  | 'unsure';

export interface ClassifiedShape {
  readonly shape: Shape;
  readonly part: SketchPart;
  /** 0..1: margin over the other classes. */
  readonly confidence: number;
}

/** Linear ramp: 0 at `from`, 1 at `to` (which may be lower). */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Combined evidence for a class: the product of its conditions, each 0..1. */
export const all = (...evidence: readonly number[]): number =>
  evidence.reduce((product, value) => product * value, 1);

const leastEvidence = 0.22;

/** Chooses the class with the most evidence; near ties and weak evidence are `unsure`. */
export function decide(
  shape: Shape,
  evidence: Partial<Record<SketchPart, number>>,
): ClassifiedShape {
  const ranked = Object.entries(evidence).sort((a, b) => b[1] - a[1]);
  const [part, best] = ranked[0] ?? ['unsure', 0];
  const second = ranked[1]?.[1] ?? 0;
  if (best < leastEvidence) return { shape, part: 'unsure', confidence: best };
  return {
    shape,
    part: part as SketchPart,
    confidence: best * (1 - 0.6 * (second / best) ** 2),
  };
}

/** Share of a shape's outline adjacent to neighbours of these classes. */
export function shareWith(
  shape: Shape,
  parts: ReadonlyMap<number, SketchPart>,
  ...wanted: readonly SketchPart[]
): number {
  let share = 0;
  for (const [id, length] of shape.neighbours) {
    const part = parts.get(id);
    if (part && wanted.includes(part)) share += length;
  }
  return share;
}

/** True if the neighbour's box contains this shape's box and they share much of its outline. */
export function liesInside(shape: Shape, outer: Shape): boolean {
  const slack = 0.012;
  return (
    outer.left <= shape.left + slack &&
    outer.right >= shape.right - slack &&
    outer.top <= shape.top + slack &&
    outer.bottom >= shape.bottom - slack &&
    outer.area > shape.area
  );
}
