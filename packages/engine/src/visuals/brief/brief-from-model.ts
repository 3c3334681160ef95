/**
 * Validates a brief written by a language model: unknown names are dropped, numbers clamped, and the rules of the
 * grammar applied.
 */
import { type Brief, mostStoreys, type PartWish, type SlotKey } from './brief.ts';
import { slots } from './chips/chips.ts';
import { namesFinish } from './chips/edit-chips.ts';
import { Draft } from './draft.ts';
import { translated } from './languages/translated.ts';
import { applyLayout } from './layout/layout-of-draft.ts';
import { readLayout } from './layout/read-layout.ts';
import { namesSubject } from './nearest-reading.ts';
import { type Item, readPhrases } from './phrases.ts';
import { Sentence } from './sentence.ts';
import { decideView } from './view.ts';
import { colours, materials } from './vocabulary/finishes.ts';
import { kindNamed } from './vocabulary/kinds.ts';
import { type PartKey, parts } from './vocabulary/parts.ts';
import { type PieceKey, type PieceWish, pieces } from './vocabulary/pieces.ts';
import { type RelationWord, relations } from './vocabulary/relations.ts';
import { type Form, forms, type Size, sizes } from './vocabulary/surroundings.ts';
import { type Trait, traits } from './vocabulary/traits.ts';

/** Unvalidated names from outside. */
export interface WrittenPart {
  readonly part: string;
  /** False: refused. */
  readonly wanted: boolean;
  readonly count?: number | null | undefined;
  readonly size?: string | null | undefined;
  readonly form?: string | null | undefined;
  readonly colour?: string | null | undefined;
  readonly material?: string | null | undefined;
  readonly traits?: readonly string[] | null | undefined;
  readonly side?: string | null | undefined;
  readonly relation?: string | null | undefined;
  /** The other part of the relation. */
  readonly of?: string | null | undefined;
  readonly pieces?: readonly WrittenPiece[] | null | undefined;
}

export interface WrittenPiece {
  readonly piece: string;
  readonly colour?: string | null | undefined;
  readonly material?: string | null | undefined;
  readonly traits?: readonly string[] | null | undefined;
}

export interface WrittenWishes
  extends Readonly<Partial<Record<SlotKey, string | null | undefined>>> {
  readonly view?: string | null | undefined;
  readonly storeys?: number | null | undefined;
  /** Traits of the house or room itself. */
  readonly traits?: readonly string[] | null | undefined;
  readonly parts: readonly WrittenPart[];
  /** Words of the prompt without a place in a brief. */
  readonly notUnderstood: readonly string[];
}

/** More of one thing than any scene can place. */
const mostOfOne = 50;

const within = (value: number, most: number) => Math.min(most, Math.max(1, Math.round(value)));

const meaning = (slot: Extract<Item, { kind: 'meaning' }>['slot'], value: string): Item => ({
  kind: 'meaning',
  slot,
  value,
  text: value,
});

const known = <Key extends string>(table: Readonly<Record<Key, unknown>>, value: unknown) =>
  typeof value === 'string' && Object.hasOwn(table, value) ? (value as Key) : undefined;

const knownTraits = (names: readonly string[] | null | undefined): Trait[] => [
  ...new Set((names ?? []).flatMap((name) => known<Trait>(traits, name) ?? [])),
];

const finishesOf = ({ colour, material }: Pick<WrittenPiece, 'colour' | 'material'>) => ({
  colours: colour && namesFinish(colours, colour) ? [colour] : [],
  materials: material && namesFinish(materials, material) ? [material] : [],
});

function knownPiece(written: WrittenPiece): PieceWish[] {
  const piece = known<PieceKey>(pieces, written.piece);
  const finishes = finishesOf(written);
  const own = knownTraits(written.traits);
  if (piece === undefined || finishes.colours.length + finishes.materials.length + own.length === 0)
    return [];
  return [
    {
      piece,
      ...(finishes.colours.length === 0 ? {} : { colours: finishes.colours }),
      ...(finishes.materials.length === 0 ? {} : { materials: finishes.materials }),
      ...(own.length === 0 ? {} : { traits: own }),
    },
  ];
}

