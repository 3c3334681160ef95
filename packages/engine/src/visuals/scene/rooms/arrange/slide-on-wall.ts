/** Slides what hangs on a wall over the furniture below it; what hung there takes its place. */
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { ObjectLabel } from '../../../scene-model.ts';
import { type Bounds, boundsOf, middleOf } from '../../placed/object-bounds.ts';
import type { Room } from '../room.ts';

export interface Slide {
  readonly ids: ReadonlySet<number>;
  readonly box: Bounds;
  readonly move: readonly [x: number, z: number];
}

const onWalls: readonly PartKey[] = ['art', 'mirror', 'clock', 'tv', 'shelves'];
const hung: readonly ObjectLabel[] = ['art', 'furniture', 'lamp', 'textile', 'appliance', 'trim'];
/** Higher up than this it hangs. */
const hangsMetres = 0.5;
const flatMetres = 0.4;
/** The furniture stands at this wall. */
const atWallMetres = 1.2;
const besideMetres = 0.08;

const span = ({ low, high }: Bounds, axis: 0 | 2) => [low[axis], high[axis]] as const;
const overlap = (a: readonly [number, number], c: readonly [number, number]) =>
  Math.min(a[1], c[1]) - Math.max(a[0], c[0]);

/** Undefined if it cannot hang there: no wall behind the furniture, or a window in it. */
export function slidesOver(
  { b: { triangles }, width, depth }: Room,
  part: PartKey,
  [id, thing]: readonly [number, Bounds],
  other: Bounds,
): Slide[] | undefined {
  const [wide, deep] = [thing.high[0] - thing.low[0], thing.high[2] - thing.low[2]];
  const isHung = onWalls.includes(part) && thing.low[1] > hangsMetres;
  if (!isHung || Math.min(wide, deep) > flatMetres) return undefined;
  const along = wide >= deep ? 0 : 2;
  const across = along === 0 ? 2 : 0;
  const gap = -overlap(span(thing, across), span(other, across));
  if (gap > atWallMetres) return undefined;
  const by = middleOf(other)[along] - middleOf(thing)[along];
  const move = (metres: number) => (along === 0 ? ([metres, 0] as const) : ([0, metres] as const));
  const to = span(thing, along).map((at) => at + by) as unknown as readonly [number, number];
  const half = (along === 0 ? width : depth) / 2;
  if (to[0] < -half || to[1] > half) return undefined;
  const scene = { objects: triangles.objectTable, triangles };
  const all = triangles.objectTable.map((_, index) => index).filter((one) => one !== id);
  const there = [...boundsOf(all, scene)].filter(
    ([, one]) =>
      overlap(span(one, across), span(thing, across)) > -0.1 &&
      one.high[across] - one.low[across] < flatMetres &&
      one.low[1] > hangsMetres &&
      overlap([one.low[1], one.high[1]], [thing.low[1], thing.high[1]]) > 0.05 &&
      overlap(span(one, along), to) > 0.02,
  );
  if (there.some(([one]) => triangles.objectTable[one]!.label === 'window')) return undefined;
  const own: Slide = { ids: new Set([id]), box: thing, move: move(by) };
  // Beside it, where the thing came from.
  let from = by > 0 ? to[0] - besideMetres : to[1] + besideMetres;
  const others = there
    .filter(([one]) => hung.includes(triangles.objectTable[one]!.label))
    .filter(([, one]) => one.high[along] - one.low[along] < half)
    .map(([one, box]): Slide => {
      const size = box.high[along] - box.low[along];
      const start = by > 0 ? from - size : from;
      from = by > 0 ? start - besideMetres : start + size + besideMetres;
      return { ids: new Set([one]), box, move: move(start - box.low[along]) };
    });
  return [own, ...others];
}
