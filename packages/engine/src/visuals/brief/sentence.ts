/** Items of a prompt in order, with queries about an item's neighbours. Over 300 lines: one query after the other. */
import { type LexiconSlot, lexicon } from './lexicon.ts';
import type { Item, Phrases } from './phrases.ts';
import { stem, words } from './tokens.ts';
import { kindNamed } from './vocabulary/kinds.ts';
import type { PartKey } from './vocabulary/parts.ts';
import { pieceNamed } from './vocabulary/pieces.ts';

export type MeaningItem = Extract<Item, { kind: 'meaning' }>;

const finishSlots: readonly LexiconSlot[] = ['colour', 'material', 'shade'];
export const isFinish = (item: Item | undefined): boolean =>
  item?.kind === 'meaning' && finishSlots.includes(item.slot);

const isForm = (item: Item | undefined): boolean =>
  item?.kind === 'meaning' && item.slot === 'form';
const namesPart = (item: Item | undefined) => item?.kind === 'meaning' && item.slot === 'part';
export const namesPeople = (item: Item | undefined): boolean =>
  item?.kind === 'meaning' && item.slot === 'part' && item.value === 'people';

const units =
  /^(m|cm|mm|km|metres?|meters?|centimetres?|feet|foot|ft|inch|inches|m2|sqm|sq|percent|degrees?|years?|hours?|minutes?|euros?|dollars?|pounds?|kilos?|litres?)$/;
const adjectiveSlots: readonly LexiconSlot[] = ['form', 'trait', 'size', 'mood', 'style'];
const nounSlots: readonly LexiconSlot[] = [
  ...(['part', 'building', 'room', 'roof', 'tree', 'view'] as const),
];

const namesNoun = (item: Item | undefined) =>
  item?.kind === 'meaning' && nounSlots.includes(item.slot);

const isFor = (item: Item | undefined) => item?.kind === 'breaker' && item.text === 'for';

const looseNames = /^(new build|detached)$/;

const middles: readonly string[] = ['middle', 'central', 'centre', 'center'];

const partingKinds: readonly Item['kind'][] = ['breaker', 'comma', 'stop'];

/** A larger number is a year or an area. */
const mostHouses = 50;
const houseAdjectives: readonly LexiconSlot[] = [
  ...finishSlots,
  ...(['style', 'size', 'mood', 'roof', 'setting', 'trait'] as const),
];
const describesHouses = (item: Item) =>
  item.kind === 'silent' || (item.kind === 'meaning' && houseAdjectives.includes(item.slot));

export class Sentence {
  readonly items: readonly Item[];
  readonly adjectivesFollow: boolean;

  constructor({ items, adjectivesFollow }: Pick<Phrases, 'items' | 'adjectivesFollow'>) {
    this.items = items;
    this.adjectivesFollow = adjectivesFollow;
  }

  /** The next item of another kind. */
  after(index: number, passing: readonly Item['kind'][]): Item | undefined {
    return this.items.slice(index + 1).find((item) => !passing.includes(item.kind));
  }

  /** "A table for six": the number at `index` counts seats. */
  countsSeats(index: number): boolean {
    const next = this.items[index + 1];
    const ends = next === undefined || !['meaning', 'silent', 'unknown'].includes(next.kind);
    // "A table for 6 oak with …".
    const isTrailed = isFinish(next) && this.endsPhrase(index + 2);
    return isFor(this.items[index - 1]) && (ends || isTrailed || namesPeople(next));
  }

  /** The room at `index` is one of a loft or a penthouse that was named right before it. */
  isInLoft(index: number): boolean {
    const before = this.items.slice(0, index).findLast((item) => {
      const isHead = item.kind === 'meaning' && ['building', 'view'].includes(item.slot);
      return !isHead && item.kind !== 'silent' && !isFinish(item);
    });
    const isLoft = before?.kind === 'meaning' && before.slot === 'room';
    return isLoft && /^(loft|penthouse|studio flat|studio apartment)$/.test(before.text);
  }

