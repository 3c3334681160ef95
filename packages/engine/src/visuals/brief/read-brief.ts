/**
 * Prompt to brief. The words are walked once: adjectives and numbers wait for the noun that
 * follows ("green door"), or go back to the noun before when a link says so ("walls in white");
 * a negation holds until its phrase ends. One class in one file: each kind of word changes the same few
 * things that wait, which only shows side by side.
 */
import { type Brief, mostStoreys, type SlotKey } from './brief.ts';
import { Draft } from './draft.ts';
import { type LexiconSlot, lexicon } from './lexicon.ts';
import { namesSubject } from './nearest-reading.ts';
import { type Item, type Phrases, readPhrases } from './phrases.ts';
import { stem, words } from './tokens.ts';
import { decideView } from './view.ts';
import { impliedByPhrase, shadeAlone } from './vocabulary/implications.ts';
import type { PartKey } from './vocabulary/parts.ts';
import type { Form, Size } from './vocabulary/surroundings.ts';

type MeaningItem = Extract<Item, { kind: 'meaning' }>;

const finishSlots: readonly LexiconSlot[] = ['colour', 'material', 'shade'];
const headSlots: readonly LexiconSlot[] = ['building', 'room', 'view'];
/** Slots whose words may hide in a building's name: "beach house", "log cabin", "tuscan villa". */
const hiddenSlots: readonly LexiconSlot[] = ['style', 'setting', 'material'];

const impliedBy = ({ text }: MeaningItem) => impliedByPhrase[words(text).map(stem).join(' ')];

const partingKinds: readonly Item['kind'][] = ['breaker', 'comma', 'stop'];

/** More is a year or an area. */
const mostHouses = 50;
const houseAdjectives: readonly LexiconSlot[] = [...finishSlots, 'style', 'size', 'mood', 'roof'];
const describesHouses = (item: Item) =>
  item.kind === 'silent' || (item.kind === 'meaning' && houseAdjectives.includes(item.slot));

const namesPeople = (item: Item | undefined) =>
  item?.kind === 'meaning' && item.slot === 'part' && item.value === 'people';

class Reader {
  readonly draft = new Draft();
  private readonly items: readonly Item[];
  private negating = false;
  private linked = false;
  private shade: string | undefined;

  private readonly adjectivesFollow: boolean;

  constructor({ items, adjectivesFollow }: Pick<Phrases, 'items' | 'adjectivesFollow'>) {
    this.items = items;
    this.adjectivesFollow = adjectivesFollow;
  }

  read(): void {
    this.items.forEach((item, index) => {
      this.take(item, index);
    });
    this.endPhrase(this.items.length, true);
  }

  private take(item: Item, index: number): void {
    if (item.kind === 'meaning') this.takeMeaning(item, index);
    else if (item.kind === 'number') this.takeNumber(item.value, index);
    else if (item.kind === 'negator') {
      this.endPhrase(index, true);
      this.negating = true;
    } else if (item.kind === 'copula') {
      if (this.draft.hasFinishes()) this.endPhrase(index, true);
      this.linked = true;
    } else if (item.kind === 'remover') this.takeAway(index);
    else if (item.kind === 'comma' || item.kind === 'stop' || item.kind === 'breaker') {
      this.endPhrase(index, item.kind === 'stop');
    }
  }

  private takeNumber(value: number, index: number): void {
    const [before, next] = [this.items[index - 1], this.items[index + 1]];
    const isFor = before?.kind === 'breaker' && before.text === 'for';
    const ends = next === undefined || !['meaning', 'silent', 'unknown'].includes(next.kind);
    // "A table for six": how many are to sit there.
    if (isFor && (ends || namesPeople(next))) this.draft.seats(value);
    else this.draft.pending.count = value;
  }

  /** The next item that carries meaning; small words between are passed over. */
  private after(index: number, passing: readonly Item['kind'][]): Item | undefined {
    return this.items.slice(index + 1).find((item) => !passing.includes(item.kind));
  }

