/** The first noun of a prompt tells where we stand: a street, an entrance, a flight of stairs, a garden. */
import type { Draft } from '../draft.ts';
import type { Item } from '../phrases.ts';
import type { MeaningItem } from '../sentence.ts';
import type { PartKey } from '../vocabulary/parts.ts';
import type { RoomKind } from '../vocabulary/subjects.ts';

const nouns: readonly string[] = ['part', 'room', 'building', 'roof', 'setting', 'view', 'tree'];
const isNoun = (item: Item | undefined): item is MeaningItem =>
  item?.kind === 'meaning' && nouns.includes(item.slot);
const parts = (item: Item | undefined) =>
  item === undefined || ['comma', 'stop', 'breaker'].includes(item.kind);

const firstNoun = (items: readonly Item[]) => items.findIndex((item) => isNoun(item));

/** "A Tokyo alley with lanterns": what is named after it stands there. */
export function beginsInStreet(items: readonly Item[]): boolean {
  const at = items.findIndex(
    (item) =>
      isNoun(item) && /^(.*street|alley|lane|avenue|boulevard|streetscape)$/.test(item.text),
  );
  const before = items.slice(0, at).filter((item) => isNoun(item) && item.slot !== 'setting');
  return at >= 0 && before.length === 0 && parts(items[at + 1]);
}

const growing: readonly string[] = [
  ...['garden', 'raised-beds', 'lawn', 'pond', 'orchard', 'boulders', 'flowers', 'compost'],
];

/** "A small garden with a bistro set", "herbs outside the kitchen door": the room is only mentioned. */
export function beginsInGarden(items: readonly Item[]): boolean {
  const at = firstNoun(items);
  const first = items[at];
  if (!isNoun(first)) return false;
  const isSetting = first.slot === 'setting';
  const place = isSetting ? items.slice(at + 1).findIndex((item) => isNoun(item)) + at + 1 : at;
  const named = items[place];
  if (!isNoun(named) || named.slot !== 'part' || !growing.includes(named.value)) return false;
  return parts(items[place + 1]) || items[place + 1]?.text === 'outside';
}

/** "A courtyard with a fig tree": paved, with walls around it, and no house to look at. */
export function openCourtyard(items: readonly Item[], { parts: wishes, slots }: Draft): void {
  const at = firstNoun(items);
  const first = items[at];
  const isAlone = isNoun(first) && /^(inner )?courtyard$/.test(first.text) && parts(items[at + 1]);
  if (!isAlone || slots.building !== 'courtyard-house') return;
  slots.building = 'open-ground';
  const { walls } = wishes;
  delete wishes.walls;
  wishes.terrace = {
    ...(walls?.materials && { materials: walls.materials }),
    ...wishes.terrace,
    wanted: true,
  };
  wishes.fence ??= { wanted: true, kind: 'wall', materials: ['plaster'], colours: ['cream'] };
}

const thingsInside: readonly PartKey[] = [
  ...(['rug', 'mirror', 'hooks', 'shelves', 'cabinets', 'umbrella-stand', 'chairs'] as const),
  ...(['shoe-rack', 'curtains', 'pendants', 'ceiling', 'floor', 'hat-stand', 'sofa'] as const),
];
const thingsOutside: readonly PartKey[] = [
  ...(['garden', 'gates', 'lawn', 'path', 'porch', 'roof', 'hedge', 'trees', 'terrace'] as const),
  ...(['plaza', 'columns', 'fence', 'pool', 'house-beside', 'planters', 'upper-walls'] as const),
];
const flights =
  /^(stairs?|staircases?|stairway|flight of stairs?|spiral stairs?|spiral staircases?)$/;

/** The hall behind the door, or the one with the stairs. */
export function roomBehindFirst(items: readonly Item[], draft: Draft): RoomKind | undefined {
  const first = items[firstNoun(items)];
  const has = (list: readonly PartKey[]) =>
    list.some((part) => draft.parts[part] !== undefined && draft.parts[part]?.wanted !== false);
  if (!isNoun(first) || first.slot !== 'part' || has(thingsOutside)) return undefined;
  const isOpen = draft.slots.setting !== undefined || draft.slots.weather !== undefined;
  if (first.value === 'stairs' && flights.test(first.text) && !isOpen) return 'foyer';
  if (!/^(entrance|entry)$/.test(first.text)) return undefined;
  return has(thingsInside) ? 'foyer' : undefined;
}

const stores: readonly PartKey[] = [
  ...(['cardboard-boxes', 'goods-shelves', 'ducts', 'treasure-chest', 'crates'] as const),
];
const cellars = /^(cellar|basement|basement room|attic room|box room)$/;

/** "A basement with a bar", "an attic room with a bed": one that is lived in holds no boxes. */
export function clearStores(items: readonly Item[], draft: Draft): void {
  const isStore = (item: Item) => isNoun(item) && item.slot === 'room' && cellars.test(item.text);
  const store = items.find(isStore);
  if (store === undefined || draft.slots.room !== 'public-room') return;
  const said = items.flatMap((item) => (isNoun(item) && item.slot === 'part' ? [item.value] : []));
  const other = items.find((item) => isNoun(item) && item.slot === 'room' && !isStore(item));
  if (said.length < 2 && other === undefined) return;
  for (const part of stores) if (!said.includes(part)) delete draft.parts[part];
  const isAttic = store.text.includes('attic') || store.text.includes('box');
  if (isAttic) draft.parts.attic ??= { wanted: true };
  if (other?.kind === 'meaning') draft.slots.room = other.value as RoomKind;
  else if (draft.parts.bed?.wanted === true) draft.slots.room = 'bedroom';
}
