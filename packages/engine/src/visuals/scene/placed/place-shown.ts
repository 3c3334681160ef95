/** "A terrace with a long table": the subject is the place and what stands there, not the house behind it. */

import { styles } from '../../../styles/styles.ts';
import type { Brief, PartWish } from '../../brief/brief.ts';
import { placesOutside } from '../../brief/vocabulary/implications.ts';
import { type PartKey, parts } from '../../brief/vocabulary/parts.ts';
import type { Box3, Scene, TriangleSoup } from '../../scene-model.ts';
import { thingsBuilt } from '../things/small-things.ts';
import type { Rect } from '../wall-parts.ts';
import { boundsOf, objectsOf } from './object-bounds.ts';

/** Parts as large as the plot or the house. */
const wide: readonly PartKey[] = [
  ...placesOutside,
  ...(['hedge', 'fence', 'trees', 'path', 'lawn', 'stairs', 'columns', 'arches', 'ivy'] as const),
  ...(['chimney', 'shutters', 'dormers', 'flowers', 'plants', 'birds', 'moon', 'cars'] as const),
];
/** Behind everything, or all around. */
const far: readonly PartKey[] = [
  ...(['skyline', 'rainbow', 'northern-lights', 'stars', 'moon', 'birds', 'volcano'] as const),
  ...([
    'snowy-peaks',
    'plane',
    'hot-air-balloon',
    'fireworks',
    'lightning',
    'trees',
    'garden',
  ] as const),
  ...(['path', 'hedge', 'fence', 'wind-turbines', 'avenue', 'flower-field', 'vines'] as const),
];
const aroundMetres = 2;
const leastHighMetres = 3;
/** Farther apart they are not one place. */
const mostWideMetres = 20;

/** Not named, but what the style builds: "a coastal veranda". */
const isOfStyle = (building: Brief['building'], style: Brief['style']): boolean =>
  style !== undefined && styles[style].drawn.house === building;