  /** "Dinosaur wallpaper": the thing at `index` is printed on it. */
  patternsPaper(index: number): boolean {
    const next = this.items[index + 1];
    return next?.kind === 'meaning' && next.value === 'wallpaper';
  }

  /** "Two white ones", "a red one": more of the last named thing. */
  standsForNoun(index: number): boolean {
    const item = this.items[index];
    return (item?.text === 'one' || item?.text === 'ones') && isFinish(this.items[index - 1]);
  }

  /** In "doors in red, yellow and green" neither comma nor "and" ends the phrase. */
  listsColours(index: number): boolean {
    const next = this.items[index + 1];
    const item = this.items[index];
    const joins = item?.kind === 'comma' || item?.text === 'and';
    let end = index + 1;
    while (isFinish(this.items[end])) end += 1;
    return joins && isFinish(next) && isFinish(this.items[index - 1]) && this.endsPhrase(end);
  }

  private endsPhrase(index: number): boolean {
    const item = this.items[index];
    return item === undefined || partingKinds.includes(item.kind);
  }

  /** "Green tiles and …": what ends here is a noun already. */
  namesCovering(index: number): boolean {
    const before = this.items[index - 1];
    const isMaterial = before?.kind === 'meaning' && before.slot === 'material';
    return (
      isMaterial &&
      /(tiles|parquet|wallpaper|bricks|floorboards|shingles|slates)$/.test(before.text)
    );
  }

  /** "A rug with a geometric pattern". */
  namesPattern(index: number): boolean {
    const before = this.items[index - 1];
    return /pattern$|^(print|design)$/.test(before?.text ?? '');
  }

  /** "Of black and white photographs". */
  joinsColours(index: number): boolean {
    const around = [this.items[index - 1], this.items[index + 1]];
    return around.every((item) => item?.kind === 'meaning' && item.slot === 'colour');
  }

  /** "Black steel and glass doors": the name of what follows begins with a finish. */
  beginsWithFinish(index: number): boolean {
    const next = this.items[index + 1];
    const [first = '', ...others] = words(next?.text ?? '');
    if (next?.kind !== 'meaning' || next.slot !== 'part' || others.length === 0) return false;
    const meaning = lexicon.get(stem(first));
    return meaning?.slot === 'material' || meaning?.slot === 'colour';
  }

  /** "A blue train": an article, a number or a comma precedes its adjectives. */
  beginsNoun(index: number): boolean {
    const first = this.items
      .slice(0, index)
      .findLast((item) => !isFinish(item) && item.kind !== 'silent');
    return first !== undefined && ['article', 'comma', 'number'].includes(first.kind);
  }

  /** "For eight people": the previous number was taken as seats. */
  isSeated(index: number): boolean {
    return this.items[index - 1]?.kind === 'number' && isFor(this.items[index - 2]);
  }

  /** In "ventanas grandes" the noun precedes its adjective. */
  describesBefore(index: number): boolean {
    return this.adjectivesFollow && namesPart(this.items[index - 1]);
  }

  /** "Six metres long", "ten square metres": the number counts units. */
  measures(index: number): boolean {
    const said = this.items.slice(index + 1, index + 3).map(({ text }) => text);
    return said.some(
      (text, at) => units.test(text) && (at === 0 || /^(square|cubic)$/.test(said[0]!)),
    );
  }

  /** "A leaning old ladder": what follows an adjective, over other adjectives, is a thing, a house or a room. */
  precedesNoun(index: number): boolean {
    const next = this.items
      .slice(index + 1)
      .find(
        (item, at) =>
          (item.kind !== 'silent' || this.namesPiece(index + 1 + at)) &&
          !(item.kind === 'unknown' && item.text.endsWith('ed')) &&
          !isFinish(item) &&
          !(item.kind === 'meaning' && adjectiveSlots.includes(item.slot)),
      );
    if (next?.kind === 'unknown' || next?.kind === 'silent') return !this.adjectivesFollow;
    return next?.kind === 'meaning' && nounSlots.includes(next.slot) && !this.adjectivesFollow;
  }

