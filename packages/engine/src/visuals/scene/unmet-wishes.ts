/** Compares the request with what was built, so that the screen can name the differences. */
import type { Brief, PartWish } from '../brief/brief.ts';
import { finishedParts, finishFact, materialLabel } from '../brief/vocabulary/finish-labels.ts';
import { roofs } from '../brief/vocabulary/finishes.ts';
import { kindFact, kindLabel } from '../brief/vocabulary/kinds.ts';
import { type LayoutWish, layoutWord } from '../brief/vocabulary/layout-words.ts';
import { type PartKey, parts } from '../brief/vocabulary/parts.ts';
import { relations } from '../brief/vocabulary/relations.ts';
import { styles } from '../brief/vocabulary/styles.ts';
import { buildings, type RoomKind, rooms } from '../brief/vocabulary/subjects.ts';
import { supports } from '../brief/vocabulary/supports.ts';
import {
  cameras,
  type Form,
  forms,
  seasons,
  settings,
  times,
  weathers,
} from '../brief/vocabulary/surroundings.ts';
import { traits } from '../brief/vocabulary/traits.ts';
import type { Scene } from '../scene-model.ts';
import { objectsOf } from './placed/object-bounds.ts';
import { relationHolds } from './placed/relations-held.ts';
import type { Seen } from './placed/seen-things.ts';
import { traitFact } from './traits/apply-traits.ts';
import { pieceFact } from './traits/pieces.ts';

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

/** Names of objects to count in the scene. */
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
  shelves: 'shelves',
  skylights: 'skylight',
  sofa: 'sofa',
  table: 'dining table',
};

/** Facts that tell whether a form was built. */
const formFacts: Partial<Record<PartKey, Partial<Record<Form, string>>>> = {
  windows: { bay: 'bay-windows', round: 'round-windows' },
  door: { round: 'round-door' },
};

/** Number of objects of a countable part. */
export function builtCount(part: PartKey, objects: Scene['objects']): number | undefined {
  const name = countedAs[part];
  return name === undefined ? undefined : objects.filter((one) => one.name === name).length;
}

/** Undefined for uncountable parts. */
function countOf(part: PartKey, { facts, objects }: Scene): number | undefined {
  const things = builtCount(part, objects) ?? 0;
  if (things > 0) return things;
  const fact = facts[part];
  return typeof fact === 'number' ? fact : undefined;
}

/** Rooms that inherently satisfy a wish. */
const ofItself: Partial<Record<RoomKind, readonly LayoutWish[]>> = {
  'dining-room': ['dining'],
  cafe: ['dining'],
  office: ['working'],
};

/** Only rooms that count their seats can have too few. */
function unmetLayout({ layout, room }: Brief, facts: Scene['facts']): string[] {
  if (layout === undefined || facts.view !== 'interior') return [];
  const done = room === undefined ? [] : (ofItself[room] ?? []);
  const unmet = layout.wishes
    .filter((wish) => facts[`layout ${wish}`] !== true && !done.includes(wish))
    .map((wish) => layoutWord(wish).label);
  const { persons = 0 } = layout;
  const isShort = typeof facts.seats === 'number' && facts.seats < persons;
  return isShort ? [...unmet, `Seats × ${persons}`] : unmet;
}

/** A smaller share of the picture counts as invisible. */
const leastSeen = 0.0004;

