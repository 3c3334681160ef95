/**
 * Fits the numbers left after training (src/sense/network/calibration.ts) on photos that neither
 * judge has seen, and prints how well they are judged.
 *
 *   node training/scoring/calibrate.ts WEIGHTS_FOLDER FOLD LABELS.json=PHOTO_FOLDER...
 *
 * WEIGHTS_FOLDER holds surfaces.bin and the trees and networks of both kinds, trained without that fold
 * (see ../README.md). Photos that are set aside are not read.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, type SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { gatherEvidence } from '../../packages/engine/src/sense/evidence.ts';
import { loadLook } from '../../packages/engine/src/sense/judges/local-look.ts';
import {
  type Opinions,
  opinionsOf,
  settle,
} from '../../packages/engine/src/sense/judges/surface-model.ts';
import type { Calibration } from '../../packages/engine/src/sense/network/calibration.ts';
import { createSurfaceNetwork } from '../../packages/engine/src/sense/network/surface-network.ts';
import { decodeWeights } from '../../packages/engine/src/sense/network/weights-codec.ts';
import { cropImage, findLetterbox } from '../../packages/engine/src/sense/photo/letterbox.ts';
import { createWorkingImage } from '../../packages/engine/src/sense/photo/working-image.ts';
import { readWeights } from '../../packages/engine/src/sense/weights.ts';
import { classIndex, kindOf, type LabelledPoint, readLabels } from '../labelling/labels.ts';
import { foldOf } from '../photos/folds.ts';
import { isSetAside } from '../photos/held-out.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { type JudgedPhoto, printScore, type Score, scorePoints } from './score.ts';

/** Of the points judged with a probability above `sureFrom`, at least this share must be right. */
const wantedWhenSure = 0.985;
const hottest = 3;
const leanPrice = 0.003;
/** Furniture taken for a surface is painted over, which is worse than a bare patch of wall. */
const thingWeight = 4;
const kinds = ['interior', 'exterior'] as const;

interface Unsettled extends Omit<JudgedPhoto, 'beliefs'> {
  readonly opinions: Opinions;
}

const [weightsFolder, fold, ...sources] = process.argv.slice(2);
if (!weightsFolder || !fold || sources.length === 0) {
  throw new Error('Usage: calibrate.ts WEIGHTS_FOLDER FOLD LABELS.json=PHOTO_FOLDER...');
}
const networkFor = (kind: SceneKind) =>
  createSurfaceNetwork(decodeWeights(readWeights('surfaces', weightsFolder), kind));
const networks = { interior: networkFor('interior'), exterior: networkFor('exterior') };
const looks = {
  interior: loadLook('interior', weightsFolder),
  exterior: loadLook('exterior', weightsFolder),
};
const judged: Record<SceneKind, Unsettled[]> = { interior: [], exterior: [] };
for (const source of sources) {
  const [labelPath, folder] = source.split('=') as [string, string];
  const labels = readLabels([labelPath]);
  const kind = kindOf(labels);
  for (const [name, points] of labels) {
    const path = join(folder, name);
    const isOther = foldOf(name) !== Number(fold) || isSetAside(labelPath, name);
    if (isOther || !existsSync(path)) continue;
    judged[kind].push(await judge(path, kind, points));
  }
}
for (const kind of kinds) {
  if (judged[kind].length === 0) continue;
  const show = (title: string, calibration: Calibration) =>
    printScore(title, scoreWith(kind, calibration));
  const plain = { lean: evenly(kind), relaxation: 0, temperature: 1 };
  show('whole alone', { wholePower: 1, localPower: 0, ...plain });
  show('local alone', { wholePower: 0, localPower: 1, ...plain });
  const calibration = calibrate(kind);
  console.log(kind, JSON.stringify(calibration));
  show('settled', calibration);
  console.log(`log loss ${logLoss(kind, calibration).toFixed(3)}`);
}

