/** Prompt to brief: phrases, their meanings, and the view. */
import type { Brief } from './brief.ts';
import { BriefReader } from './brief-reader.ts';
import { settleLooseFinishes } from './context/loose-finishes.ts';
import { settleRoom } from './context/settle-rooms.ts';
import type { Draft } from './draft.ts';
import { translated } from './languages/translated.ts';
import { applyLayout } from './layout/layout-of-draft.ts';
import { readLayout } from './layout/read-layout.ts';
import { namesSubject } from './nearest-reading.ts';
import { type Item, readPhrases } from './phrases.ts';
import { readPlaces, withHungLamps, withLowTable, withPlaces } from './places/read-places.ts';
import { readSupport } from './places/read-support.ts';
import { Sentence } from './sentence.ts';
import { stem, words } from './tokens.ts';
import { decideView } from './view.ts';

const bareWords =
  /\b(nothing but|nothing except|nothing other than|nothing else|no other furniture|(empty|bare) (except|but|apart|save)|otherwise (empty|bare))\b/i;

const mostStoreysOfShop = 3;
const skySigns = ['northern-lights', 'stars', 'moon', 'rainbow'] as const;

/** Stars are seen at night, what is upstairs has a floor below, and a shop without a house of its own is one of a street. */
function settleOutdoors(draft: Draft, view: Brief['view'], items: readonly Item[]): void {
  if (view !== 'exterior') return;
  const { slots, parts } = draft;
  if (parts.stars?.wanted === true) slots.time ??= 'night';
  // Cherries bloom in spring.
  if (slots.tree === 'cherry' && items.some(({ text }) => text.includes('blossom')))
    slots.season ??= 'spring';
  // Falling snow would hide the sky that is asked for; it lies on the ground.
  if (slots.weather === 'snow' && skySigns.some((sign) => parts[sign]?.wanted === true)) {
    slots.weather = 'clear';
    slots.season ??= 'winter';
  }
  if (parts['upper-walls'] !== undefined) draft.storeys ??= 2;
  // On a balcony boxes of flowers stand along the railing.
  if (slots.building === 'balcony-deck' || slots.building === 'roof-deck') {
    const boxes = parts['window-boxes'];
    if (boxes?.wanted === true) parts.planters ??= boxes;
    delete parts['window-boxes'];
  }
  const isInTown = slots.setting === undefined || slots.setting === 'city';
  const isLow = (draft.storeys ?? 1) <= mostStoreysOfShop;
  const isFree = slots.building === undefined && slots.style === undefined && isInTown && isLow;
  if (parts.shopfront?.wanted !== true || !isFree) return;
  slots.building = 'townhouses';
  const shops = items.filter((item) => item.kind === 'meaning' && item.value === 'shopfront');
  parts.houses ??= { count: Math.max(1, shops.length) };
}

/** "An emerald green library": one without books is none. */
function settleIndoors(draft: Draft, view: Brief['view'], items: readonly Item[]): void {
  const isLibrary = items.some(
    (item) => item.kind === 'meaning' && item.slot === 'room' && /librar/.test(item.text),
  );
  if (view !== 'interior') return;
  const { parts, slots } = draft;
  // Its pattern is the things, not leaves.
  const { walls: papered } = parts;
  if (papered?.motif !== undefined)
    papered.materials = (papered.materials ?? []).filter((name) => !name.endsWith('wallpaper'));
  if (isLibrary && slots.room === 'den') parts.shelves ??= { wanted: true };
  // A room has one storey.
  const walls = parts['lower-walls'] ?? parts['upper-walls'];
  if ((walls?.colours ?? walls?.materials) !== undefined) parts.walls ??= walls!;
  delete parts['lower-walls'];
  delete parts['upper-walls'];
}

export function readBrief(prompt: string): Brief {
  const phrases = readPhrases(prompt);
  const { items, corrections } = phrases;
  const sentence = new Sentence(phrases);
  const reader = new BriefReader(sentence);
  reader.read();
  const { draft } = reader;
  draft.settle();
  const view = decideView(items, draft);
  settleOutdoors(draft, view, items);
  settleIndoors(draft, view, items);
  settleLooseFinishes(draft, view === 'interior');
  if (view === 'interior') settleRoom(draft, items);
  const read = view === 'interior' ? readLayout(translated(prompt).tokens, items) : undefined;
  const layout = read === undefined ? undefined : applyLayout(draft, read, items);
  const parts = withPlaces(draft.parts, readPlaces(items));
  const support = readSupport(items);
  const isTold = (text: string) =>
    !words(text).every((word) => reader.pieceWords.has(word)) &&
    !words(text).every(
      (word) => read?.taken.has(stem(word)) || support?.taken.includes(stem(word)) === true,
    );
  return {
    prompt,
    view,
    ...draft.slots,
    ...(draft.storeys === undefined ? {} : { storeys: draft.storeys }),
    ...(draft.traits.length === 0 ? {} : { traits: draft.traits }),
    ...(layout === undefined ? {} : { layout }),
    ...(draft.alsoSetting === undefined ? {} : { alsoSetting: draft.alsoSetting }),
    parts: view === 'interior' ? withHungLamps(withLowTable(parts)) : parts,
    excluded: draft.excluded,
    corrections,
    notUnderstood: sentence.unknownWords().filter(isTold),
    ...(support === undefined || view === 'interior' ? {} : { support: support.support }),
    ...(bareWords.test(prompt) ? { isBare: true as const } : {}),
    ...(namesSubject(items) ? {} : { namesNothing: true as const }),
  };
}
