/** Each small thing by vocabulary name, and its finish. */
import type { Brief, PartWish } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { ThingKey } from '../../brief/vocabulary/things.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat, finishOf } from '../finishes.ts';
import { animals } from './animals.ts';
import { catalogueThings } from './catalogue/catalogue-things.ts';
import { gardenThings } from './garden-things.ts';
import { houseThings } from './house-things.ts';
import { outdoorShapes } from './shapes/outdoor-shapes.ts';
import { plainCoat, type SmallThing } from './thing.ts';

export const thingsBuilt: Partial<Record<ThingKey, SmallThing>> = {
  ...animals,
  ...houseThings,
  ...gardenThings,
  ...catalogueThings,
  // those that stand outdoors as well are built as they are there
  ...outdoorShapes,
};

function finishOfThing(
  b: SceneBuilder,
  brief: Brief,
  key: ThingKey,
  hex: string,
  index: number,
): MaterialHandle {
  const { materials: [material] = [], colours = [] } = brief.parts[key] ?? {};
  const colour = colours[index % colours.length];
  if (material !== undefined) {
    const finish = finishOf(material, 'floor', colour === undefined ? {} : { colour });
    return b.material({
      ...finish,
      name: `${key} ${finish.name}`,
      neverSnow: true,
      neverWet: true,
    });
  }
  return colour === undefined
    ? plainCoat(b, hex)
    : b.material(coat(colour, { name: `${key} ${colour}`, roughness: 0.75, indoors: true }));
}

/** Builds it where the builder stands. */
export function buildThing(b: SceneBuilder, brief: Brief, key: ThingKey, index = 0): void {
  const thing = thingsBuilt[key];
  if (thing === undefined) return;
  b.begin(thing.label, key.replaceAll('-', ' '));
  thing.build({
    b,
    main: finishOfThing(b, brief, key, thing.hex, index),
    other: (hex, roughness) => plainCoat(b, hex, roughness),
  });
}

export const mostOfOneThing = 10;

/** "Parasols", and "barrels along both walls". */
const someThings = 3;
const inRow = 6;

/** How many one of these shows: "three stockings" are one row. */
const drawnInSets: Partial<Record<ThingKey, number>> = {
  ...{ stockings: 3, bottles: 3, 'wine-glasses': 3, mugs: 2 },
};

/** Requested count. */
export function askedThings(brief: Brief, key: ThingKey): number {
  const wish = brief.parts[key];
  if (wish?.wanted !== true) return 0;
  // A row of them is one thing.
  const inSet = drawnInSets[key];
  if (inSet !== undefined && wish.count !== undefined)
    return Math.min(mostOfOneThing, Math.ceil(wish.count / inSet));
  const isRow = wish.at?.how === 'beside' && wish.at.of === 'walls';
  const several = wish.several === true ? (isRow ? inRow : someThings) : undefined;
  return Math.min(mostOfOneThing, wish.count ?? thingsBuilt[key]?.usually ?? several ?? 1);
}

/** Whether something small is to be placed on this piece, which then keeps its surface empty. */
export function holdsWishedThing({ parts }: Brief, part: PartKey): boolean {
  return (Object.entries(parts) as [PartKey, PartWish][]).some(([key, { wanted, at }]) => {
    const thing = thingsBuilt[key as ThingKey];
    if (wanted !== true || thing === undefined) return false;
    return at === undefined ? thing.isOnTables === true : at.how === 'on' && at.of === part;
  });
}