  private takeMeaning(item: MeaningItem, index: number): void {
    const { slot, value } = item;
    const { draft } = this;
    const implied = impliedBy(item);
    if (slot === 'shade') {
      this.takeShade(value, index);
      return;
    }
    if (slot === 'colour' || slot === 'material') {
      if (!this.negating) {
        // "red brick black windows": a second colour after a finished finish begins another thing.
        const { colours, materials } = draft.pending;
        if (slot === 'colour' && colours.length > 0 && materials.length > 0) draft.finish('walls');
        const shaded = this.shade === undefined ? value : `${this.shade} ${value}`;
        draft.pending[slot === 'colour' ? 'colours' : 'materials'].push(shaded);
        if (implied?.colour !== undefined) draft.pending.colours.push(implied.colour);
      }
      this.shade = undefined;
      return;
    }
    if (slot === 'size') {
      this.takeSize(value as Size, index);
      return;
    }
    if (slot === 'form') {
      if (this.negating) return;
      if (this.describesBefore(index)) draft.describe({ form: value as Form });
      else draft.pending.form = value as Form;
      return;
    }
    if (slot === 'part') {
      this.takePart(item, index);
      return;
    }
    if (slot === 'storey') {
      this.takeStoreys();
      return;
    }
    // "3 bedroom house", "two bedrooms": how large the house is, not the room we stand in.
    if (slot === 'room' && value === 'bedroom' && draft.pending.count !== undefined) {
      draft.name('bedrooms', this.negating);
      return;
    }
    if (slot === 'tree') {
      draft.name('trees', this.negating);
      if (!this.negating) this.takeHidden(item, ['setting']);
    }
    if (this.isTowerOfHouse(item, index)) {
      draft.name('tower', this.negating);
      return;
    }
    if (headSlots.includes(slot)) this.takeHead(item, index);
    if (slot === 'roof' && !this.negating && this.namesRoof(item)) {
      draft.finish('roof');
      draft.target = 'roof';
    }
    // "Morning mist" names an hour too.
    if (slot === 'weather' && !this.negating) this.takeHidden(item, ['time']);
    if (slot !== 'view') draft.setSlot(slot as SlotKey, value, this.negating);
    if (implied?.storeys !== undefined) draft.storeys ??= implied.storeys;
    if (implied?.roof !== undefined) draft.setSlot('roof', implied.roof, false);
    if (implied?.style !== undefined) draft.setSlot('style', implied.style, false);
    if (implied?.time !== undefined) draft.setSlot('time', implied.time, false);
    draft.bedForm ??= implied?.bed;
    for (const part of implied?.parts ?? [])
      draft.parts[part] = { wanted: true, ...draft.parts[part] };
  }

  /** True after a house or building was named and then a word that sets this one apart from it. */
  private standsBehindBuilding(index: number): boolean {
    const before = this.items.slice(0, index);
    const building = before.findIndex(
      (item) =>
        item.kind === 'meaning' &&
        (item.slot === 'building' || (item.slot === 'view' && item.value === 'exterior')),
    );
    return building >= 0 && before.slice(building).some(({ kind }) => partingKinds.includes(kind));
  }

  /** "A Victorian house with a tower": not a tower block. */
  private isTowerOfHouse({ slot, text }: MeaningItem, index: number): boolean {
    return slot === 'building' && text === 'tower' && this.standsBehindBuilding(index);
  }

  private namesRoof(item: MeaningItem): boolean {
    return words(item.text).includes('roof');
  }

  private takeShade(value: string, index: number): void {
    const next = this.after(index, ['silent', 'unknown']);
    const alone = shadeAlone[value];
    if (next?.kind === 'meaning' && (next.slot === 'colour' || next.slot === 'material'))
      this.shade = value;
    else if (next?.kind === 'meaning' && next.slot === 'part' && alone?.colour !== undefined) {
      this.draft.pending.colours.push(alone.colour);
    } else if (alone?.mood !== undefined) this.draft.setSlot('mood', alone.mood, this.negating);
  }