/** Where it stands; a relation to what is not asked for is none. */
function placeOf(key: PartKey, written: WrittenPart, asked: ReadonlySet<string>) {
  const how = known<RelationWord>(relations, written.relation);
  const of = known<PartKey>(parts, written.of);
  const side = written.side === 'left' || written.side === 'right' ? written.side : undefined;
  const isHeld = how !== undefined && of !== undefined && of !== key && asked.has(of);
  const place: Pick<PartWish, 'at' | 'side'> = {
    ...(isHeld ? { at: { how, of } } : {}),
    ...(side === undefined ? {} : { side }),
  };
  return place;
}

function takePart(draft: Draft, key: PartKey, written: WrittenPart): void {
  const { wanted, count } = written;
  if (key === 'houses') {
    if (count && count >= 2) draft.parts.houses = { count: within(count, mostOfOne) };
    return;
  }
  draft.pending = {
    ...finishesOf(written),
    count: count && count > 0 ? within(count, mostOfOne) : undefined,
    size: known<Size>(sizes, written.size),
    form: known<Form>(forms, written.form),
    traits: knownTraits(written.traits),
    pieces: (written.pieces ?? []).flatMap(knownPiece),
  };
  draft.name(key, !wanted);
}

/** If the model leaves the view open, a room is seen from inside. */
function viewItems(view: string | null | undefined, { slots: named }: Draft): Item[] {
  if (view === 'interior' || view === 'exterior') return [meaning('view', view)];
  return (['room', 'building'] as const).flatMap((slot) => {
    const value = named[slot];
    return value === undefined ? [] : [meaning(slot, value)];
  });
}

/** The model's schema lacks layouts, so layout words are read from the prompt. */
function layoutIn(prompt: string, draft: Draft) {
  const { items } = readPhrases(prompt);
  return applyLayout(draft, readLayout(translated(prompt).tokens, items), items);
}

/** Nor has it kinds of things ("a wingback"). */
function kindsIn(prompt: string): ReadonlyMap<PartKey, string> {
  const sentence = new Sentence(readPhrases(prompt));
  return new Map(
    sentence.items.flatMap((item, index) => {
      if (item.kind !== 'meaning' || item.slot !== 'part') return [];
      const part = item.value as PartKey;
      const kind = kindNamed(part, item.text) ?? sentence.kindBefore(part, index)?.kind;
      return kind === undefined ? [] : [[part, kind] as const];
    }),
  );
}

/** Only quotations count: anything else is not the user's word. */
function quoted(prompt: string, words: readonly string[]): string[] {
  const said = prompt.toLowerCase();
  const found = words.map((word) => word.trim()).filter((word) => word !== '');
  return [...new Set(found)].filter((word) => said.includes(word.toLowerCase()));
}

export function briefFromModel(prompt: string, written: WrittenWishes): Brief {
  const draft = new Draft();
  for (const slot of Object.keys(slots) as SlotKey[]) {
    const table: Readonly<Record<string, unknown>> = slots[slot].table;
    const value = known(table, written[slot]);
    if (value !== undefined) draft.setSlot(slot, value, false);
  }
  const kinds = kindsIn(prompt);
  const asked = new Set(written.parts.flatMap(({ part, wanted }) => (wanted ? [part] : [])));
  const named = written.parts.flatMap((part) => {
    const key = known<PartKey>(parts, part.part);
    if (key === undefined) return [];
    takePart(draft, key, part);
    const wish = draft.parts[key];
    const kind = kinds.get(key);
    if (wish?.wanted === true)
      Object.assign(wish, placeOf(key, part, asked), kind === undefined ? {} : { kind });
    return [meaning('part', key)];
  });
  const { storeys } = written;
  if (storeys && storeys > 0) draft.storeys = within(storeys, mostStoreys);
  draft.traits.push(...knownTraits(written.traits));
  draft.settle();
  const subjects = (Object.keys(draft.slots) as SlotKey[]).map((slot) => meaning(slot, slot));
  const isSubject = draft.storeys !== undefined || namesSubject([...subjects, ...named]);
  const view = decideView(viewItems(written.view, draft), draft);
  const layout = view === 'interior' ? layoutIn(prompt, draft) : undefined;
  return {
    prompt,
    view,
    ...draft.slots,
    ...(draft.storeys === undefined ? {} : { storeys: draft.storeys }),
    ...(draft.traits.length === 0 ? {} : { traits: draft.traits }),
    ...(layout === undefined ? {} : { layout }),
    parts: draft.parts,
    excluded: {},
    corrections: [],
    notUnderstood: quoted(prompt, written.notUnderstood),
    ...(isSubject ? {} : { namesNothing: true as const }),
  };
}