  /** "A cracked marble top", but not "on top of", nor "the back wall". */
  namesPiece(index: number): boolean {
    const item = this.items[index];
    if (item === undefined || pieceNamed(item.text) === undefined) return false;
    if (item.kind !== 'silent' && item.kind !== 'unknown') return false;
    const before = this.items[index - 1];
    const describes =
      isFinish(before) ||
      (before?.kind === 'meaning' && ['form', 'trait', 'size'].includes(before.slot)) ||
      before?.kind === 'silent';
    const next = this.items[index + 1];
    return describes && (next === undefined || next.kind !== 'meaning' || next.slot !== 'part');
  }

  /** "A tripod brass lamp", "a claw foot tub": the kind that the words right before a thing give it. */
  kindBefore(part: PartKey, index: number): { kind: string; said: readonly Item[] } | undefined {
    const noun = words(this.items[index]?.text ?? '').at(-1);
    if (noun === undefined) return undefined;
    for (let at = index - 1; at >= 0 && this.describesNext(at); at--) {
      const one = this.items.slice(at, at + 1);
      const ways =
        at > 0 && this.describesNext(at - 1) ? [this.items.slice(at - 1, at + 1), one] : [one];
      for (const said of ways) {
        const kind = kindNamed(part, [...said.map(({ text }) => text), noun].join(' '));
        if (kind !== undefined) return { kind, said };
      }
    }
    return undefined;
  }

  private describesNext(index: number): boolean {
    const item = this.items[index];
    if (item?.kind === 'meaning') return !nounSlots.includes(item.slot);
    return item?.kind === 'silent' || item?.kind === 'unknown';
  }

  /** "An awning striped red and white," "walls grey,": what ends here follows its thing without a link. */
  trailsPart(index: number): boolean {
    let at = this.items[index - 1]?.text === 'and' ? index - 2 : index - 1;
    const isFinishAt = (place: number) => isFinish(this.items[place]);
    // "Curtains white long".
    const last = this.items[at];
    if (last?.kind === 'meaning' && ['size', 'trait'].includes(last.slot)) at -= 1;
    if (!isFinishAt(at)) return false;
    while (
      isFinishAt(at) ||
      (this.items[at]?.text === 'and' && isFinishAt(at - 1)) ||
      isForm(this.items[at])
    )
      at -= 1;
    // "A sofa color blue".
    if (/^colou?rs?$/.test(this.items[at]?.text ?? '')) at -= 1;
    if (this.items[at]?.kind === 'number' && isFor(this.items[at - 1])) at -= 2;
    const head = this.items[at];
    return head?.kind === 'meaning' && (head.slot === 'part' || head.slot === 'roof');
  }

  /** "Green fields", "grey clouds": the finishes right before the word at `index` are the surroundings' own. */
  ofSurroundings(index: number): boolean {
    const next = this.items[index + 1];
    const isNoun = namesNoun(next) && next?.text !== 'outside';
    return isFinish(this.items[index - 1]) && !this.adjectivesFollow && !isNoun;
  }

  /** "Yellow soft,": a shade that ends its phrase, right behind its colour. */
  shadesBefore(index: number): boolean {
    const before = this.items[index - 1];
    return before?.kind === 'meaning' && before.slot === 'colour' && this.endsPhrase(index + 1);
  }

  /** "An arcade with four storeys of flats above": of what was named before them. */
  standsAboveAnother(index: number): boolean {
    const rest = this.items.slice(index + 1);
    const end = rest.findIndex(
      ({ kind, text }) => partingKinds.includes(kind) && !text.endsWith('above'),
    );
    const clause = end < 0 ? rest : rest.slice(0, end);
    const isOfThem = clause.length === 1 || clause[0]?.text === 'of';
    return isOfThem && clause.at(-1)?.text.endsWith('above') === true;
  }