  private takeSize(value: Size, index: number): void {
    if (this.describesBefore(index)) {
      this.draft.describe({ size: value });
      return;
    }
    const next = this.items
      .slice(index + 1)
      .find(
        (item) =>
          item.kind !== 'silent' &&
          !(item.kind === 'meaning' && (finishSlots.includes(item.slot) || item.slot === 'form')),
      );
    if (next?.kind === 'meaning' && next.slot === 'part') this.draft.pending.size = value;
    else this.draft.setSlot('size', value, this.negating);
  }

  /** In "ventanas grandes" the windows stand before what is said of them. */
  private describesBefore(index: number): boolean {
    const before = this.items[index - 1];
    return this.adjectivesFollow && before?.kind === 'meaning' && before.slot === 'part';
  }

  private takePart(item: MeaningItem, index: number): void {
    const part = item.value as PartKey;
    if (this.adjectivesFollow && this.linked && this.draft.hasFinishes())
      this.draft.finish(this.draft.target);
    if (namesPeople(item) && this.isSeated(index)) return;
    if (part === 'roof') this.takeRoofForm(index);
    // "Three floors" are storeys; "oak floors" are floors.
    if (part === 'floor' && this.draft.pending.count !== undefined) {
      this.takeStoreys();
      return;
    }
    this.takeHidden(item, ['material', 'form', 'size']);
    const form = impliedBy(item)?.form;
    if (form !== undefined) this.draft.pending.form ??= form;
    this.draft.name(part, this.negating);
    this.linked = this.adjectivesFollow;
  }

  /** "For eight people": the number before was taken as seats. */
  private isSeated(index: number): boolean {
    const [count, before] = [this.items[index - 1], this.items[index - 2]];
    return count?.kind === 'number' && before?.kind === 'breaker' && before.text === 'for';
  }

  /** "A sloping tiled roof": the form stands before the finish, and means a roof only with its noun. */
  private takeRoofForm(index: number): void {
    const finish = (item: Item) => item.kind === 'meaning' && finishSlots.includes(item.slot);
    let at = index - 1;
    while (at > 0 && finish(this.items[at]!)) at--;
    const before = this.items[at];
    if (before === undefined || at === index - 1) return;
    const meaning = lexicon.get([...words(before.text).map(stem), 'roof'].join(' '));
    if (meaning?.slot === 'roof') this.draft.setSlot('roof', meaning.value, this.negating);
  }

  private takeStoreys(): void {
    const { count } = this.draft.pending;
    if (count !== undefined && count >= 1) {
      this.draft.storeys ??= Math.min(mostStoreys, Math.round(count));
    }
    this.draft.pending.count = undefined;
  }

  /** The house or the room itself: its adjectives speak of the walls. */
  private takeHead(item: MeaningItem, index: number): void {
    if (this.negating) return;
    this.takeHouses(item, index);
    // "A house with a white kitchen": what is white is indoors.
    if (item.slot === 'room' && this.standsBehindBuilding(index)) {
      this.draft.clearPending();
      return;
    }
    this.takeHidden(item, hiddenSlots);
    const isPainted = this.draft.pending.materials.length === 0;
    // A white kitchen has white cabinets; one of brick has brick walls.
    const target = item.value === 'kitchen' && isPainted ? 'cabinets' : 'walls';
    if (this.draft.hasFinishes()) this.draft.finish(target);
    this.draft.target = target;
    this.linked = this.adjectivesFollow;
  }

  /** "Five townhouses" are counted; "three houses" stand in a row. */
  private takeHouses({ slot, value }: MeaningItem, index: number): void {
    this.draft.pending.count = undefined;
    // Flats are not houses.
    if (slot === 'room' || value === 'interior' || value === 'apartment-block') return;
    // "A 120 m2 house": the number speaks of what stands between.
    const at = this.items.slice(0, index).findLastIndex((item) => !describesHouses(item));
    const before = this.items[at];
    const around = this.items.slice(Math.max(0, at - 2), Math.max(0, at));
    if (around.some(({ kind }) => kind === 'number' || kind === 'unknown')) return;
    if (before?.kind !== 'number' || before.value < 2 || before.value > mostHouses) return;
    this.draft.parts.houses ??= { count: before.value };
    if (slot === 'view') this.draft.setSlot('building', 'townhouses', false);
  }

