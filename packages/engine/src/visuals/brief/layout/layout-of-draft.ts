/** Parts, counts and the room type implied by layout words. */
import type { Draft } from '../draft.ts';
import type { Item } from '../phrases.ts';
import { stem, words } from '../tokens.ts';
import { activityRooms, layoutWord, sizesThatAreShapes } from '../vocabulary/layout-words.ts';
import type { PartKey } from '../vocabulary/parts.ts';
import type { RoomKind } from '../vocabulary/subjects.ts';
import type { LayoutBrief, ReadLayout } from './read-layout.ts';

/** The part that each person needs one of, by room. */
const onePerPerson: Partial<Record<RoomKind, PartKey>> = { office: 'desk' };

/** "A home cinema living room" is a living room; its layout handles the cinema. */
function nameRoom(draft: Draft, { wishes }: LayoutBrief, items: readonly Item[]): void {
  if (draft.slots.room !== 'den' || !wishes.some((wish) => activityRooms.includes(wish))) return;
  const other = items.find(
    (item) =>
      item.kind === 'meaning' &&
      item.slot === 'room' &&
      item.value !== 'den' &&
      item.value !== 'public-room',
  );
  if (other?.kind === 'meaning') draft.slots.room = other.value as RoomKind;
}

/** "Long" describes a room's shape, not its size. */
function freeSize(draft: Draft, { wishes }: LayoutBrief, items: readonly Item[]): void {
  if (!wishes.some((wish) => layoutWord(wish).isShape === true)) return;
  const sizes = items.filter((item) => item.kind === 'meaning' && item.slot === 'size');
  if (sizes.every(({ text }) => sizesThatAreShapes.includes(words(text).map(stem).join(' '))))
    delete draft.slots.size;
}

function takePersons(draft: Draft, persons: number, isShared: boolean): void {
  const { parts, slots } = draft;
  // The persons are residents, not figures in the picture.
  if (parts.people?.wanted === true) delete parts.people;
  if (parts.island?.wanted === true && parts.stools?.wanted !== false)
    parts.stools = { wanted: true, count: persons, ...parts.stools };
  const part = slots.room === undefined ? undefined : onePerPerson[slots.room];
  if (part !== undefined) parts[part] = { wanted: true, count: persons, ...parts[part] };
  const sleepsAlone = parts.bed?.form === 'single' || parts.bed?.form === 'bunk';
  if (slots.room === 'bedroom' && sleepsAlone && !isShared)
    parts.bed = { ...parts.bed, wanted: true, count: parts.bed?.count ?? persons };
  // Seats of a sofa are not chairs.
  const sitsSoft = slots.room !== undefined && softRooms.includes(slots.room);
  if (parts.table?.wanted !== true && (sitsSoft || parts.island?.wanted === true))
    delete parts.chairs;
}

const softRooms: readonly RoomKind[] = ['living-room', 'den', 'bedroom', 'office'];

export function applyLayout(
  draft: Draft,
  read: ReadLayout,
  items: readonly Item[],
): LayoutBrief | undefined {
  const { wishes, persons, hasTwinBeds } = read;
  nameRoom(draft, read, items);
  freeSize(draft, read, items);
  const hasScreen = draft.parts['projection-screen']?.wanted === true;
  for (const part of wishes.flatMap((wish) => layoutWord(wish).parts ?? []))
    if (part !== 'tv' || !hasScreen) draft.parts[part] = { wanted: true, ...draft.parts[part] };
  if (hasTwinBeds) draft.parts.bed = { form: 'single', ...draft.parts.bed, wanted: true, count: 2 };
  if (persons !== undefined) takePersons(draft, persons, draft.parts.bed?.form === 'bunk');
  if (wishes.length === 0 && persons === undefined) return undefined;
  return { wishes, ...(persons === undefined ? {} : { persons }) };
}
