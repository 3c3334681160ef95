/**
 * Merges things from our own head and from the detector. For kinds that both know the detector is more
 * accurate: it decides, and gives the boxes.
 */
import { readFileSync } from 'node:fs';
import type { Detection } from '../../detector/detect-things.ts';
import type { SceneKind } from '../../sense/analysis.ts';
import type { SeenThing, ThingsFound } from '../seen-things.ts';

interface KindRow {
  /** Calibration: logit of the likelihood from the logit of the detector's score. */
  readonly slope: number;
  readonly offset: number;
  /** Threshold for naming a kind; above 1: never. */
  readonly least: number;
}

/** Fitted by training/detector on rooms and fronts of houses. */
const rows: Readonly<Record<string, KindRow>> = JSON.parse(
  readFileSync(new URL('../../../weights/detector-kinds.json', import.meta.url), 'utf8'),
);
/** Kinds found in front of houses; all others are found in rooms. */
const outdoors: readonly string[] = ['car'];
/**
 * Limits for beds: rooms of kinds missing in the fit show none at such scores, unless our own head finds one
 * too.
 */
const sureScore = 0.3;
const agreed = 0.5;
const mostOfKind = 6;
/**
 * Things that identify a kitchen. Elsewhere a black box in a wall isn't a microwave; in 40 kitchens with one,
 * these sum to .99 or more.
 */
const kitchenSigns = ['oven or stove', 'refrigerator', 'dishwasher', 'worktop', 'sink'];
const leastKitchen = 0.5;

const logit = (share: number) => Math.log(share / (1 - share));
/** The detector omits lower scores. */
const leastScore = 0.05;

function likelihoodOf({ slope, offset }: KindRow, score: number): number {
  const given = logit(Math.max(leastScore, Math.min(0.999, score)));
  return 1 / (1 + Math.exp(-(slope * given + offset)));
}

export function withDetections(
  found: ThingsFound,
  detections: readonly Detection[],
  scene: SceneKind,
): ThingsFound {
  const likelihoods = new Map(found.likelihoods);
  const lookedFor = new Set(found.lookedFor);
  let things: readonly SeenThing[] = found.things;
  for (const [name, row] of Object.entries(rows)) {
    if (outdoors.includes(name) !== (scene === 'exterior')) continue;
    const byHead = found.likelihoods.get(name) ?? 0;
    const isTrusted = (score: number) => score >= sureScore || byHead >= agreed;
    const ofKind = detections.filter(({ kind }) => kind === name);
    const score = ofKind[0]?.score ?? 0;
    const likelihood = likelihoodOf(row, score);
    const named = ofKind.filter(
      (one) => isTrusted(one.score) && likelihoodOf(row, one.score) >= row.least,
    );
    const own = likelihood >= agreed ? things.filter((thing) => thing.name === name) : [];
    const others = things.filter((thing) => thing.name !== name);
    things = [...others, ...(named.length > 0 ? named.slice(0, mostOfKind).map(asThing) : own)];
    if (row.least <= 1) lookedFor.add(name);
    const isOwn = named.length === 0 && own.length > 0;
    const least = isTrusted(score) ? likelihood : Math.min(likelihood, byHead);
    likelihoods.set(name, isOwn ? Math.max(least, byHead) : least);
  }
  const kitchen =
    1 - kitchenSigns.reduce((none, sign) => none * (1 - (likelihoods.get(sign) ?? 0)), 1);
  if (kitchen < leastKitchen) {
    things = things.filter(({ name }) => name !== 'microwave');
    likelihoods.set('microwave', Math.min(likelihoods.get('microwave') ?? 0, kitchen));
  }
  // Dining tables have no labels of their own, so this score isn't calibrated; it is lower than their
  // precision.
  const dining = detections.find(({ kind }) => kind === 'dining table');
  likelihoods.set('dining table', dining?.score ?? 0);
  return {
    things: things.toSorted((one, other) => other.likelihood - one.likelihood),
    lookedFor: [...lookedFor],
    likelihoods,
  };
}

function asThing({ kind, score, box }: Detection): SeenThing {
  const likelihood = rounded(likelihoodOf(rows[kind]!, score), 100);
  return { name: kind, likelihood, box: roundedBox(box) };
}

const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

const roundedBox = ({ x, y, width, height }: Detection['box']): SeenThing['box'] => ({
  x: rounded(x, 1000),
  y: rounded(y, 1000),
  width: rounded(width, 1000),
  height: rounded(height, 1000),
});
