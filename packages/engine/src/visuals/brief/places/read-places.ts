/** Reads places of things ("the armchair on the right", "a cat on the desk") in a separate pass. */
import type { Brief, PartWish, PictureSide, Relation } from '../brief.ts';
import type { Item } from '../phrases.ts';
import { words } from '../tokens.ts';
import { skyThings } from '../vocabulary/facade-things.ts';
import { partOfRoom } from '../vocabulary/implications.ts';
import { landmarks } from '../vocabulary/landmarks.ts';
import type { PartKey } from '../vocabulary/parts.ts';
import { pairWords, type RelationWord, relations } from '../vocabulary/relations.ts';
import type { RoomKind } from '../vocabulary/subjects.ts';

type Place = Pick<PartWish, 'side' | 'at' | 'count'>;
type Placed = Partial<Record<PartKey, Place>>;

const phrases = (Object.keys(relations) as RelationWord[])
  .flatMap((how) => relations[how].words.split('|').map((text) => ({ how, said: text.split(' ') })))
  .sort((a, b) => b.said.length - a.said.length);

const sideWords: Readonly<Record<string, PictureSide>> = {
  left: 'left',
  right: 'right',
  'left hand': 'left',
  'right hand': 'right',
};
/** "On the right", "to the left of it": after another word "right" means something else. */
const sidePrepositions: readonly string[] = ['on', 'to', 'at', 'in'];

interface Word {
  readonly text: string;
  readonly item: Item;
  readonly index: number;
}

const partAt = (item: Item): PartKey | undefined => {
  if (item.kind !== 'meaning') return undefined;
  if (item.slot === 'part') return item.value as PartKey;
  if (item.slot === 'tree') return 'trees';
  return item.slot === 'room' ? partOfRoom[item.value as RoomKind] : undefined;
};

/** Only words that name no other thing may separate a thing from its place. */
const describes = ({ item }: Word): boolean =>
  item.kind === 'silent' ||
  item.kind === 'article' ||
  item.kind === 'copula' ||
  (item.kind === 'unknown' && /(?:ing|asleep|lit|ed)$/.test(item.text)) ||
  (item.kind === 'meaning' &&
    ['colour', 'material', 'shade', 'size', 'mood', 'form', 'trait'].includes(item.slot));

const afar: readonly PartKey[] = ['moon', 'birds', 'rainbow', 'garden-view', 'trees'];

/** Relations that may stand without the other thing. */
const adverbs: readonly string[] = [
  'underneath',
  'beneath',
  'below',
  'above',
  'behind',
  'alongside',
];

const hungThings: readonly PartKey[] = ['art', 'clock', 'tv'];
const hungAbove: readonly PartKey[] = [
  ...(['cabinets', 'sofa', 'bed', 'fireplace', 'desk', 'bench', 'coffee-table'] as const),
];

class Places {
  readonly found: Placed = {};
  /** Last relation, which the next thing may share. */
  private last: Relation | undefined;
  private readonly said: readonly Word[];

  constructor(items: readonly Item[]) {
    this.said = items.flatMap((item, index) =>
      item.kind === 'comma' || item.kind === 'stop'
        ? [{ text: item.text, item, index }]
        : words(item.text).map((text) => ({ text, item, index })),
    );
  }

  read(): Placed {
    for (let at = 0; at < this.said.length; at++) this.takeSide(at);
    for (let at = 0; at < this.said.length; at++) this.takeRelation(at);
    return this.found;
  }

  /** The thing named right before this word. */
  private before(at: number): PartKey | undefined {
    for (let back = at - 1; back >= 0; back--) {
      const word = this.said[back]!;
      const part = partAt(word.item);
      if (part !== undefined) return part;
      if (!describes(word)) return undefined;
    }
    return undefined;
  }

