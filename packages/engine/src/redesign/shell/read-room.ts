/**
 * Fits the room of a photo: camera and box under several lens priors, scored by line agreement, visible classes
 * and room height; then scaled to metres.
 */
import type { RgbImage } from '../../image/image.ts';
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
import { eyeMetres, nearestWallMetres } from './room-size.ts';
import { type ShellLines, shellLines } from './shell-lines.ts';

/** Further lens candidates; rooms are photographed with wide lenses. */
const wideLenses: readonly LensPrior[] = [0.48, 0.58, 0.7, 0.9].map((focal) => ({
  focal,
  weight: 0.5,
}));
/** Weight of lines relative to the visible classes. */
const linesCount = 0.05;

/** Narrower rooms are mostly cabinets or a bed misread as a wall; penalty per missing metre. */
const narrow = { metres: 1.6, cost: 0.1 } as const;

export interface RoomReading {
  /** The analysis with the refitted camera, box and planes; planes in metres. */
  readonly analysis: Analysis;
  /** The photo as it was analysed, at whatever size is drawn: things are detected on it. */
  readonly photographed: RgbImage;
  readonly box: BoxLayout;
  /** Where ceiling and floor meet the walls in the photo. */
  readonly lines: ShellLines;
  readonly cameraHeightMetres: number;
  /** 0..1 confidence in the room's shape. */
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
 * Undefined if the photo doesn't show a room.
 * @param drawn the same analysis at the output size: the same room at any resolution
 */
export function readRoom(analysis: Analysis, drawn = analysis): RoomReading | undefined {
  const { box } = analysis;
  if (analysis.kind !== 'interior' || box === null) return undefined;
  const best = box.isSet
    ? { camera: analysis.camera, box, score: 1, agreement: 1 }
    : bestReading(analysis, box);
  const scale = drawn.photo.widthPx / analysis.photo.widthPx;
  const found = { ...best, camera: scaledCamera(best.camera, scale) };
  return { ...inMetres(drawn, found), photographed: analysis.photo };
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

/** Nearer walls would be painted where the furniture does not know them. */
function withoutNearWalls(box: BoxLayout, height: number): BoxLayout {
  const least = nearestWallMetres / height;
  return { ...box, left: Math.max(box.left, least), right: Math.max(box.right, least) };
}

function inMetres(analysis: Analysis, found: Hypothesis): Omit<RoomReading, 'photographed'> {
  const { camera, agreement } = found;
  const height = eyeMetres(found.box.ceiling);
  const box = withoutNearWalls(found.box, height);
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
