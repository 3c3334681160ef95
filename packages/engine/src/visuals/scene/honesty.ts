/** Compares what was asked with what was built; the screen says the difference plainly. */
import type { Brief, PartWish } from '../brief/brief.ts';
import { roofs } from '../brief/vocabulary/finishes.ts';
import { type LayoutWish, layoutWord } from '../brief/vocabulary/layout-words.ts';
import { type PartKey, parts } from '../brief/vocabulary/parts.ts';
import { relations } from '../brief/vocabulary/relations.ts';
import { styles } from '../brief/vocabulary/styles.ts';
import { buildings, type RoomKind, rooms } from '../brief/vocabulary/subjects.ts';
import {
  type Form,
  forms,
  seasons,
  settings,
  times,
  weathers,
} from '../brief/vocabulary/surroundings.ts';
import type { Scene } from '../scene-model.ts';
import { objectsOf } from './placed/object-bounds.ts';
import { relationHolds } from './placed/relations-held.ts';
import type { Seen } from './placed/seen-things.ts';

const comparedSlots = {
  building: buildings,
  room: rooms,
  roof: roofs,
  setting: settings,
  season: seasons,
  weather: weathers,
  time: times,
  style: styles,
} as const satisfies Record<string, Readonly<Record<string, { readonly label: string }>>>;

/** Names of the things that are counted in the scene itself. */
const countedAs: Partial<Record<PartKey, string>> = {
  armchair: 'armchair',
  art: 'picture',
  balcony: 'balcony',
  bathtub: 'bathtub',
  bed: 'bed',
  bench: 'bench',
  bicycle: 'bicycle',
  chimney: 'chimney',
  desk: 'desk',
  dormers: 'dormer',
  fireplace: 'fireplace',
  loungers: 'sun lounger',
  mirror: 'mirror',
  pendants: 'pendant lamp',
  plants: 'plant pot',
  pool: 'pool',
  skylights: 'skylight',
  sofa: 'sofa',
  table: 'dining table',
};

/** Forms that are built or not, by the fact that says so. */
const formFacts: Partial<Record<PartKey, Partial<Record<Form, string>>>> = {
  windows: { bay: 'bay-windows', round: 'round-windows' },
};

/** How many of a part that is counted by its things are there. */
export function thingsBuilt(part: PartKey, objects: Scene['objects']): number | undefined {
  const name = countedAs[part];
  return name === undefined ? undefined : objects.filter((one) => one.name === name).length;
}

/** How many there are; undefined where they are no single things. */
function countOf(part: PartKey, { facts, objects }: Scene): number | undefined {
  const things = thingsBuilt(part, objects) ?? 0;
  if (things > 0) return things;
  const fact = facts[part];
  return typeof fact === 'number' ? fact : undefined;
}

/** Rooms that are what the wish asks for. */
const ofItself: Partial<Record<RoomKind, readonly LayoutWish[]>> = {
  'dining-room': ['dining'],
  cafe: ['dining'],
  office: ['working'],
};

/** Only rooms that count their seats can have too few. */
function missedLayout({ layout, room }: Brief, facts: Scene['facts']): string[] {
  if (layout === undefined || facts.view !== 'interior') return [];
  const done = room === undefined ? [] : (ofItself[room] ?? []);
  const missed = layout.wishes
    .filter((wish) => facts[`layout ${wish}`] !== true && !done.includes(wish))
    .map((wish) => layoutWord(wish).label);
  const { persons = 0 } = layout;
  const isShort = typeof facts.seats === 'number' && facts.seats < persons;
  return isShort ? [...missed, `Seats × ${persons}`] : missed;
}

/** Less than this share of the picture is not seen. */
const leastSeen = 0.0004;

/** Things that stand in the scene and not in the picture, or on the other side of it. */
function missedInPicture({ parts: wishes }: Brief, { objects }: Scene, seen: Seen): string[] {
  return (Object.entries(wishes) as [PartKey, PartWish][]).flatMap(([key, wish]) => {
    if (wish.wanted !== true) return [];
    const ids = objectsOf(key, objects);
    const things = ids.flatMap((id) => seen.things.get(id) ?? []);
    const { label } = parts[key];
    const pixels = things.reduce((sum, one) => sum + one.pixels, 0);
    if (ids.length > 0 && pixels < seen.pixels * leastSeen) return [label];
    if (wish.side === undefined || things.length === 0) return [];
    const middle = things.reduce((sum, one) => sum + one.middle * one.pixels, 0) / pixels;
    return middle > 0.5 === (wish.side === 'right') ? [] : [`${label} on the ${wish.side}`];
  });
}

/** "A lamp behind the sofa" that stands beside it. */
function missedRelations({ parts: wishes }: Brief, scene: Scene): string[] {
  return (Object.entries(wishes) as [PartKey, PartWish][]).flatMap(([key, { wanted, at }]) => {
    if (wanted !== true || at === undefined || relationHolds(scene, key, at) !== false) return [];
    return [
      `${parts[key].label} ${relations[at.how].label} the ${parts[at.of].label.toLowerCase()}`,
    ];
  });
}

/** `seen` where there is a picture: what stands outside of it is missed as well. */
export function missedWishes(brief: Brief, scene: Scene, seen?: Seen): string[] {
  const missed = [
    ...missedInScene(brief, scene),
    ...missedRelations(brief, scene),
    ...(seen === undefined ? [] : missedInPicture(brief, scene, seen)),
  ];
  return [...new Set(missed)];
}

function missedInScene(brief: Brief, scene: Scene): string[] {
  const { facts } = scene;
  const missed: string[] = [];
  for (const [slot, table] of Object.entries(comparedSlots)) {
    const asked = brief[slot as keyof typeof comparedSlots];
    const built = facts[slot];
    if (asked === undefined || built === asked) continue;
    // Indoors the setting and the roof are out of view: not built, not claimed.
    if (built === undefined && brief.view === 'interior') continue;
    const labels: Readonly<Record<string, { readonly label: string }>> = table;
    missed.push(labels[asked]?.label ?? asked);
  }
  for (const [slot, table] of Object.entries(comparedSlots)) {
    const built = facts[slot];
    const labels: Readonly<Record<string, { readonly label: string }>> = table;
    const refused = brief.excluded[slot as keyof typeof comparedSlots] ?? [];
    if (typeof built === 'string' && refused.includes(built))
      missed.push(`No ${(labels[built]?.label ?? built).toLowerCase()}`);
  }
  if (brief.storeys !== undefined && brief.view === 'exterior' && facts.storeys !== brief.storeys) {
    missed.push(`${brief.storeys} storeys`);
  }
  missed.push(...missedLayout(brief, facts));
  for (const [key, wished] of Object.entries(brief.parts)) {
    const label = parts[key as PartKey].label;
    const built = facts[key];
    const isMissing = built === undefined || built === false;
    if (wished.wanted === true && isMissing) missed.push(label);
    else if (wished.wanted !== false && wished.count !== undefined) {
      const count = countOf(key as PartKey, scene) ?? wished.count;
      if (count !== wished.count) missed.push(`${label} × ${wished.count}`);
    }
    const formFact =
      wished.form === undefined ? undefined : formFacts[key as PartKey]?.[wished.form];
    if (wished.form !== undefined && formFact !== undefined && facts[formFact] !== true)
      missed.push(`${forms[wished.form].label} ${label.toLowerCase()}`);
    // A house has its walls and its door unless a grammar says that it left them out.
    const isThere = 'structural' in parts[key as PartKey] ? built !== false : Boolean(built);
    if (wished.wanted === false && isThere) missed.push(`No ${label.toLowerCase()}`);
  }
  return missed;
}
