/** Estimates the old house's size, number of storeys, garage and door. */
import type { Analysis } from '../../../sense/analysis.ts';
import type { Plot, Side } from '../../../visuals/scene/plot-houses/plot.ts';
import { type PlaceWish, placeWish, propertyWish } from '../design/house-wishes.ts';
import type { HouseRequest } from '../house-request.ts';
import { type ColumnRun, hasDrive } from './ground/drive-before.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';

/** Typical height from ground to ridge, by storeys. */
const ridgeMetres = [0, 4.7, 7.6, 10.2] as const;
/** Aspect ratios above which a house has one storey, and below which three. */
const aspects = { low: 3, tall: 0.72 } as const;
/** Share of windows in the upper half that indicates an upper storey. */
const upperWindows = 0.3;

function storeysOf({ classOf, photo }: Analysis, outline: HouseOutline): number {
  const { left, right, top, base } = outline;
  const aspect = (right - left) / Math.max(1, base - top);
  if (aspect >= aspects.low) return 1;
  if (aspect <= aspects.tall) return 3;
  let upper = 0;
  let all = 0;
  const middle = base - (base - top) * 0.5;
  for (let y = Math.round(top); y < base; y++)
    for (let x = Math.round(left); x < right; x++) {
      const i = y * photo.widthPx + x;
      if (outline.mask[i] === 0 || classOf[i] !== classNumber.window) continue;
      all++;
      if (y < middle) upper++;
    }
  if (all > 30 && upper > all * upperWindows) return 2;
  return aspect < 1.9 ? 2 : 1;
}

interface DoorRun extends ColumnRun {
  highPx: number;
  to: number;
}

/** Columns with doors near the ground, and their heights: a wide run is a garage. */
function doorRuns({ classOf, photo }: Analysis, { left, right, base, top }: HouseOutline) {
  const { widthPx: w } = photo;
  const from = Math.round(base - (base - top) * 0.42);
  const runs: DoorRun[] = [];
  const gap = Math.max(2, Math.round((right - left) * 0.012));
  for (let x = Math.round(left); x <= right; x++) {
    let count = 0;
    for (let y = from; y < base; y++) if (classOf[y * w + x] === classNumber.door) count++;
    if (count < (base - from) * 0.3) continue;
    const last = runs.at(-1);
    if (last && x - last.to <= gap) {
      last.to = x;
      last.highPx = Math.max(last.highPx, count);
    } else runs.push({ from: x, to: x, highPx: count });
  }
  return runs;
}

const garageShare = 0.12;
/** Width over height: doors with side lights may be wide, but are taller. */
const garageAspect = 1.15;

function garageWished(
  wish: PlaceWish['garage'],
  drive: Side | undefined,
  seed: number,
): Side | undefined {
  if (wish === 'never') return undefined;
  return wish === 'always' ? (drive ?? (seed % 2 === 0 ? 'left' : 'right')) : drive;
}

export function readPlot(analysis: Analysis, outline: HouseOutline, request: HouseRequest): Plot {
  const seen = storeysOf(analysis, outline);
  const property = propertyWish(request.propertyType);
  const place = placeWish(request.roomType);
  const storeys = request.edits?.storeys ?? Math.max(seen, property.leastStoreys);
  const tall = Math.max(1, outline.base - outline.top);
  const wide = outline.right - outline.left;
  const seenMetres = ridgeMetres[seen as 1 | 2 | 3];
  const heightMetres = ridgeMetres[storeys as 1 | 2 | 3] ?? storeys * 3.1 + 1;
  const widthMetres = Math.max(
    7,
    property.width * Math.min(seen === 1 ? 26 : 20, (wide / tall) * seenMetres),
  );
  const runs = doorRuns(analysis, outline);
  const middleOf = (run: { from: number; to: number }) => (run.from + run.to) / 2;
  const share = (x: number) => (x - outline.left) / Math.max(1, wide);
  const isWide = ({ from, to, highPx }: DoorRun) =>
    to - from > Math.max(wide * garageShare, highPx * garageAspect);
  const garages = runs.filter((run) => isWide(run) && hasDrive(analysis, run, outline.base));
  const largest = garages.sort((a, c) => c.to - c.from - (a.to - a.from))[0];
  const drive: Side | undefined = largest && (share(middleOf(largest)) < 0.5 ? 'left' : 'right');
  const garage = garageWished(place.garage, drive, request.seed);
  const door = runs
    .filter((run) => !isWide(run))
    .sort((a, c) => c.to - c.from - (a.to - a.from))[0];
  const doorShare = door
    ? share(middleOf(door))
    : garage === 'left'
      ? 0.62
      : garage === 'right'
        ? 0.38
        : 0.5;
  return {
    widthMetres,
    depthMetres: Math.max(6.5, Math.min(11, widthMetres * 0.6)),
    storeys,
    heightMetres,
    garage,
    doorShare: Math.max(0.08, Math.min(0.92, doorShare)),
    roof: request.edits?.roof,
  };
}
