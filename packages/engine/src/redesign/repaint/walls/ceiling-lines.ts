/**
 * Straight lines where walls meet the ceiling: white meets white there, so that classes alone let paint fade into the
 * ceiling. A line counts only where the photo has an edge along it, and the classes have walls below.
 */
import { luminanceAt } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { mix } from '../../../ops/ramps.ts';

/** Shares of the width: shortest line, bands beside one in which it decides, and the ends in which it fades. */
const least = 0.06;
const band = { wall: 0.06, ceiling: 0.14 } as const;
const fade = 0.04;
/** How far each end moves to an edge, as a share of the width, and the steps on either side. */
const moves = { share: 0.012, steps: 5 } as const;
/** Part of an edge that is lost a whole move away. */
const farther = 0.3;
/** Logarithm of light across an edge, measured at this distance (share of the width). */
const beside = 0.003;
const dark = 0.01;
/** An edge that counts: mean step of light, and share of it in which a step of at least this goes the same way. */
const seen = { step: 0.022, same: 0.62, least: 0.012, third: 0.014 } as const;
/** Difference of the classes' wall share across a line, with the wall below it. */
const leastTold = 0.3;
const samples = 24;
/** Sum of wall and ceiling from which a pixel is one of both. */
const either = 0.6;
/** Lines that are as near in place (share of the width) and slope are one. */
const same = { away: 0.03, slope: 0.2 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly from: Place;
  readonly to: Place;
}

interface CeilingLine extends Line {
  readonly weight: number;
}

/** Wall and ceiling by the classes, 0..1 per pixel. */
export interface Shell {
  readonly wall: Float32Array;
  readonly ceiling: Float32Array;
}

/** In place: walls end at the lines that are seen; the plainest has the last word. */
export function endAtCeiling(photo: RgbImage, shell: Shell, candidates: readonly Line[]): void {
  const lines = ceilingLines(photo, shell, candidates);
  for (const line of lines.reverse()) endAt(line, photo, shell);
}

function endAt(line: Line, { widthPx: w, heightPx: h }: RgbImage, { wall, ceiling }: Shell): void {
  const { from, to } = line;
  const { unit, length } = courseOf(line);
  const [above, below] = [band.ceiling * w, band.wall * w];
  const atFrame = ({ x, y }: Place) => Math.min(x, w - x, y, h - y) < 4;
  const [fadesAtFirst, fadesAtLast] = [!atFrame(from), !atFrame(to)];
  const first = Math.max(0, Math.floor(Math.min(from.y, to.y) - above));
  const last = Math.min(h - 1, Math.max(from.y, to.y) + below);
  for (let y = first; y <= last; y++)
    for (let x = 0; x < w; x++) {
      const [dx, dy] = [x + 0.5 - from.x, y + 0.5 - from.y];
      const place = dx * unit.x + dy * unit.y;
      const away = dy * unit.x - dx * unit.y;
      if (place < 0 || place > length || away > below || away < -above) continue;
      const at = y * w + x;
      const total = wall[at]! + ceiling[at]!;
      if (total < either) continue;
      const told = Math.min(
        fadesAtFirst ? place / (fade * w) : 1,
        fadesAtLast ? (length - place) / (fade * w) : 1,
        (below - away) / (0.3 * below),
        (away + above) / (0.3 * above),
        1,
      );
      const share = Math.min(1, Math.max(0, 0.5 + away));
      wall[at] = mix(wall[at]!, total * share, told);
      ceiling[at] = total - wall[at]!;
    }
}

function courseOf({ from, to }: Line) {
  const length = Math.max(1e-6, Math.hypot(to.x - from.x, to.y - from.y));
  return { length, unit: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } };
}

/** The lines that are seen, the plainest first, each once. */
function ceilingLines(photo: RgbImage, shell: Shell, candidates: readonly Line[]): CeilingLine[] {
  const { widthPx: w } = photo;
  const judged = candidates.flatMap((line): CeilingLine[] => {
    const { length } = courseOf(line);
    if (length < least * w) return [];
    const rightwards = line.from.x <= line.to.x ? line : { from: line.to, to: line.from };
    const told = wallBelow(rightwards, photo, shell);
    if (told < leastTold) return [];
    const { line: moved, step, sameShare } = toEdge(photo, rightwards);
    if (step < seen.step || sameShare < seen.same) return [];
    return [{ ...moved, weight: length * Math.min(0.15, step) * told }];
  });
  judged.sort((one, other) => other.weight - one.weight);
  const kept: CeilingLine[] = [];
  for (const line of judged) if (!kept.some((one) => isSame(one, line, w))) kept.push(line);
  return kept;
}

