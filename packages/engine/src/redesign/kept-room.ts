/** Scores what was kept: windows, or everything that must stay, per pixel, white, and the shape of the shell. */
import { createRgbImage, type RgbImage } from '../image/image.ts';
import type { Quad } from '../sense/analysis.ts';
import { projectPoint } from '../sense/surfaces/plane-point.ts';
import { fillRows } from './compose/convex-outline.ts';
import { unclearOpenings } from './compose/openings/new-windows.ts';
import type { KeptRoom } from './request.ts';
import type { RoomReading } from './shell/read-room.ts';
import { roomClass } from './shell/room-class.ts';

/** Largest difference in codes at which a window's pixel counts as kept. */
const sameWithin = 40;
/** Parts of the score for what stays and for white. */
const parts = { stays: 0.75, white: 0.25 } as const;
/** Most that a doubtful shape takes off the score: less with new finishes, which follow visible edges. */
const mostByShape = { drawnAnew: 0.5, finishes: 0.25 } as const;
/** A smaller share of the picture is not scored. */
const leastShare = 0.0015;
const keptColour = [120, 190, 170] as const;
const lostColour = [225, 60, 50] as const;

interface KeptOptions {
  /** 0..1: confidence that a pixel must stay. Default: the windows. */
  readonly stays?: Float32Array;
  /** The request asks for coloured light, so white may shift. */
  readonly hasOwnLight?: boolean;
  readonly change?: keyof typeof mostByShape;
}

export function keptRoom(
  reading: RoomReading,
  image: RgbImage,
  whiteShift: number,
  { stays = windowsOf(reading), hasOwnLight = false, change = 'drawnAnew' }: KeptOptions = {},
): KeptRoom {
  const { photo } = reading.analysis;
  const overlay = faded(photo);
  let all = 0;
  let kept = 0;
  for (let at = 0; at < stays.length; at++) {
    if (stays[at]! < 0.8) continue;
    all++;
    let most = 0;
    for (let c = 0; c < 3; c++)
      most = Math.max(most, Math.abs(image.data[at * 3 + c]! - photo.data[at * 3 + c]!));
    if (most <= sameWithin) kept++;
    const colour = most <= sameWithin ? keptColour : lostColour;
    for (let c = 0; c < 3; c++)
      overlay.data[at * 3 + c] = 0.5 * overlay.data[at * 3 + c]! + 0.5 * colour[c]!;
  }
  drawShell(overlay, reading);
  // remnants of frames around new windows don't count as windows
  const openingsKept = all < leastShare * stays.length ? 1 : kept / all;
  const white = hasOwnLight ? 1 : Math.max(0, 1 - Math.max(0, whiteShift - 3) / 12);
  const shape = reading.confidence;
  const seen = parts.stays * openingsKept + parts.white * white;
  return {
    score: Math.round(100 * seen * (1 - mostByShape[change] * (1 - shape))),
    openingsKept,
    white,
    shape,
    viewpoint: 'exact',
    whiteShift,
    overlay,
  };
}

/** Scales the quad of a new window: the old frame may extend beyond it. */
const frameShare = 1.25;

function withFrame(corners: Quad): Quad {
  const middle = (of: (corner: Quad[number]) => number) =>
    corners.reduce((sum, corner) => sum + of(corner) / 4, 0);
  const [x, y] = [middle((corner) => corner.x), middle((corner) => corner.y)];
  const away = (corner: Quad[number]) => ({
    x: x + (corner.x - x) * frameShare,
    y: y + (corner.y - y) * frameShare,
  });
  return [away(corners[0]), away(corners[1]), away(corners[2]), away(corners[3])];
}

/** Matte of the kept windows; redrawn ones are reported but not scored. */
function windowsOf({ analysis }: RoomReading): Float32Array {
  const { classOf, surfaces, photo } = analysis;
  const window = roomClass('window');
  const isNew = new Uint8Array(classOf.length);
  for (const { corners } of unclearOpenings(analysis))
    fillRows(withFrame(corners), photo.widthPx, photo.heightPx, (y, from, to) =>
      isNew.fill(1, y * photo.widthPx + from, y * photo.widthPx + to + 1),
    );
  return surfaces[window]!.matte.data.map((value, at) =>
    classOf[at] === window && !isNew[at] ? value : 0,
  );
}

function faded({ widthPx, heightPx, data }: RgbImage): RgbImage {
  const image = createRgbImage(widthPx, heightPx);
  for (let at = 0; at < data.length; at += 3) {
    const level = 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    image.data.fill(40 + level * 0.5, at, at + 3);
  }
  return image;
}

const steps = 400;

/** Draws the edges of the room box. */
function drawShell({ widthPx, heightPx, data }: RgbImage, { analysis, box }: RoomReading): void {
  const [left, right, top, near] = [-box.left, box.right, -box.ceiling, 0.3];
  type Place = readonly [number, number, number];
  const line = (from: Place, to: Place) => {
    for (let k = 0; k <= steps; k++) {
      const at = (i: 0 | 1 | 2) => from[i] + ((to[i] - from[i]) * k) / steps;
      const seen = projectPoint(analysis.camera, at(0), at(1), at(2));
      if (!seen) continue;
      const [x, y] = [Math.floor(seen.x), Math.floor(seen.y)];
      if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue;
      data.set(keptColour, (y * widthPx + x) * 3);
    }
  };
  for (const y of [top, 1]) line([left, y, box.depth], [right, y, box.depth]);
  for (const x of [left, right]) {
    line([x, top, box.depth], [x, 1, box.depth]);
    for (const y of [top, 1]) line([x, y, near], [x, y, box.depth]);
  }
}