/** Objects in the scene but not in the picture, or on its wrong side. */
function unmetInPicture({ parts: wishes }: Brief, { objects }: Scene, seen: Seen): string[] {
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

/** "A lamp behind the sofa" that is beside it. */
function unmetRelations({ parts: wishes }: Brief, scene: Scene): string[] {
  return (Object.entries(wishes) as [PartKey, PartWish][]).flatMap(([key, { wanted, at }]) => {
    if (wanted !== true || at === undefined || relationHolds(scene, key, at) !== false) return [];
    return [
      `${parts[key].label} ${relations[at.how].label} the ${parts[at.of].label.toLowerCase()}`,
    ];
  });
}

/** With `seen`, objects outside the picture are unmet too. */
export function unmetWishes(brief: Brief, scene: Scene, seen?: Seen): string[] {
  const unmet = [
    ...unmetInScene(brief, scene),
    ...unmetRelations(brief, scene),
    ...(seen === undefined ? [] : unmetInPicture(brief, scene, seen)),
  ];
  return [...new Set(unmet)];
}

/** Kinds that houses are asked for and build; rooms answer for all. */
const kindsOutside: readonly PartKey[] = [
  ...(['fence', 'pool', 'door', 'dormers', 'louvres', 'balcony', 'balustrade', 'columns'] as const),
];

/** Storeys of a house that wear another finish, if one was said. */
const wallsOfStoreys: readonly PartKey[] = ['lower-walls', 'upper-walls'];

function lacksKind(
  { view }: Brief,
  part: PartKey,
  { wanted, kind }: PartWish,
  facts: Scene['facts'],
): boolean {
  if (kind === undefined || wanted === false) return false;
  if (view === 'exterior' && !kindsOutside.includes(part)) return false;
  return facts[kindFact(part)] !== kind;
}

/** "A copper sink" that is of steel. */
function unmetFinish(
  part: PartKey,
  { wanted, kind, materials: [material] = [], colours: [colour] = [] }: PartWish,
  facts: Scene['facts'],
): string[] {
  const isSaid = material !== undefined || colour !== undefined;
  if (wanted !== true || !isSaid || !finishedParts.includes(part)) return [];
  if (facts[finishFact(part)] === true) return [];
  const finish = [
    ...(colour === undefined ? [] : [colour.replaceAll('-', ' ')]),
    ...(material === undefined ? [] : [materialLabel(material).toLowerCase()]),
  ];
  const name = kind === undefined ? parts[part].label : kindLabel(part, kind);
  return [`${name}: ${finish.join(' ')}`];
}

function unmetInScene(brief: Brief, scene: Scene): string[] {
  const { facts } = scene;
  const { view } = brief;
  const unmet: string[] = [];
  for (const [slot, table] of Object.entries(comparedSlots)) {
    const asked = brief[slot as keyof typeof comparedSlots];
    const built = facts[slot];
    if (asked === undefined || built === asked) continue;
    // Indoors the setting and the roof are out of view: neither built nor claimed.
    if (built === undefined && brief.view === 'interior') continue;
    const labels: Readonly<Record<string, { readonly label: string }>> = table;
    unmet.push(labels[asked]?.label ?? asked);
  }
  for (const [slot, table] of Object.entries(comparedSlots)) {
    const built = facts[slot];
    const labels: Readonly<Record<string, { readonly label: string }>> = table;
    const refused = brief.excluded[slot as keyof typeof comparedSlots] ?? [];
    if (typeof built === 'string' && refused.includes(built))
      unmet.push(`No ${(labels[built]?.label ?? built).toLowerCase()}`);
  }
  if (brief.storeys !== undefined && brief.view === 'exterior' && facts.storeys !== brief.storeys) {
    unmet.push(`${brief.storeys} storeys`);
  }
  for (const view of ['section', 'through-arch'] as const)
    if (brief.camera === view && brief.view === 'exterior' && facts[view] !== true)
      unmet.push(cameras[view].label);
  unmet.push(...unmetLayout(brief, facts));
  if (brief.support !== undefined && facts.support !== brief.support)
    unmet.push(supports[brief.support].label);
  for (const trait of brief.traits ?? [])
    if (facts[traitFact('subject', trait)] !== true) unmet.push(traits[trait].label);
  for (const [key, wished] of Object.entries(brief.parts)) {
    const label = parts[key as PartKey].label;
    const built = facts[key];
    const isMissing = built === undefined || built === false;
    const isSaid = (wished.colours ?? wished.materials) !== undefined;
    if (wallsOfStoreys.includes(key as PartKey) && isSaid && isMissing && view === 'exterior')
      unmet.push(label);
    if (wished.motif !== undefined && facts['wall motif'] !== wished.motif)
      unmet.push(`${parts[wished.motif].label}: wallpaper`);
    if (wished.wanted === true && isMissing) unmet.push(label);
    else if (wished.wanted !== false && wished.count !== undefined && wished.kind !== 'wall') {
      const count = countOf(key as PartKey, scene) ?? wished.count;
      if (count !== wished.count) unmet.push(`${label} × ${wished.count}`);
    }
    const isBuilt = wished.wanted !== true || !isMissing;
    if (isBuilt && lacksKind(brief, key as PartKey, wished, facts))
      unmet.push(kindLabel(key as PartKey, wished.kind!));
    if (isBuilt && view === 'interior') unmet.push(...unmetFinish(key as PartKey, wished, facts));
    const formFact =
      wished.form === undefined ? undefined : formFacts[key as PartKey]?.[wished.form];
    if (wished.form !== undefined && formFact !== undefined && facts[formFact] !== true)
      unmet.push(`${forms[wished.form].label} ${label.toLowerCase()}`);
    // A house has walls and a door unless the grammar says it left them out.
    const isThere = 'structural' in parts[key as PartKey] ? built !== false : Boolean(built);
    for (const trait of wished.wanted === false ? [] : (wished.traits ?? []))
      if (facts[traitFact(key, trait)] !== true)
        unmet.push(`${traits[trait].label} ${label.toLowerCase()}`);
    for (const piece of wished.wanted === false ? [] : (wished.pieces ?? []))
      if (facts[pieceFact(key, piece)] !== true) unmet.push(`${label}: ${piece.piece}`);
    if (wished.wanted === false && isThere) unmet.push(`No ${label.toLowerCase()}`);
  }
  return unmet;
}
