/** Rooms drawn for training: the truth of every pixel is known, the colours say little. */
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { createRandom, type Random } from '../../packages/engine/src/random/random.ts';
import { classesOf } from '../../packages/engine/src/sense/analysis.ts';
import {
  type FaceTones,
  type SyntheticRoom,
  syntheticRoom,
} from '../../packages/engine/src/sense/testing/synthetic-room.ts';
import type { LabelledPoint } from '../labelling/labels.ts';

export interface DrawnRoom {
  readonly name: string;
  readonly photo: RgbImage;
  readonly points: LabelledPoint[];
}

/** The seeds below are those of the tests. */
const firstSeed = 1000;
const columns = 24;
const rows = 18;

export function drawRooms(count: number): DrawnRoom[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = firstSeed + index;
    const room = syntheticRoom(seed, tonesFor(createRandom(seed).fork('tones')));
    return { name: `${seed}_drawn`, photo: room.photo, points: pointsOf(room) };
  });
}

/** Walls of one paint, a ceiling that may have it too, a floor that may be as light. */
function tonesFor(random: Random): FaceTones {
  const tint = (level: number, spread: number) =>
    [0, 1, 2].map(() => level * random.between(1 - spread, 1 + spread)) as [number, number, number];
  const paint = tint(random.between(0.12, 0.7), 0.25);
  const ceiling = random.chance(0.4) ? paint : tint(random.between(0.5, 0.85), 0.05);
  const lit = (share: number) => paint.map((value) => value * share) as [number, number, number];
  const sides = [0, 1, 2].map(() => lit(random.between(0.75, 1.15)));
  return [tint(random.between(0.06, 0.6), 0.35), ceiling, ...sides];
}

function pointsOf({ truth, photo: { widthPx, heightPx } }: SyntheticRoom): LabelledPoint[] {
  const points: LabelledPoint[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) / columns;
      const y = (row + 0.5) / rows;
      const at = Math.floor(y * heightPx) * widthPx + Math.floor(x * widthPx);
      const isClear = [-6, 6, -6 * widthPx, 6 * widthPx].every(
        (step) => truth[at + step] === truth[at],
      );
      if (isClear) points.push({ x, y, c: classesOf.interior[truth[at]!]! });
    }
  }
  return points;
}