  /** "A silo to the right": a building beside the one that the picture is of. */
  private buildingBefore(at: number): PartKey | undefined {
    for (let back = at - 1; back >= 0; back--) {
      const word = this.said[back]!;
      const { item } = word;
      if (item.kind === 'meaning' && (item.slot === 'building' || item.slot === 'view'))
        return Object.hasOwn(landmarks, item.value) ? (item.value as PartKey) : 'house-beside';
      if (!describes(word)) return undefined;
    }
    return undefined;
  }

  /** "A sofa, a lamp behind it": the thing named before the lamp. */
  private partBefore(thing: PartKey, at: number): PartKey | undefined {
    const said = this.said.slice(0, at).filter(({ item }) => partAt(item) !== undefined);
    // "An island, four stools, three lamps over it": one thing, if one was named.
    const single = said.filter(({ item }) => !/[^s]s$/.test(item.text));
    const isOne = this.said.slice(at, at + 4).some(({ text }) => text === 'it');
    const named = (isOne && single.length > 0 ? single : said).flatMap(({ item }) => partAt(item)!);
    // "A sideboard, an armchair, two prints above".
    const under = hungThings.includes(thing)
      ? named.findLast((part) => hungAbove.includes(part))
      : undefined;
    if (under !== undefined) return under;
    const others = named.filter((part) => part !== thing);
    // "A tub under the window, a stool beside it": beside the tub.
    const places = Object.values(this.found).flatMap(({ at: place }) => place?.of ?? []);
    const heads = isOne ? others.filter((part) => !places.includes(part)) : others;
    return heads.at(-1) ?? others.at(-1);
  }

  /** The thing named right after it. */
  private after(at: number): PartKey | undefined {
    for (const word of this.said.slice(at)) {
      const part = partAt(word.item);
      if (part !== undefined) return part;
      const counts = word.item.kind === 'number';
      if (!describes(word) && !counts) return undefined;
    }
    return undefined;
  }

  private put(part: PartKey, place: Place): void {
    this.found[part] = { ...place, ...this.found[part] };
  }

  /** Where "on the left", "on left" or "left side" begins; undefined for any other "left". */
  private sideBegins(at: number): number | undefined {
    const [before, next] = [this.said[at - 1]?.text ?? '', this.said[at + 1]?.text];
    if (['the', 'its', 'their'].includes(before))
      return sidePrepositions.includes(this.said[at - 2]?.text ?? '') ? at - 2 : undefined;
    if (sidePrepositions.includes(before)) return at - 1;
    return next === 'side' ? at : undefined;
  }

  private takeSide(at: number): void {
    const side = sideWords[this.said[at]!.text];
    if (side === undefined) return;
    const from = this.sideBegins(at);
    if (from === undefined) return;
    // "To the left of the crib" is a place beside it.
    if (this.said[from]!.text === 'to' && this.said[at + 1]?.text === 'of') return;
    const part = this.before(from) ?? this.buildingBefore(from);
    if (part !== undefined) {
      this.put(part, { side });
      return;
    }
    // "On the left a white sofa": nothing precedes it in its phrase.
    const opens = from < 1 || ['comma', 'stop', 'breaker'].includes(this.said[from - 1]!.item.kind);
    const next = opens
      ? this.after(this.said[at + 1]?.item.kind === 'comma' ? at + 2 : at + 1)
      : undefined;
    if (next !== undefined) this.put(next, { side });
  }

  private takeRelation(at: number): void {
    const found = phrases.find(({ said }) =>
      said.every((text, index) => this.said[at + index]?.text === text),
    );
    if (found === undefined) return;
    const thing = this.before(at);
    if (thing === undefined) return;
    const from = at + found.said.length;
    // "Two sofas facing each other" face nothing else.
    if (this.said[from]?.text === 'each' && this.said[from + 1]?.text === 'other') return;
    const isSide = ['left', 'right'].includes(this.said[from + 1]?.text ?? '');
    // "On the left of the desk" is on the desk; "a cat on the right" applies to the thing before it.
    const start = isSide && this.said[from + 2]?.text === 'of' ? from + 3 : from;
    if (isSide && start === from) {
      if (this.last !== undefined && this.follows(at)) this.put(thing, { at: this.last });
      return;
    }
    // "A full moon above", "the city behind": of the whole picture.
    const isAfar = Object.hasOwn(skyThings, thing) || afar.includes(thing);
    // "A mirror above each basin".
    const isEach = this.said[from]?.text === 'each' && this.after(from + 1) !== undefined;
    const isIt =
      (!isEach && ['it', 'them', 'each'].includes(this.said[from]?.text ?? '')) ||
      (!isAfar && !isEach && this.dangles(at, from));
    const of = isIt ? this.partBefore(thing, at) : this.after(isEach ? start + 1 : start);
    if (of === undefined || of === thing) return;
    this.last = { how: found.how, of };
    const isPair = pairWords.includes(found.said.join(' '));
    this.put(thing, { at: this.last, ...(isPair ? { count: 2 } : {}) });
  }