/** "A farmhouse porch with pumpkins on the steps": the house only says whose porch. */
const placeOfHouse =
  /^\W*(?:\w+\W+){0,4}?\w*(?:house|cottage|cabin|villa|home|chalet)(?:'s)? (?:front |back )?(?:porch|veranda|verandah|terrace|patio|deck)\b/i;

function isAboutPlace({ building, style, parts: wishes, prompt }: Brief): boolean {
  const isOfHouse = building !== undefined && !isOfStyle(building, style);
  if (isOfHouse && !placeOfHouse.test(prompt)) return false;
  const [first] = (Object.entries(wishes) as [PartKey, PartWish][]).flatMap(([part, { wanted }]) =>
    wanted === true && !('structural' in parts[part]) ? [part] : [],
  );
  return first !== undefined && placesOutside.includes(first);
}

export function placeShown(
  brief: Brief,
  scene: { readonly objects: Scene['objects']; readonly triangles: TriangleSoup },
): Box3 | undefined {
  if (!isAboutPlace(brief)) return undefined;
  const things = (Object.keys(brief.parts) as PartKey[]).filter(
    (part) => brief.parts[part]?.wanted === true && (part === 'pool' || !wide.includes(part)),
  );
  const ids = things.flatMap((part) => objectsOf(part, scene.objects));
  const all = [...boundsOf(ids, scene).values()].filter(({ high }) => high[1] < 5);
  if (all.length === 0) return undefined;
  const low = (axis: 0 | 2) => Math.min(...all.map((one) => one.low[axis])) - aroundMetres;
  const high = (axis: 0 | 2) => Math.max(...all.map((one) => one.high[axis])) + aroundMetres;
  const top = Math.max(leastHighMetres, ...all.map((one) => one.high[1] + 0.6));
  if (high(0) - low(0) > mostWideMetres) return undefined;
  return { min: [low(0), 0, low(2)], max: [high(0), top, high(2) - aroundMetres] };
}

/** All that stands on open ground: there is no house to frame. */
export function thingsShown(
  brief: Brief,
  scene: { readonly objects: Scene['objects']; readonly triangles: TriangleSoup },
): Box3 | undefined {
  const things = (Object.entries(brief.parts) as [PartKey, PartWish][])
    .filter(([part, { wanted }]) => wanted === true && !far.includes(part))
    // Furniture of a terrace shows where the terrace is.
    .filter(([part], _, all) => part !== 'terrace' || all.length === 1)
    .flatMap(([part]) => objectsOf(part, scene.objects));
  const all = [...boundsOf(things, scene).values()].filter(
    ({ low, high }) => high[0] - low[0] < 24,
  );
  if (all.length === 0) return undefined;
  const low = (axis: 0 | 2) => Math.min(...all.map((one) => one.low[axis])) - 0.6;
  const high = (axis: 0 | 2) => Math.max(...all.map((one) => one.high[axis])) + 0.6;
  const top = Math.max(1.2, ...all.map((one) => one.high[1] + 0.3));
  return { min: [low(0), 0, low(2)], max: [high(0), top, high(2)] };
}

/** A house this wide has what stands before it in the picture anyway. */
const wideHouseMetres = 9;
const nearMetres = 7;

/** Built beside a house of any width. */
const annexes: readonly PartKey[] = ['pergola', 'carport', 'garage', 'extension', 'cars', 'pool'];
const annexMetres = 9;

/** Those that stand out beside the house far enough to be cut off. */
function withAnnexes(
  { parts: wishes }: Brief,
  scene: { readonly objects: Scene['objects']; readonly triangles: TriangleSoup },
  plan: Rect,
): Rect {
  const ids = annexes
    .filter((part) => wishes[part]?.wanted === true)
    .flatMap((part) => objectsOf(part, scene.objects));
  const near = [...boundsOf(ids, scene).values()].filter(
    ({ low, high }) => low[0] > plan.x0 - annexMetres && high[0] < plan.x1 + annexMetres,
  );
  return {
    ...plan,
    x0: Math.min(plan.x0, ...near.map(({ low }) => low[0])),
    x1: Math.max(plan.x1, ...near.map(({ high }) => high[0])),
  };
}

/** Before or beside a house of any size, and asked for: the camera steps back for them. */
const framed: readonly PartKey[] = ['pool', 'cars'];
const framedMetres = 13;

export function frameAnnexes(
  { parts: wishes }: Brief,
  scene: Pick<Scene, 'triangles'> & { readonly objects: Scene['objects'][number][] },
  plan: Rect,
): void {
  for (const part of framed) {
    if (wishes[part]?.wanted !== true) continue;
    for (const [id, { low, high }] of boundsOf(objectsOf(part, scene.objects), scene)) {
      const isNear =
        low[0] > plan.x0 - annexMetres &&
        high[0] < plan.x1 + annexMetres &&
        high[2] < plan.z1 + framedMetres;
      if (isNear) scene.objects[id] = { ...scene.objects[id]!, subject: true };
    }
  }
}

/** Things asked for beside a small building belong into the picture. */
export function thingsNear(
  brief: Brief,
  scene: { readonly objects: Scene['objects']; readonly triangles: TriangleSoup },
  house: Rect,
): Rect {
  const plan = withAnnexes(brief, scene, house);
  if (plan.x1 - plan.x0 > wideHouseMetres) return plan;
  const ids = (Object.entries(brief.parts) as [PartKey, PartWish][])
    .filter(([part, { wanted }]) => wanted === true && Object.hasOwn(thingsBuilt, part))
    .flatMap(([part]) => objectsOf(part, scene.objects));
  return [...boundsOf(ids, scene).values()].reduce((rect, { low, high }) => {
    const isNear =
      low[0] > plan.x0 - nearMetres &&
      high[0] < plan.x1 + nearMetres &&
      high[2] < plan.z1 + nearMetres;
    return isNear
      ? {
          x0: Math.min(rect.x0, low[0] - 0.3),
          x1: Math.max(rect.x1, high[0] + 0.3),
          z0: rect.z0,
          z1: Math.max(rect.z1, high[2]),
        }
      : rect;
  }, plan);
}
