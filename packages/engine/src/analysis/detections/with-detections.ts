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
  /** Factors of the logits of other kinds' best scores: a bed with pillows looks like a sofa. */
  readonly others?: Readonly<Record<string, number>>;
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

const boundedLogit = (score: number) => logit(Math.max(leastScore, Math.min(0.999, score)));

const bestOf = (detections: readonly Detection[], name: string): number =>
  detections.reduce((best, { kind, score }) => (kind === name ? Math.max(best, score) : best), 0);

/** The likelihood of a score, beside what else is detected. */
function likelihoodsOf(row: KindRow, detections: readonly Detection[]) {
  const beside = Object.entries(row.others ?? {}).reduce(
    (sum, [name, factor]) => sum + factor * boundedLogit(bestOf(detections, name)),
    row.offset,
  );
  return (score: number) => 1 / (1 + Math.exp(-(row.slope * boundedLogit(score) + beside)));
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
    const isTrusted = (score: number) =>
      row.others !== undefined || score >= sureScore || byHead >= agreed;
    const ofKind = detections.filter(({ kind }) => kind === name);
    const score = ofKind[0]?.score ?? 0;
    const likelihoodOf = likelihoodsOf(row, detections);
    const likelihood = likelihoodOf(score);
    const named = ofKind.filter(
      (one) => isTrusted(one.score) && likelihoodOf(one.score) >= row.least,
    );
    const own = likelihood >= agreed ? things.filter((thing) => thing.name === name) : [];
    const others = things.filter((thing) => thing.name !== name);
    things = [
      ...others,
      ...(named.length > 0
        ? named.slice(0, mostOfKind).map((one) => asThing(one, likelihoodOf(one.score)))
        : own),
    ];
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
  likelihoods.set('dining table', bestOf(detections, 'dining table'));
  return {
    things: things.toSorted((one, other) => other.likelihood - one.likelihood),
    lookedFor: [...lookedFor],
    likelihoods,
  };
}

const asThing = ({ kind, box }: Detection, likelihood: number): SeenThing => ({
  name: kind,
  likelihood: rounded(likelihood, 100),
  box: roundedBox(box),
});

const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

const roundedBox = ({ x, y, width, height }: Detection['box']): SeenThing['box'] => ({
  x: rounded(x, 1000),
  y: rounded(y, 1000),
  width: rounded(width, 1000),
  height: rounded(height, 1000),
});
