/** Groups of objects that a trait changes together: a thing with what lies on it, a house with its parts. */
import type { Random } from '../../../random/random.ts';
import type { Brief } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { ObjectLabel, SceneObject, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { type Bounds, boundsOf, objectsOf } from '../placed/object-bounds.ts';

export interface TraitKit {
  readonly b: SceneBuilder;
  readonly brief: Brief;
  readonly random: (name: string) => Random;
  /** Indoors: what hangs is hung from it. */
  readonly ceilingMetres?: number;
}

/** Parts of buildings are known by their labels. */
export const labelsOf: Partial<Record<PartKey, readonly ObjectLabel[]>> = {
  walls: ['wall'],
  roof: ['roof'],
  door: ['door'],
  windows: ['window'],
  floor: ['floor'],
  ceiling: ['ceiling'],
  chimney: ['chimney'],
  columns: ['column'],
};
export const onWalls: readonly PartKey[] = ['balcony', 'window-boxes', 'awning', 'shelves'];
/** Things on a thing follow it. */
const loose: readonly ObjectLabel[] = ['furniture', 'textile', 'art', 'lamp', 'plant', 'appliance'];
export const subjectKey = 'subject';
export type Key = PartKey | typeof subjectKey;

export const isOutside = (brief: Brief) => brief.view === 'exterior';

export function idsOf({ b, brief }: TraitKit, key: Key): number[] {
  const { objectTable } = b.triangles;
  const having = (test: (one: SceneObject) => boolean) =>
    objectTable.flatMap((one, id) => (test(one) ? [id] : []));
  if (key === subjectKey) return isOutside(brief) ? having(({ subject }) => subject) : [];
  const labels = labelsOf[key];
  if (labels === undefined) return objectsOf(key, objectTable);
  return having(({ label, subject }) => labels.includes(label) && subject);
}

export const union = (all: readonly Bounds[]): Bounds => ({
  low: [0, 1, 2].map((axis) => Math.min(...all.map(({ low }) => low[axis]!))) as unknown as Vector3,
  high: [0, 1, 2].map((axis) =>
    Math.max(...all.map(({ high }) => high[axis]!)),
  ) as unknown as Vector3,
});

const boundsTouch = (a: Bounds, c: Bounds) =>
  ([0, 1, 2] as const).every(
    (axis) => a.low[axis] < c.high[axis] + 0.05 && c.low[axis] < a.high[axis] + 0.05,
  );

export interface Group {
  readonly ids: number[];
  bounds: Bounds;
}

/** Objects that touch each other are one thing: a bed and its bedding. */
export function groupsOf({ b }: TraitKit, ids: readonly number[], isWhole: boolean): Group[] {
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const groups: Group[] = [];
  for (const [id, bounds] of boundsOf(ids, scene)) {
    const near = isWhole ? groups[0] : groups.find((one) => boundsTouch(one.bounds, bounds));
    if (near === undefined) groups.push({ ids: [id], bounds });
    else {
      near.ids.push(id);
      near.bounds = union([near.bounds, bounds]);
    }
  }
  return groups;
}

export function objectsOnTop({ b }: TraitKit, { ids, bounds }: Group): number[] {
  const all = b.triangles.objectTable.flatMap(({ label }, id) =>
    loose.includes(label) && !ids.includes(id) ? [id] : [],
  );
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const { low, high } = bounds;
  return [...boundsOf(all, scene)].flatMap(([id, one]) => {
    const [x, z] = [(one.low[0] + one.high[0]) / 2, (one.low[2] + one.high[2]) / 2];
    const isOver = x > low[0] && x < high[0] && z > low[2] && z < high[2];
    const isOn = one.low[1] > (low[1] + high[1]) / 2 - 0.15 && one.low[1] < high[1] + 0.06;
    return isOver && isOn ? [id] : [];
  });
}

export function trianglesOf({ b: { triangles } }: TraitKit, ids: readonly number[]): number[] {
  const wanted = new Set(ids);
  const found: number[] = [];
  for (let triangle = 0; triangle < triangles.count; triangle++)
    if (wanted.has(triangles.objects[triangle]!)) found.push(triangle);
  return found;
}