  private takeHidden(item: MeaningItem, slots: readonly LexiconSlot[]): void {
    const roots = words(item.text).map(stem);
    for (let length = roots.length - 1; length > 0; length--) {
      for (let at = 0; at + length <= roots.length; at++) {
        const hidden = lexicon.get(roots.slice(at, at + length).join(' '));
        if (hidden === undefined || !slots.includes(hidden.slot)) continue;
        if (hidden.slot === 'material') this.draft.pending.materials.push(hidden.value);
        else if (hidden.slot === 'size') this.draft.pending.size ??= hidden.value as Size;
        else if (hidden.slot === 'form') this.draft.pending.form = hidden.value as Form;
        else if (this.draft.slots[hidden.slot as SlotKey] === undefined) {
          this.draft.setSlot(hidden.slot as SlotKey, hidden.value, false);
        }
      }
    }
  }

  private takeAway(index: number): void {
    const before = this.items[index - 1];
    if (before?.kind === 'meaning' && before.slot === 'part')
      this.draft.name(before.value as PartKey, true);
  }

  /** A comma, "and", "with" or the end: whatever still waits goes back to the noun before. */
  private endPhrase(index: number, hard: boolean): void {
    const item = this.items[index];
    const joins = item?.kind === 'breaker' && (item.text === 'and' || item.text === 'or');
    const next = this.after(index, ['silent']);
    const finishFollows =
      !this.adjectivesFollow && next?.kind === 'meaning' && finishSlots.includes(next.slot);
    if (this.draft.hasFinishes() && !(joins && finishFollows && !hard)) {
      this.draft.finish(this.linked ? this.draft.target : 'walls');
      this.linked = false;
    }
    if (!this.draft.hasFinishes()) {
      this.draft.pending.count = undefined;
      this.draft.pending.size = undefined;
      this.draft.pending.form = undefined;
    }
    if (this.adjectivesFollow) this.linked = false;
    if (!this.negating) return;
    const listGoesOn =
      next?.kind === 'meaning' &&
      (item?.kind === 'comma' ? this.orFollows(index) : joins && !finishFollows);
    if (hard || !listGoesOn) this.negating = false;
  }

  /** In "no pool, trees or cars" the comma does not end the refusal. */
  private orFollows(index: number): boolean {
    const rest = this.items.slice(index + 1, index + 5);
    const or = rest.findIndex(
      (item) => item.kind === 'breaker' && (item.text === 'or' || item.text === 'nor'),
    );
    return (
      or > 0 && rest.slice(0, or).every((item) => item.kind === 'meaning' || item.kind === 'comma')
    );
  }
}

/** Unknown words, neighbours joined, each said once. */
function unknownWords(items: readonly Item[]): string[] {
  const groups: string[][] = [];
  items.forEach((item, index) => {
    if (item.kind !== 'unknown') return;
    if (items[index - 1]?.kind === 'unknown') groups.at(-1)?.push(item.text);
    else groups.push([item.text]);
  });
  return [...new Set(groups.map((group) => group.join(' ')))];
}

export function readBrief(prompt: string): Brief {
  const phrases = readPhrases(prompt);
  const { items, corrections } = phrases;
  const reader = new Reader(phrases);
  reader.read();
  const { draft } = reader;
  draft.settle();
  const view = decideView(items, draft);
  return {
    prompt,
    view,
    ...draft.slots,
    ...(draft.storeys === undefined ? {} : { storeys: draft.storeys }),
    ...(draft.alsoSetting === undefined ? {} : { alsoSetting: draft.alsoSetting }),
    parts: draft.parts,
    excluded: draft.excluded,
    corrections,
    notUnderstood: unknownWords(items),
    ...(namesSubject(items) ? {} : { namesNothing: true as const }),
  };
}