function isSame(one: Line, other: Line, w: number): boolean {
  const { unit, length } = courseOf(one);
  const next = courseOf(other);
  if (Math.abs(unit.x * next.unit.y - unit.y * next.unit.x) > same.slope) return false;
  const middle = { x: (other.from.x + other.to.x) / 2, y: (other.from.y + other.to.y) / 2 };
  const [dx, dy] = [middle.x - one.from.x, middle.y - one.from.y];
  const along = dx * unit.x + dy * unit.y;
  return Math.abs(dy * unit.x - dx * unit.y) < same.away * w && along > 0 && along < length;
}

/** The wall's part below a line less that above it, -1..1; 0 where one side hardly shows. */
function wallBelow(
  { from, to }: Line,
  { widthPx: w, heightPx: h }: RgbImage,
  shell: Shell,
): number {
  const { unit } = courseOf({ from, to });
  const sideOf = (side: 1 | -1): number => {
    let [sum, count] = [0, 0];
    for (let k = 1; k < samples; k++)
      for (const share of [0.25, 0.6, 0.9]) {
        const away = side * share * band.wall * w;
        const x = Math.floor(from.x + ((to.x - from.x) * k) / samples - unit.y * away);
        const y = Math.floor(from.y + ((to.y - from.y) * k) / samples + unit.x * away);
        if (x < 0 || y < 0 || x >= w || y >= h) continue;
        const total = shell.wall[y * w + x]! + shell.ceiling[y * w + x]!;
        if (total < either) continue;
        sum += shell.wall[y * w + x]! / total;
        count++;
      }
    return count < 1.4 * samples ? Number.NaN : sum / count;
  };
  const told = sideOf(1) - sideOf(-1);
  return Number.isNaN(told) ? 0 : told;
}

/** Moves both ends across the line to where the photo has most of an edge. */
function toEdge(photo: RgbImage, { from, to }: Line) {
  const { unit } = courseOf({ from, to });
  const moved = (place: Place, by: number) => ({
    x: place.x - unit.y * by,
    y: place.y + unit.x * by,
  });
  const perStep = (moves.share * photo.widthPx) / moves.steps;
  let best = { line: { from, to }, step: 0, sameShare: 0 };
  let most = 0;
  for (let k = -moves.steps; k <= moves.steps; k++)
    for (let j = -moves.steps; j <= moves.steps; j++) {
      const line = { from: moved(from, k * perStep), to: moved(to, j * perStep) };
      const edge = edgeOf(photo, line);
      const score = edge.step * (1 - (farther * (Math.abs(k) + Math.abs(j))) / (2 * moves.steps));
      if (score > most) [best, most] = [{ line, ...edge }, score];
    }
  return best;
}

/** Mean step of light across a line, and the share of it that goes the same way. */
function edgeOf({ widthPx: w, heightPx: h, data }: RgbImage, { from, to }: Line) {
  const { unit, length } = courseOf({ from, to });
  const reach = Math.max(1.5, beside * w);
  const count = Math.max(10, Math.round(length / 5));
  const lightAt = (x: number, y: number) => {
    const column = Math.min(w - 1, Math.max(0, Math.floor(x)));
    const row = Math.min(h - 1, Math.max(0, Math.floor(y)));
    return Math.log(luminanceAt(data, (row * w + column) * 3) + dark);
  };
  let [up, down] = [0, 0];
  const thirds = [0, 0, 0];
  for (let k = 0; k < count; k++) {
    const x = from.x + ((to.x - from.x) * (k + 0.5)) / count;
    const y = from.y + ((to.y - from.y) * (k + 0.5)) / count;
    const [dx, dy] = [-unit.y * reach, unit.x * reach];
    const step = lightAt(x + dx, y + dy) - lightAt(x - dx, y - dy);
    thirds[Math.floor((3 * k) / count)]! += Math.min(0.3, Math.max(-0.3, step));
    if (step > seen.least) up++;
    if (step < -seen.least) down++;
  }
  const sum = thirds[0]! + thirds[1]! + thirds[2]!;
  // one strong part is no line
  const weakest = (3 * Math.min(...thirds.map((third) => third * Math.sign(sum)))) / count;
  if (weakest < seen.third) return { step: 0, sameShare: 0 };
  return { step: Math.abs(sum) / count, sameShare: (sum > 0 ? up : down) / count };
}
