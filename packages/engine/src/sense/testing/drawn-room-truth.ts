/** Errors of the analysis on a drawn room. */
import { classesOf } from '../analysis.ts';
import { type Box, projectToWorking } from '../box/box-geometry.ts';
import type { ManhattanFrame } from '../camera/manhattan-frame.ts';
import { rotationOf } from '../camera/pose-fit.ts';
import { type Evidence, gatherEvidence } from '../evidence.ts';
import { removeIslands } from '../judges/remove-islands.ts';
import { judgePatches } from '../judges/surface-model.ts';
import { createWorkingImage } from '../photo/working-image.ts';
import { type SyntheticRoom, syntheticRoom } from './synthetic-room.ts';

export interface DrawnRoomFigures {
  /** Distance of every visible corner from the truth, as a share of the width. */
  readonly cornerErrors: readonly number[];
  /** For each room, the share of its floor, walls and ceiling classified correctly. */
  readonly surfaceShares: readonly number[];
}

export function measureDrawnRooms(count: number): DrawnRoomFigures {
  const figures = { cornerErrors: [] as number[], surfaceShares: [] as number[] };
  for (let seed = 1; seed <= count; seed++) {
    const room = syntheticRoom(seed);
    const evidence = gatherEvidence(createWorkingImage(room.photo), 'interior');
    figures.cornerErrors.push(...cornerErrors(room, evidence));
    figures.surfaceShares.push(surfaceShare(room, evidence));
  }
  return figures;
}

/** Visible corners of the back wall: distance from the truth, as shares of the width. */
export function cornerErrors(room: SyntheticRoom, { frame, room: found, image }: Evidence) {
  const truth = {
    ...frame,
    rotation: rotationOf({ pitch: room.pitch, roll: 0, yaw: room.yaw, focal: 1 }),
    focal: room.focalPx / image.scaleX,
  };
  return [0, 1, 2, 3].flatMap((index) => {
    const [right, foot] = [index % 2 === 1, index > 1];
    const wanted = cornerOf(room.box, truth, right, foot);
    if (!wanted || wanted.x < 0 || wanted.x > image.width) return [];
    if (wanted.y < 0 || wanted.y > image.height) return [];
    const got = found ? cornerOf(found.fitted.box, frame, right, foot) : null;
    return [got ? Math.hypot(wanted.x - got.x, wanted.y - got.y) / image.width : 1];
  });
}

/** Detected corners of the back wall, as shares of width and height; null behind the camera. */
export function cornersFound({ frame, room, image }: Evidence) {
  return [0, 1, 2, 3].map((index) => {
    const at = room && cornerOf(room.fitted.box, frame, index % 2 === 1, index > 1);
    return at ? ([at.x / image.width, at.y / image.height] as const) : null;
  });
}

function cornerOf(box: Box, camera: ManhattanFrame, right: boolean, foot: boolean) {
  return projectToWorking(
    camera,
    right ? box.right : -box.left,
    foot ? 1 : -box.ceiling,
    box.depth,
  );
}

/** Share of floor, wall and ceiling pixels classified correctly. */
export function surfaceShare(room: SyntheticRoom, evidence: Evidence): number {
  const { patches, image } = evidence;
  const classes = classesOf.interior.length;
  const beliefs = removeIslands(patches, judgePatches(evidence, 'interior'), classes);
  const judged = Uint8Array.from({ length: patches.count }, (_, k) => {
    const row = beliefs.subarray(k * classes, (k + 1) * classes);
    return row.indexOf(Math.max(...row));
  });
  const last = classesOf.interior.indexOf('ceiling');
  const { widthPx, heightPx } = room.photo;
  let drawn = 0;
  let right = 0;
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const row = Math.floor(((y + 0.5) / image.height) * heightPx);
      const wanted = room.truth[row * widthPx + Math.floor(((x + 0.5) / image.width) * widthPx)]!;
      if (wanted > last) continue;
      drawn++;
      if (judged[patches.of[y * image.width + x]!] === wanted) right++;
    }
  }
  return right / drawn;
}
