/**
 * The room of a photo, in metres: the best of several readings, scaled by what rooms usually measure.
 */
import type { RgbImage } from '../../image/image.ts';
import type { Analysis, BoxLayout, Camera } from '../../sense/analysis.ts';
import {
  boxLayoutOf,
  roomCameraHeight,
  roomPlaneOf,
  roomPlanes,
} from '../../sense/surfaces/scene-planes.ts';
import { openingsOfRoom } from './openings-of-room.ts';
import { bestReading, type Hypothesis } from './reading/best-reading.ts';
import { eyeMetres, nearestWallMetres } from './room-size.ts';
import { type ShellLines, shellLines } from './shell-lines.ts';

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

/**
 * Undefined if the photo doesn't show a room.
 * @param drawn the same analysis at the output size: the same room at any resolution
 */
export function readRoom(analysis: Analysis, drawn = analysis): RoomReading | undefined {
  const { box } = analysis;
  if (analysis.kind !== 'interior' || box === null) return undefined;
  const best = box.isSet
    ? { camera: analysis.camera, box, trust: box.confidence }
    : bestReading(analysis, box);
  const scale = drawn.photo.widthPx / analysis.photo.widthPx;
  const found = { ...best, camera: scaledCamera(best.camera, scale) };
  return { ...inMetres(drawn, found), photographed: analysis.photo };
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
  const { camera, trust: confidence } = found;
  const height = eyeMetres(found.box.ceiling);
  const box = withoutNearWalls(found.box, height);
  const perUnit = height / roomCameraHeight;
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
