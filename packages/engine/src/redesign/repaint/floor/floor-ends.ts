/**
 * Polished floors mirror windows and doors, and the mirrored part is read as a thing. A new floor would end there in
 * mid-room, at an upright line with the same floor on its other side.
 */
import type { PhotoRegions } from '../cover/photo-regions.ts';
import { type RoomRegions, roomParts } from '../cover/room-regions.ts';

/** Width of the columns in which a line is upright (share of the width), and its least length (of the height). */
const line = { columns: 0.0125, least: 0.16 } as const;
const gapRows = 3;
/** The other side: at most this far in tint by lightness, and in lightness. */
const alike = { hue: 0.28, light: 2.4 } as const;

interface SeenRegions {
  readonly room: Pick<RoomRegions, 'parts'> & {
    readonly regions: Pick<PhotoRegions, 'width' | 'height' | 'patches' | 'levels'>;
  };
}

export function endsInMidRoom({ room: { regions, parts } }: SeenRegions): boolean {
  const { width, height, patches } = regions;
  const coarse = regions.levels[regions.levels.length - 1]!;
  const [floor, other] = [roomParts.indexOf('floor'), roomParts.indexOf('other')];
  const colours = meanColours(coarse, regions);
  const columnPx = Math.max(1, Math.round(line.columns * width));
  const columns = Math.ceil(width / columnPx) + 1;
  /** By column: row in which a run of border was last seen, in which it began, and the column there. */
  const [last, first, start] = [0, 1, 2].map(() => new Int32Array(columns).fill(-99)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++) {
      const [one, two] = [patches.of[y * width + x - 1]!, patches.of[y * width + x]!];
      const [left, right] = [parts[one]!, parts[two]!];
      if (Math.min(left, right) !== floor || Math.max(left, right) !== other) continue;
      if (coarse[one] === coarse[two]) continue;
      if (isAlike(colours.get(coarse[one]!)!, colours.get(coarse[two]!)!))
        if (isLong(Math.floor(x / columnPx), y)) return true;
    }
  return false;

  /** Adds a row to the run of a column or of its neighbour, as long as it is upright. */
  function isLong(column: number, y: number): boolean {
    let [from, at] = [y, column];
    for (const near of [column - 1, column, column + 1]) {
      if (near < 0 || y - last[near]! > gapRows || Math.abs(start[near]! - column) > 1) continue;
      if (first[near]! < from) [from, at] = [first[near]!, start[near]!];
    }
    last[column] = y;
    first[column] = from;
    start[column] = at;
    return y - from > line.least * height;
  }
}

type Colour = readonly [light: number, tint: number, other: number];

function meanColours(
  regionOf: Int32Array,
  { patches: { size, colours } }: Pick<PhotoRegions, 'patches'>,
): Map<number, Colour> {
  const sums = new Map<number, [number, number, number, number]>();
  for (let k = 0; k < regionOf.length; k++) {
    const sum = sums.get(regionOf[k]!) ?? [0, 0, 0, 0];
    sums.set(regionOf[k]!, sum);
    for (const c of [0, 1, 2] as const) sum[c] += colours[c][k]! * size[k]!;
    sum[3] += size[k]!;
  }
  return new Map(
    [...sums].map(([id, [light, tint, other, size]]) => {
      const count = Math.max(1, size);
      return [id, [light / count, tint / count, other / count]];
    }),
  );
}

function isAlike(one: Colour, other: Colour): boolean {
  const part = (colour: Colour, c: 1 | 2) => colour[c] / Math.max(12, colour[0]);
  const hue = Math.hypot(part(one, 1) - part(other, 1), part(one, 2) - part(other, 2));
  const light = Math.max(one[0], other[0]) / Math.max(8, Math.min(one[0], other[0]));
  return hue < alike.hue && light < alike.light;
}
