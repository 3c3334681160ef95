/**
 * The room of a photo: camera and box read under several guesses at the lens and scored together on the
 * room's lines, on what is seen where, and on how high rooms are; then brought to metres.
 */
import type { Analysis, BoxLayout, Camera } from '../../sense/analysis.ts';
import type { LensPrior } from '../../sense/camera/pose-fit.ts';

import { readRoomLayout } from '../../sense/evidence.ts';
import { createWorkingImage } from '../../sense/photo/working-image.ts';
import {
  boxLayoutOf,
  roomCameraHeight,
  roomPlaneOf,
  roomPlanes,
} from '../../sense/surfaces/scene-planes.ts';
import { refitBox, seenPlanes } from './box-agreement.ts';
import { openingsOfRoom } from './openings-of-room.ts';
import { eyeMetres } from './room-size.ts';
import { type ShellLines, shellLines } from './shell-lines.ts';

/** The camera is read once more for each of these lenses; rooms are photographed with wide ones. */
const wideLenses: readonly LensPrior[] = [0.48, 0.58, 0.7, 0.9].map((focal) => ({
  focal,
  weight: 0.5,
}));
/** How much the lines count beside what is seen where. */
const linesCount = 0.05;

/** Narrower rooms are cabinets or a bed read as a wall more often than not; what each metre less costs. */
const narrow = { metres: 1.6, cost: 0.1 } as const;

export interface RoomReading {
  /** Camera, box and planes as they were read here; planes in metres. */
  readonly analysis: Analysis;
  readonly box: BoxLayout;
  /** Where ceiling and floor meet the walls in the photo. */
  readonly lines: ShellLines;
  readonly cameraHeightMetres: number;
  /** 0..1 trust in the room's shape. */
  readonly confidence: number;
}

interface Hypothesis {
  readonly camera: Camera;
  readonly box: BoxLayout;
  readonly score: number;
  readonly agreement: number;
}

function judged(analysis: Analysis, camera: Camera, box: BoxLayout): Hypothesis {
  const refitted = refitBox(seenPlanes({ ...analysis, camera }), box);
  const lines = box.confidence + 0.5 * camera.confidence;
  const { left, right } = refitted.box;
  const missing = Math.max(0, narrow.metres - (left + right) * eyeMetres(refitted.box.ceiling));
  const score = refitted.score + linesCount * lines - narrow.cost * missing;
  return { camera, ...refitted, score };
}

function readAgain(analysis: Analysis, lens: LensPrior): Hypothesis {
  const image = createWorkingImage(analysis.photo);
  const { frame, fitted } = readRoomLayout(image, lens);
  const scale = (image.scaleX + image.scaleY) / 2;
  const camera: Camera = {
    focalPx: frame.focal * scale,
    principal: { x: frame.centreX * image.scaleX, y: frame.centreY * image.scaleY },
    rotation: frame.rotation,
    pitchDegrees: frame.pitch,
    rollDegrees: frame.roll,
    yawDegrees: frame.yaw,
    confidence: frame.confidence,
  };
  return judged(analysis, camera, boxLayoutOf(camera, fitted.box, fitted.confidence));
}

/**
 * Undefined where the photo was not read as a room at all.
 * @param drawn the same analysis for the picture that is drawn: it shows the same room, whatever its size
 */
export function readRoom(analysis: Analysis, drawn = analysis): RoomReading | undefined {
  const { box } = analysis;
  if (analysis.kind !== 'interior' || box === null) return undefined;
  const best = box.isSet
    ? { camera: analysis.camera, box, score: 1, agreement: 1 }
    : bestReading(analysis, box);
  const scale = drawn.photo.widthPx / analysis.photo.widthPx;
  return inMetres(drawn, { ...best, camera: scaledCamera(best.camera, scale) });
}

const bestReadings = new WeakMap<Analysis, Hypothesis>();

function bestReading(analysis: Analysis, box: BoxLayout): Hypothesis {
  const known = bestReadings.get(analysis);
  if (known) return known;
  const asRead = judged(analysis, analysis.camera, box);
  const best = wideLenses
    .map((lens) => readAgain(analysis, lens))
    .reduce((one, other) => (other.score > one.score ? other : one), asRead);
  bestReadings.set(analysis, best);
  return best;
}

const scaledCamera = (camera: Camera, scale: number): Camera => ({
  ...camera,
  focalPx: camera.focalPx * scale,
  principal: { x: camera.principal.x * scale, y: camera.principal.y * scale },
});

function inMetres(analysis: Analysis, { camera, box, agreement }: Hypothesis): RoomReading {
  const height = eyeMetres(box.ceiling);
  const perUnit = height / roomCameraHeight;
  const confidence = box.confidence * agreement;
  const layout = boxLayoutOf(camera, box, box.confidence);
  const { widthPx, heightPx } = analysis.photo;
  return {
    analysis: {
      ...analysis,
      camera,
      box: layout,
      planes: roomPlanes(box, box.confidence).map((plane) => ({
        ...plane,
        distance: plane.distance * perUnit,
      })),
      planeOf: roomPlaneOf(camera, box, analysis.classOf, widthPx, heightPx),
      openings: openingsOfRoom(analysis.openings, camera, box, widthPx),
    },
    box: layout,
    lines: shellLines({ ...analysis, camera }, layout),
    cameraHeightMetres: height,
    confidence,
  };
}