  /** "A loft bed with the desk underneath": of the thing named before. */
  private dangles(at: number, from: number): boolean {
    const next = this.said[from]?.item.kind;
    const isEnd = next === undefined || ['comma', 'stop', 'breaker'].includes(next);
    const said = this.said
      .slice(at, from)
      .map(({ text }) => text)
      .join(' ');
    return isEnd && (adverbs.includes(said) || pairWords.includes(said));
  }

  /** "… and a cat on the right": joined to the previous phrase. */
  private follows(at: number): boolean {
    const phrase = this.said.slice(0, at);
    const comma = phrase.findLastIndex(({ item }) => item.kind === 'comma' || item.kind === 'stop');
    return phrase.slice(comma + 1).some(({ text }) => text === 'and');
  }
}

export function readPlaces(items: readonly Item[]): Placed {
  return new Places(items).read();
}

/** A table between sofas is low. */
const lowBetween: readonly PartKey[] = ['sofa', 'armchair', 'fireplace'];

/** "Two sofas, a glass table between them": not one to dine at. */
export function withLowTable(parts: Brief['parts']): Brief['parts'] {
  const { table, ...others } = parts;
  const isLow = table?.at !== undefined && lowBetween.includes(table.at.of);
  if (!isLow || others['coffee-table'] !== undefined || others.chairs?.wanted === true)
    return parts;
  const moved = Object.entries(others).map(([key, wish]) => [
    key,
    wish.at?.of === 'table' ? { ...wish, at: { ...wish.at, of: 'coffee-table' as const } } : wish,
  ]);
  return { ...Object.fromEntries(moved), 'coffee-table': table };
}

const hungOver: readonly PartKey[] = [
  'table',
  'island',
  'desk',
  'countertop',
  'coffee-table',
  'bed',
];

/** "Three lamps over the table" hang from the ceiling. */
export function withHungLamps(parts: Brief['parts']): Brief['parts'] {
  const { lamp, ...others } = parts;
  const isOver = lamp?.at?.how === 'above' && hungOver.includes(lamp.at.of);
  const isHung = lamp?.traits?.includes('hanging') === true;
  if (lamp?.wanted !== true || !(isOver || isHung) || others.pendants !== undefined) return parts;
  const { traits, ...rest } = lamp;
  const kept = (traits ?? []).filter((trait) => trait !== 'hanging');
  return { ...others, pendants: { ...rest, ...(kept.length === 0 ? {} : { traits: kept }) } };
}

/** A number of the words' own counts more than that of a pair. */
const withPlace = (wish: PartWish, place: Place): PartWish => ({
  ...wish,
  ...place,
  // "One bed at each side" is two.
  ...(wish.count === undefined || (wish.count === 1 && place.count === 2)
    ? {}
    : { count: wish.count }),
});

/** Adds places to requested parts. */
export function withPlaces(parts: Brief['parts'], placed: Placed): Brief['parts'] {
  const entries = Object.entries(parts) as [PartKey, PartWish][];
  return Object.fromEntries(
    entries.map(([key, wish]) => [
      key,
      (wish.wanted === true || key === 'windows') && placed[key] !== undefined
        ? withPlace(wish, placed[key])
        : wish,
    ]),
  );
}
