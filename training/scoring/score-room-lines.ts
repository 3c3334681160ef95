/**
 * How rightly the corners of rooms are read, on photos whose lines were drawn by eye.
 *
 *   node training/scoring/score-room-lines.ts FOLDER
 *
 * A room is read rightly where its corners are within a twentieth of the photo's width, and the lines along
 * ceiling and floor are as near in the mean.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { roomShape } from '../../packages/engine/src/analysis/room-shape.ts';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { readRoom } from '../../packages/engine/src/redesign/shell/read-room.ts';
import { analysePhoto } from '../../packages/engine/src/sense/analyse-photo.ts';
import type { PixelBox } from '../../packages/engine/src/sense/analysis.ts';
import { type LinePoint, readRoomLines } from '../labelling/room-lines.ts';
import { readPhoto } from '../photos/read-photo.ts';

const near = 0.05;
const folder = process.argv[2];
if (!folder) throw new Error('Expected the folder with the photos.');
const labels = readRoomLines(
  readFileSync(path.join(import.meta.dirname, '../labels/room-lines.txt'), 'utf8'),
);

function rowAt(points: readonly LinePoint[], x: number): number | null {
  const at = points.findIndex((point, i) => i > 0 && point.x >= x);
  if (at < 1 || points[0]!.x > x) return null;
  const [from, to] = [points[at - 1]!, points[at]!];
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/** Mean distance of a line to what was drawn, in widths of the photo. */
function distance(
  rows: Float32Array,
  drawn: readonly LinePoint[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): number {
  let sum = 0;
  let count = 0;
  for (let column = 0; column < widthPx; column += 8) {
    const row = rowAt(drawn, column / widthPx);
    if (row === null) continue;
    const read = Math.max(0, Math.min(heightPx, rows[column]!));
    sum += Math.abs(read - row * heightPx);
    count++;
  }
  return sum / Math.max(1, count) / widthPx;
}

/** The engine leaves black and white bars at the edges out. */
const withoutBars = (points: readonly LinePoint[], photo: RgbImage, crop: PixelBox) =>
  points.map(({ x, y }) => ({
    x: (x * photo.widthPx - crop.x) / crop.widthPx,
    y: (y * photo.heightPx - crop.y) / crop.heightPx,
  }));

/** The farthest that a drawn corner lies from one that was read, and the other way round. */
function cornersApart(read: readonly number[], drawn: readonly number[]): number {
  const nearest = (from: number, others: readonly number[]) =>
    Math.min(1, ...others.map((other) => Math.abs(from - other)));
  return Math.max(
    0,
    ...drawn.map((corner) => nearest(corner, read)),
    ...read.filter((x) => x > near && x < 1 - near).map((corner) => nearest(corner, drawn)),
  );
}

let right = 0;
let wrong = 0;
let wrongDoubted = 0;
let rightDoubted = 0;
for (const [file, drawn] of labels) {
  const photo = await readPhoto(path.join(folder, file));
  const analysis = analysePhoto(photo, 'interior');
  const reading = readRoom(analysis);
  const isDoubtful = roomShape(analysis)?.isDoubtful ?? true;
  const size = analysis.photo;
  const inside = (points: readonly LinePoint[]) => withoutBars(points, photo, analysis.crop);
  const [topLeft, topRight, bottomRight, bottomLeft] = reading!.box.backWall;
  const corners = [
    (topLeft.x + bottomLeft.x) / 2 / size.widthPx,
    (topRight.x + bottomRight.x) / 2 / size.widthPx,
  ].filter((x) => x > 0 && x < 1);
  const off = {
    ceiling: distance(reading!.lines.top, inside(drawn.ceiling), size),
    floor: distance(reading!.lines.foot, inside(drawn.floor), size),
    corners: cornersApart(corners, drawn.corners),
  };
  const isRight = Math.max(off.ceiling, off.floor, off.corners) <= near;
  if (isRight) right++;
  else wrong++;
  if (isDoubtful && isRight) rightDoubted++;
  if (isDoubtful && !isRight) wrongDoubted++;
  const shares = Object.entries(off).map(([line, share]) => `${line} ${(100 * share).toFixed(1)}`);
  const trust = reading!.confidence.toFixed(2);
  console.log(
    `${file}: [${corners.map((x) => Math.round(100 * x))}] of [${drawn.corners.map((x) => Math.round(100 * x))}] ${isRight ? 'right' : 'wrong'}, trust ${trust}, ${shares.join(', ')} %`,
  );
}
console.log(
  `read rightly: ${right} of ${right + wrong}; of these said to be doubtful: ${rightDoubted}`,
);
console.log(`read wrongly: ${wrong}; of these said to be doubtful: ${wrongDoubted}`);
