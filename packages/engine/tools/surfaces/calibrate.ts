/** Fits the two numbers left after training on photos that the learners have not seen. */
import { classesOf, type SceneKind } from '../../src/sense/analysis.ts';
import { settle } from '../../src/sense/surface-model.ts';
import type { MeasuredPhoto } from './samples.ts';
import { scorePoints } from './score.ts';

export type Beliefs = ReadonlyMap<string, readonly Float32Array[]>;

export function settleAll(
  photos: readonly MeasuredPhoto[],
  first: Beliefs,
  second: Beliefs,
  classes: number,
  relaxation: number,
  temperature: number,
): Map<string, Float32Array[]> {
  return new Map(
    photos.map(({ name, variants }) => {
      const { patches } = variants[0]!.evidence;
      const [p, q] = [first.get(name)![0]!, second.get(name)![0]!];
      return [name, [settle(patches, p, q, classes, relaxation, temperature)]];
    }),
  );
}

/** Of the points judged with a probability above `sureFrom`, at least this share must be right. */
const wantedWhenSure = 0.955;
const hottest = 3;

/**
 * The pair with the least log loss; then the temperature is raised until who is sure is right, for
 * a pattern laid on a wrong surface costs more than a surface left with its own texture.
 */
export function calibrate(
  kind: SceneKind,
  photos: readonly MeasuredPhoto[],
  first: Beliefs,
  second: Beliefs,
): { relaxation: number; temperature: number } {
  const classes = classesOf[kind].length;
  let best = { relaxation: 0, temperature: 1 };
  let lowest = Infinity;
  for (const relaxation of [0, 0.5, 1, 1.5, 2, 3, 4]) {
    for (let step = 14; step <= 44; step += 2) {
      const temperature = step / 20;
      const settled = settleAll(photos, first, second, classes, relaxation, temperature);
      const loss = logLoss(photos, settled, classes);
      if (loss < lowest) {
        lowest = loss;
        best = { relaxation, temperature };
      }
    }
  }
  const { relaxation } = best;
  let { temperature } = best;
  for (; temperature < hottest; temperature += 0.05) {
    const settled = settleAll(photos, first, second, classes, relaxation, temperature);
    const { sure, sureRight } = scorePoints(kind, photos, settled);
    if (sureRight >= wantedWhenSure * sure) break;
  }
  return { relaxation, temperature: Math.round(temperature * 100) / 100 };
}

function logLoss(photos: readonly MeasuredPhoto[], beliefs: Beliefs, classes: number): number {
  let loss = 0;
  for (const photo of photos) {
    const { patch, label } = photo.variants[0]!;
    const rows = beliefs.get(photo.name)![0]!;
    patch.forEach((k, index) => {
      loss -= Math.log(Math.max(1e-6, rows[k * classes + label[index]!]!));
    });
  }
  return loss;
}