async function judge(
  path: string,
  kind: SceneKind,
  points: readonly LabelledPoint[],
): Promise<Unsettled> {
  const picture = await readPhoto(path);
  const crop = findLetterbox(picture);
  const image = createWorkingImage(cropImage(picture, crop));
  const evidence = gatherEvidence(image, kind);
  const labelled = points.flatMap(({ x, y, c }) => {
    const px = ((x * picture.widthPx - crop.x) / crop.widthPx) * image.width;
    const py = ((y * picture.heightPx - crop.y) / crop.heightPx) * image.height;
    if (px < 0 || py < 0 || px >= image.width || py >= image.height) return [];
    const patch = evidence.patches.of[Math.floor(py) * image.width + Math.floor(px)]!;
    return [{ patch, label: classIndex(kind, c) }];
  });
  const opinions = opinionsOf(evidence, networks[kind], looks[kind]);
  return { patches: evidence.patches, opinions, labelled };
}

function settleAll(kind: SceneKind, calibration: Calibration): JudgedPhoto[] {
  const classes = classesOf[kind].length;
  return judged[kind].map(({ patches, opinions, labelled }) => ({
    patches,
    labelled,
    beliefs: settle(patches, opinions, classes, calibration),
  }));
}

function scoreWith(kind: SceneKind, calibration: Calibration): Score {
  return scorePoints(kind, settleAll(kind, calibration));
}

/**
 * The numbers with the least log loss; then the temperature is raised until who is sure is right,
 * for a pattern laid on a wrong surface costs more than a surface left with its own texture.
 */
function calibrate(kind: SceneKind): Calibration {
  let best: Calibration = {
    wholePower: 1,
    localPower: 0,
    lean: evenly(kind),
    relaxation: 0,
    temperature: 1,
  };
  let lowest = Infinity;
  const consider = (calibration: Calibration) => {
    const loss = logLoss(kind, calibration) + leanCost(calibration.lean);
    if (loss >= lowest) return;
    lowest = loss;
    best = calibration;
  };
  for (let whole = 4; whole <= 10; whole++) {
    for (let local = 0; local <= 10; local++) {
      consider({ ...best, wholePower: whole / 10, localPower: local / 10 });
    }
  }
  for (let round = 0; round < 8; round++) {
    for (let c = 0; c < best.lean.length; c++) {
      for (const change of [-0.1, 0.1]) {
        const lean = best.lean.with(c, Math.round((best.lean[c]! + change) * 10) / 10);
        consider({ ...best, lean });
      }
    }
  }
  for (const relaxation of [0.5, 1, 1.5, 2, 3]) consider({ ...best, relaxation });
  for (let step = 14; step <= 36; step++) consider({ ...best, temperature: step / 20 });
  let { temperature } = best;
  for (; temperature < hottest; temperature += 0.05) {
    const { sure, sureRight } = scoreWith(kind, { ...best, temperature });
    if (sureRight >= wantedWhenSure * sure) break;
  }
  return { ...best, temperature: Math.round(temperature * 100) / 100 };
}

function evenly(kind: SceneKind): number[] {
  return classesOf[kind].map(() => 0);
}

/** A lean must pay for itself, or chance would set it. */
function leanCost(lean: readonly number[]): number {
  return leanPrice * lean.reduce((sum, value) => sum + value * value, 0);
}

/** The mean over points, things weighing more. */
function logLoss(kind: SceneKind, calibration: Calibration): number {
  const names: readonly string[] = classesOf[kind];
  const classes = names.length;
  const weights = names.map((name) => (name === 'object' ? thingWeight : 1));
  let loss = 0;
  let points = 0;
  for (const { beliefs, labelled } of settleAll(kind, calibration)) {
    for (const { patch, label } of labelled) {
      points += weights[label]!;
      loss -= weights[label]! * Math.log(Math.max(1e-6, beliefs[patch * classes + label]!));
    }
  }
  return loss / points;
}