  /** "Stone below and wood above": the storey whose walls are meant. */
  storeyNamed(index: number): 'lower-walls' | 'upper-walls' | undefined {
    const text = this.items[index]?.text;
    const next = this.items[index + 1];
    const isEnd = next === undefined || partingKinds.includes(next.kind);
    if (!isEnd || !isFinish(this.items[index - 1])) return undefined;
    return text === 'below' ? 'lower-walls' : text === 'above' ? 'upper-walls' : undefined;
  }

  /** "A new build block of flats": the first name only says how the second is. */
  followsLooseName(index: number): boolean {
    const before = this.items[index - 1];
    return before?.kind === 'meaning' && looseNames.test(before.text);
  }

  /** "Large red windows": the size describes a part, not the whole. */
  sizesPart(index: number): boolean {
    const next = this.items
      .slice(index + 1)
      .find(
        (item) =>
          item.kind !== 'silent' &&
          !isFinish(item) &&
          !(item.kind === 'meaning' && (item.slot === 'form' || item.slot === 'trait')),
      );
    return namesPart(next) || (next?.kind === 'meaning' && next.slot === 'tree');
  }

  /** The previous item of another kind. */
  before(index: number, passing: readonly Item['kind'][]): Item | undefined {
    return this.items.slice(0, index).findLast((item) => !passing.includes(item.kind));
  }

  /** "Five houses, the middle one painted black". */
  isMiddleOne(index: number): boolean {
    const isMiddle = middles.includes(this.items[index - 1]?.text ?? '');
    return isMiddle && this.items[index]?.text === 'one';
  }

  /** Whether a building was named before, followed by a word that separates this one from it. */
  standsBehindBuilding(index: number): boolean {
    const before = this.items.slice(0, index);
    const building = before.findIndex(
      (item) =>
        item.kind === 'meaning' &&
        (item.slot === 'building' || (item.slot === 'view' && item.value === 'exterior')),
    );
    return building >= 0 && before.slice(building).some(({ kind }) => partingKinds.includes(kind));
  }

  /** "A sloping tiled roof": the form precedes the finish, and means a roof only with its noun. */
  roofFormBefore(index: number): string | undefined {
    let at = index - 1;
    while (at > 0 && isFinish(this.items[at])) at--;
    const before = this.items[at];
    if (before === undefined || at === index - 1) return undefined;
    const meaning = lexicon.get([...words(before.text).map(stem), 'roof'].join(' '));
    return meaning?.slot === 'roof' ? meaning.value : undefined;
  }

  /** "Five white townhouses" are counted; in "a 120 m2 house" the number belongs to another word. */
  housesBefore(index: number): number | undefined {
    const at = this.items.slice(0, index).findLastIndex((item) => !describesHouses(item));
    const before = this.items[at];
    const around = this.items.slice(Math.max(0, at - 2), Math.max(0, at));
    if (around.some(({ kind }) => kind === 'number' || kind === 'unknown')) return undefined;
    if (before?.kind !== 'number' || before.value < 2 || before.value > mostHouses)
      return undefined;
    return before.value;
  }

  /** In "no pool, trees or cars" the comma doesn't end the negation. */
  orFollows(index: number): boolean {
    const rest = this.items.slice(index + 1, index + 5);
    const or = rest.findIndex(
      (item) => item.kind === 'breaker' && (item.text === 'or' || item.text === 'nor'),
    );
    return (
      or > 0 && rest.slice(0, or).every((item) => item.kind === 'meaning' || item.kind === 'comma')
    );
  }

  /** Unknown words, adjacent ones joined, without repetition. */
  unknownWords(): string[] {
    const groups: string[][] = [];
    this.items.forEach((item, index) => {
      if (item.kind !== 'unknown' || this.standsForNoun(index)) return;
      if (this.items[index - 1]?.kind === 'unknown') groups.at(-1)?.push(item.text);
      else groups.push([item.text]);
    });
    return [...new Set(groups.map((group) => group.join(' ')))];
  }
}
