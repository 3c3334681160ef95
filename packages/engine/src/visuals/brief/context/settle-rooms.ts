/** Wishes that mean another thing in a room than they would outdoors, settled when the whole prompt is known. */
import type { Draft } from '../draft.ts';
import type { Item } from '../phrases.ts';
import type { PartKey } from '../vocabulary/parts.ts';

const ofFurniture: readonly PartKey[] = [
  ...(['sofa', 'armchair', 'chairs', 'coffee-table', 'table', 'stools', 'desk', 'bench'] as const),
];

/** "Rattan furniture": whatever stands there is of it. */
function finishFurniture({ parts }: Draft): void {
  const { materials, colours } = parts.furniture ?? {};
  if ((materials ?? colours) === undefined) return;
  for (const part of ofFurniture)
    parts[part] = { ...(materials && { materials }), ...(colours && { colours }), ...parts[part] };
}

const nightSky: readonly PartKey[] = ['stars', 'northern-lights', 'moon', 'fireworks'];

/** Peaks, stars and fields of flowers are what the windows show. */
function lookOutside({ parts, slots }: Draft, items: readonly Item[]): void {
  const isSeen = (part: PartKey) => parts[part]?.wanted === true;
  const isPainted = items.some(({ text }) => /ceiling|wall|mobile|paper/.test(text));
  if (nightSky.some(isSeen) && !isPainted) slots.time ??= 'night';
  if (isSeen('snowy-peaks')) {
    slots.setting ??= 'mountains';
    slots.season ??= 'winter';
  }
  if (isSeen('flower-field')) {
    slots.setting ??= 'countryside';
    parts['garden-view'] = { wanted: true, ...parts['garden-view'] };
  }
}

/** "Old rooftops outside". */
function lookOverRoofs(draft: Draft, items: readonly Item[]): void {
  const isSeen = items.some(
    (item, at) =>
      /^(roofs|rooftops|roof)$/.test(item.text) &&
      (items[at + 1]?.text === 'outside' ||
        items
          .slice(Math.max(0, at - 3), at)
          .some(({ text }) => /^(over|overlooking|view)$/.test(text))),
  );
  if (isSeen) draft.slots.setting ??= 'city';
}

/** Dressers with plates are those of kitchens. */
function settleDresser({ parts, slots }: Draft, items: readonly Item[]): void {
  const isDresser = items.some(({ kind, text }) => kind === 'meaning' && /^dressers?$/.test(text));
  const { wardrobe } = parts;
  const isEaten = slots.room === 'kitchen' || slots.room === 'dining-room';
  if (!isDresser || !isEaten || wardrobe?.wanted !== true) return;
  parts['display-cabinet'] = wardrobe;
  delete parts.wardrobe;
}

const ofKitchens: readonly PartKey[] = [
  ...(['island', 'cabinets', 'countertop', 'backsplash', 'hood', 'oven', 'fridge'] as const),
];

/** "Open plan kitchen and living room": the larger room holds the other one. */
function settleOpenPlan({ parts, slots }: Draft, items: readonly Item[]): void {
  const isNamed = items.some(
    (item) =>
      item.kind === 'meaning' &&
      item.slot === 'room' &&
      item.value === 'living-room' &&
      /living|lounge|sitting|family/.test(item.text),
  );
  const isKitchen = ofKitchens.some((part) => parts[part] !== undefined);
  if (slots.room !== 'kitchen' || !isNamed || isKitchen) return;
  slots.room = 'living-room';
  parts['kitchen-run'] = { wanted: true };
}

/** Many books stand on shelves, and the pool of a spa in a hall. */
function settleHolders({ parts, slots }: Draft, items: readonly Item[]): void {
  const isOnTable = items.some(
    ({ text }, at) => /books?$/.test(text) && items[at + 1]?.text === 'on',
  );
  if (parts.books?.wanted === true && !isOnTable) parts.shelves ??= { wanted: true };
  if (parts.pool?.wanted === true && slots.room === 'bathroom') slots.room = 'hall';
}

/** "A meeting room with a screen": one for many to look at. */
function settleScreen({ parts, slots }: Draft, items: readonly Item[]): void {
  const { computer } = parts;
  const isOne = items.some(({ kind, text }) => kind === 'meaning' && text === 'screen');
  const isShared = slots.room === 'public-room' || slots.room === 'hall' || slots.room === 'den';
  if (computer?.wanted !== true || !isOne || !isShared || parts.desk !== undefined) return;
  delete parts.computer;
  parts['projection-screen'] = { ...computer };
}

/** Indoors a chimney is its breast. */
function settleChimney({ parts }: Draft): void {
  const { chimney } = parts;
  if (chimney?.wanted !== true) return;
  delete parts.chimney;
  parts.fireplace ??= { kind: 'block', ...chimney };
}

export function settleRoom(draft: Draft, items: readonly Item[]): void {
  // A bookshop is a room of shelves, with a till a shop.
  if (items.some(({ text }) => /^book ?shop$/.test(text))) {
    draft.slots.room = draft.parts['shop-counter']?.wanted === true ? 'public-room' : 'den';
    draft.parts.shelves ??= { wanted: true };
    delete draft.parts.shopfront;
  }
  // Lobbies of hotels are no hallways.
  const isLobby = items.some(({ text }) => /^(hotel lobby|theat(re|er) foyer)$/.test(text));
  if (isLobby) draft.slots.size ??= 'large';
  // A row of chairs is there anyway.
  if (draft.slots.room === 'barbershop') delete draft.parts.armchair?.count;
  finishFurniture(draft);
  lookOutside(draft, items);
  lookOverRoofs(draft, items);
  settleDresser(draft, items);
  settleScreen(draft, items);
  settleHolders(draft, items);
  settleChimney(draft);
  settleOpenPlan(draft, items);
}
