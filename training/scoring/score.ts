/** Share of labelled points that are judged right. */
import { classesOf, type SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import type { Superpixels } from '../../packages/engine/src/sense/patches/superpixels.ts';
import { mergedClass } from '../labelling/labels.ts';

export interface Score {
  readonly kind: SceneKind;
  points: number;
  /** All classes apart, and with openings and things taken as one. */
  full: number;
  merged: number;
  /** Points judged with a probability above `sureFrom`, and those of them that are right. */
  sure: number;
  sureRight: number;
  /** Furniture, and how much of it was taken for floor, wall or ceiling. */
  things: number;
  thingsAsSurface: number;
  /** Rows: truth; columns: judged. */
  readonly confusion: number[][];
}

export const sureFrom = 0.8;

export function emptyScore(kind: SceneKind): Score {
  const names = classesOf[kind];
  const confusion = names.map(() => names.map(() => 0));
  return {
    kind,
    points: 0,
    full: 0,
    merged: 0,
    sure: 0,
    sureRight: 0,
    things: 0,
    thingsAsSurface: 0,
    confusion,
  };
}

export function addPoint(score: Score, truth: number, judged: number, probability: number): void {
  const names = classesOf[score.kind];
  const [wanted, got] = [names[truth]!, names[judged]!];
  const right = mergedClass(score.kind, wanted) === mergedClass(score.kind, got);
  score.points++;
  if (truth === judged) score.full++;
  if (right) score.merged++;
  if (probability > sureFrom) {
    score.sure++;
    if (right) score.sureRight++;
  }
  if (wanted === 'object') {
    score.things++;
    if (got === 'floor' || got === 'wall' || got === 'ceiling') score.thingsAsSurface++;
  }
  score.confusion[truth]![judged]! += 1;
}

/** A photo whose patches are judged, and the classes of its labelled patches. */
export interface JudgedPhoto {
  readonly patches: Superpixels;
  /** Patches x classes. */
  readonly beliefs: Float32Array;
  readonly labelled: readonly { readonly patch: number; readonly label: number }[];
}

export function scorePoints(kind: SceneKind, photos: readonly JudgedPhoto[]): Score {
  const classes = classesOf[kind].length;
  const score = emptyScore(kind);
  for (const { beliefs, labelled } of photos) {
    for (const { patch, label } of labelled) {
      const row = beliefs.subarray(patch * classes, (patch + 1) * classes);
      const most = Math.max(...row);
      addPoint(score, label, row.indexOf(most), most);
    }
  }
  return score;
}

export function printScore(title: string, score: Score): void {
  const percent = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${title}: ${score.points} points, merged ${percent(score.merged, score.points)}, ` +
      `full ${percent(score.full, score.points)}; sure ${percent(score.sure, score.points)}, of these ` +
      `right ${percent(score.sureRight, score.sure)}; things as surface ` +
      `${percent(score.thingsAsSurface, score.things)}`,
  );
  const names = classesOf[score.kind];
  score.confusion.forEach((row, truth) => {
    const cells = row.map((count) => String(count).padStart(6)).join('');
    console.log(`  ${names[truth]!.padEnd(11)}${cells}`);
  });
}
