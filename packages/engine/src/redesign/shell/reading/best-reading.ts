/**
 * Fits the room of a photo: camera and box under several lens priors, scored by line agreement, visible classes and room
 * height, and where these leave it in doubt by the edges in sight.
 */
import { cameraOf } from '../../../sense/analyse-photo.ts';
import type { Analysis, BoxLayout, Camera } from '../../../sense/analysis.ts';
import type { AxisEdges } from '../../../sense/camera/axis-edges.ts';
import type { LensPrior } from '../../../sense/camera/pose-fit.ts';
import { edgesAlong, findLines, type PhotoLines, readRoomLayout } from '../../../sense/evidence.ts';
import { createWorkingImage, type WorkingImage } from '../../../sense/photo/working-image.ts';
import { boxLayoutOf } from '../../../sense/surfaces/scene-planes.ts';
import { isShapeDoubtful } from '../doubtful-shape.ts';
import { eyeMetres } from '../room-size.ts';
import { refitBox, seenPlanes } from './box-agreement.ts';
import { inSight, SeenEdges } from './seen-edges.ts';
import { settleBox } from './settle-box.ts';
import { trustIn } from './trust-in-box.ts';

/** Further lens candidates; rooms are photographed with wide lenses. */
const wideLenses: readonly LensPrior[] = [0.48, 0.58, 0.7, 0.9].map((focal) => ({
  focal,
  weight: 0.5,
}));
/** The widest lens of phones, tried where the surfaces that are seen contradict the others. */
const widestLens: LensPrior = { focal: 0.38, weight: 0.5 };
const contradicted = 0.9;
/** Weight of lines relative to the visible classes. */
const linesCount = 0.05;

/** Narrower rooms are mostly cabinets or a bed misread as a wall; penalty per missing metre. */
const narrow = { metres: 1.6, cost: 0.1 } as const;

export interface Hypothesis {
  readonly camera: Camera;
  readonly box: BoxLayout;
  /** 0..1 confidence in the box. */
  readonly trust: number;
}

interface Photographed {
  readonly analysis: Analysis;
  readonly image: WorkingImage;
  readonly lines: PhotoLines;
}

/** A box whose lines were moved to fit the visible floor, walls and ceiling. */
interface Reading {
  readonly camera: Camera;
  readonly edges: AxisEdges;
  readonly rays: Float64Array;
  readonly box: BoxLayout;
  readonly agreement: number;
  readonly score: number;
}

function scoreOf(fit: number, camera: Camera, box: BoxLayout): number {
  const lines = box.confidence + 0.5 * camera.confidence;
  const width = (box.left + box.right) * eyeMetres(box.ceiling);
  return fit + linesCount * lines - narrow.cost * Math.max(0, narrow.metres - width);
}

function read(analysis: Analysis, camera: Camera, start: BoxLayout, edges: AxisEdges): Reading {
  const rays = seenPlanes({ ...analysis, camera });
  const { box, agreement, score } = refitBox(rays, start);
  return { camera, edges, rays, box, agreement, score: scoreOf(score, camera, box) };
}

function readAgain({ analysis, image, lines }: Photographed, lens: LensPrior): Reading {
  const { frame, edges, fitted } = readRoomLayout(image, lines, lens);
  const camera = cameraOf({ frame, image });
  return read(analysis, camera, boxLayoutOf(camera, fitted.box, fitted.confidence), edges);
}

const highest = <T extends { readonly score: number }>(all: readonly T[]): T =>
  all.reduce((one, other) => (other.score > one.score ? other : one));

/** Looks closer where classes and first lines are in doubt: at the edges of ceiling, floor and corners that are in sight. */
function lookCloser(analysis: Analysis, readings: readonly Reading[]): Hypothesis {
  const sight = inSight(analysis, readings[0]!.edges);
  return highest(
    readings.map(({ camera, edges, rays, box }) => {
      const seen = new SeenEdges(camera, analysis.photo, edges, sight);
      const settled = settleBox(rays, seen, box);
      const score = scoreOf(settled.score, camera, settled.box);
      return { camera, box: settled.box, score, trust: trustIn(settled, box.confidence) };
    }),
  );
}

const bestReadings = new WeakMap<Analysis, Hypothesis>();

export function bestReading(analysis: Analysis, start: BoxLayout): Hypothesis {
  const known = bestReadings.get(analysis);
  if (known) return known;
  const image = createWorkingImage(analysis.photo);
  const lines = findLines(image);
  const { camera } = analysis;
  const readings = [
    read(analysis, camera, start, edgesAlong(image, lines, camera)),
    ...wideLenses.map((lens) => readAgain({ analysis, image, lines }, lens)),
  ];
  const first = highest(readings);
  const trust = first.box.confidence * first.agreement;
  const isDoubtful = isShapeDoubtful({ confidence: trust });
  if (isDoubtful && first.agreement < contradicted)
    readings.push(readAgain({ analysis, image, lines }, widestLens));
  const best = isDoubtful ? lookCloser(analysis, readings) : { ...first, trust };
  const found = { camera: best.camera, box: best.box, trust: best.trust };
  bestReadings.set(analysis, found);
  return found;
}
