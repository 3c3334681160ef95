/**
 * Reads words into a draft in one pass: adjectives and numbers wait for the following noun ("green door"), or belong
 * to the previous one if a link says so ("walls in white"); a negation applies until its phrase ends. One class,
 * since all kinds of words change the same few pending items.
 */

import { besideBuilding } from './beside-building.ts';
import { mostStoreys, type SlotKey } from './brief.ts';
import { Draft } from './draft.ts';
import { hiddenMeanings, impliedBy } from './hidden-meanings.ts';
import type { LexiconSlot } from './lexicon.ts';
import type { Item } from './phrases.ts';
import { isFinish, type MeaningItem, namesPeople, type Sentence } from './sentence.ts';
import { stem, words } from './tokens.ts';
import type { MaterialKey } from './vocabulary/finishes.ts';
import { roofCoverings, shadeAlone } from './vocabulary/implications.ts';
import { kindNamed } from './vocabulary/kinds.ts';
import type { PartKey } from './vocabulary/parts.ts';
import { pieceBefore, pieceNamed } from './vocabulary/pieces.ts';
import type { Form, Size } from './vocabulary/surroundings.ts';
import { type Trait, traitsInNames } from './vocabulary/traits.ts';

/** A white kitchen has white cabinets, a grey dressing room grey wardrobes. */
const paintedInRoom: Readonly<Record<string, PartKey>> = {
  kitchen: 'cabinets',
  'dressing-room': 'wardrobe',
};

/** Buildings that stand in a room as a thing: "a playroom with a red tent". */
const thingInRoom: Readonly<Record<string, PartKey>> = { tent: 'play-tent' };

const headSlots: readonly LexiconSlot[] = ['building', 'room', 'view'];
/** Slots whose words may be part of a building's name: "beach house", "log cabin", "tuscan villa". */
const hiddenSlots: readonly LexiconSlot[] = ['style', 'setting', 'material'];

const surroundingSlots: readonly LexiconSlot[] = ['setting', 'weather', 'season', 'time'];

const surfaces: readonly PartKey[] = [
  ...(['floor', 'walls', 'roof', 'backsplash', 'path', 'terrace', 'accent-wall'] as const),
];

const isPlural = (text: string): boolean => {
  const noun = words(text).at(-1);
  return noun !== undefined && stem(noun) !== noun;
};

export class BriefReader {
  readonly draft = new Draft();
  /** Words used for pieces, so that they are not reported as not understood. */
  readonly pieceWords = new Set<string>();
  private negating = false;
  private linked = false;
  /** A part was named since the last comma. */
  private hasNamed = false;
  private shade: string | undefined;
  private readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    this.sentence = sentence;
  }

  read(): void {
    const { items } = this.sentence;
    items.forEach((item, index) => {
      this.take(item, index);
    });
    this.endPhrase(items.length, true);
  }

  private take(item: Item, index: number): void {
    if (this.takesPiece(item, index)) return;
    if (item.kind === 'meaning') this.takeMeaning(item, index);
    else if (item.kind === 'number') this.takeNumber(item.value, index);
    else if (item.kind === 'negator') {
      this.endPhrase(index, true);
      this.negating = true;
    } else if (item.kind === 'copula') {
      if (this.draft.hasFinishes()) this.endPhrase(index, true);
      this.linked = true;
    } else if (item.kind === 'remover') this.takeAway(index);
    else if (item.kind === 'unknown') this.takeUnknown(index);
    else if (item.kind === 'comma' || item.kind === 'stop' || item.kind === 'breaker') {
      const storey = this.sentence.storeyNamed(index);
      if (storey !== undefined && !this.negating) this.draft.name(storey, false);
      this.endPhrase(index, item.kind === 'stop');
    }
  }

  /** "Black legs" of a table; "on top" and "at the back" are places. */
  private takesPiece({ kind, text }: Item, index: number): boolean {
    if (this.negating || (kind !== 'silent' && kind !== 'unknown')) return false;
    const before = pieceBefore(text);
    const named = this.sentence.namesPiece(index) ? pieceNamed(text) : undefined;
    const isTaken =
      (named !== undefined && this.draft.givePiece(named)) ||
      (before !== undefined && this.draft.keepPiece(before));
    if (isTaken) this.pieceWords.add(text);
    return isTaken;
  }

  private takeNumber(value: number, index: number): void {
    // "A six metre island" is one island.
    if (this.sentence.measures(index)) return;
    if (this.sentence.isMiddleOne(index)) this.draft.target = 'houses';
    else if (this.sentence.standsForNoun(index) && this.draft.hasFinishes())
      this.draft.moreOfLast();
    else if (this.sentence.countsSeats(index)) this.draft.seats(value);
    else this.draft.pending.count = value;
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
        // "red brick black windows": a second colour after a complete finish starts another thing.
        const { colours, materials } = draft.pending;
        const isNext = slot === 'colour' && colours.length > 0 && materials.length > 0;
        if (isNext && !this.sentence.trailsPart(index)) draft.finish('walls');
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
      // "A lighthouse with red and white stripes": they are the walls', or the last thing's.
      if (/^(stripes|dots|spots)$/.test(item.text) && this.draft.hasFinishes()) {
        this.draft.pending.form = value as Form;
        this.draft.finish(this.draft.target);
        return;
      }
      if (this.sentence.describesBefore(index)) draft.describe({ form: value as Form });
      else draft.pending.form = value as Form;
      return;
    }
    if (slot === 'trait') {
      if (!this.negating) this.takeTrait(value as Trait, index);
      return;
    }
    if (slot === 'part') {
      this.takePart(item, index);
      return;
    }
    if (slot === 'storey') {
      this.takeStoreys(index);
      return;
    }
    // "3 bedroom house", "two bedrooms": the size of the house, not the room shown.
    if (slot === 'room' && value === 'bedroom' && draft.pending.count !== undefined) {
      draft.name('bedrooms', this.negating);
      return;
    }
    if (slot === 'tree') {
      if (!this.negating) this.takeHidden(item, ['size']);
      draft.name('trees', this.negating);
      if (!this.negating) this.takeHidden(item, ['setting']);
    }
    if (this.isTowerOfHouse(item, index)) {
      draft.name('tower', this.negating);
      return;
    }
    const toy = slot === 'building' ? thingInRoom[value] : undefined;
    if (toy !== undefined && draft.slots.room !== undefined && draft.slots.building === undefined) {
      draft.name(toy, this.negating);
      this.hasNamed = true;
      return;
    }
    const beside = besideBuilding(this.sentence, draft.slots.building, item, index);
    if (beside !== undefined) {
      this.takeHidden(item, ['material']);
      draft.name(beside, this.negating);
      this.hasNamed = true;
      this.linked = this.sentence.adjectivesFollow;
      return;
    }
    if (slot === 'building' && this.sentence.followsLooseName(index)) delete draft.slots.building;
    // "A loft apartment kitchen" is a kitchen.
    if (slot === 'room' && this.sentence.isInLoft(index)) delete draft.slots.room;
    if (headSlots.includes(slot)) this.takeHead(item, index);
    if (slot === 'roof' && !this.negating && this.namesRoof(item)) {
      draft.finish('roof');
      draft.target = 'roof';
      draft.lastNamed = 'roof';
    }
    if (surroundingSlots.includes(slot) && this.sentence.ofSurroundings(index)) {
      draft.pending.colours = [];
      draft.pending.materials = [];
    }
    // "Morning mist" names an hour too.
    if (slot === 'weather' && !this.negating) this.takeHidden(item, ['time']);
    if (slot !== 'view') draft.setSlot(slot as SlotKey, value, this.negating);
    if (implied?.storeys !== undefined) draft.storeys ??= implied.storeys;
    if (implied?.roof !== undefined) draft.setSlot('roof', implied.roof, false);
    if (implied?.tree !== undefined) draft.setSlot('tree', implied.tree, false);
    if (implied?.style !== undefined) draft.setSlot('style', implied.style, false);
    if (implied?.time !== undefined) draft.setSlot('time', implied.time, false);
    draft.bedForm ??= implied?.bed;
    for (const part of implied?.parts ?? [])
      draft.parts[part] = { wanted: true, ...draft.parts[part] };
    if (implied?.walls !== undefined) draft.parts.walls ??= { materials: [implied.walls] };
    if (implied?.isWindowless) draft.parts.windows ??= { wanted: false };
  }

  /** "A Victorian house with a tower" is not a tower block. */
  private isTowerOfHouse({ slot, text }: MeaningItem, index: number): boolean {
    return (
      slot === 'building' && /^towers?$/.test(text) && this.sentence.standsBehindBuilding(index)
    );
  }

  /** "Gable roof, dark tiles": a covering mentioned after the roof. */
  private roofsOver(): boolean {
    const { target, pending } = this.draft;
    return (
      target === 'roof' &&
      pending.materials.some((name) =>
        roofCoverings.includes(name.split(' ').at(-1) as MaterialKey),
      )
    );
  }

  private namesRoof(item: MeaningItem): boolean {
    return words(item.text).some((word) => word === 'roof' || word === 'dome');
  }

  private takeShade(value: string, index: number): void {
    const next = this.sentence.after(index, ['silent', 'unknown']);
    const alone = shadeAlone[value];
    // "Walls yellow soft,": of the colour before it.
    if (this.sentence.shadesBefore(index)) {
      const { colours } = this.draft.pending;
      const colour = colours.pop();
      if (colour !== undefined && !colour.includes(' ')) colours.push(`${value} ${colour}`);
      else if (colour !== undefined) colours.push(colour);
      return;
    }
    if (next?.kind === 'meaning' && (next.slot === 'colour' || next.slot === 'material'))
      this.shade = value;
    else if (next?.kind === 'meaning' && next.slot === 'part' && alone?.colour !== undefined) {
      this.draft.pending.colours.push(alone.colour);
    } else if (alone?.mood !== undefined) this.draft.setSlot('mood', alone.mood, this.negating);
  }

  private takeSize(value: Size, index: number): void {
    if (this.sentence.describesBefore(index)) {
      this.draft.describe({ size: value });
      return;
    }
    if (this.sentence.sizesPart(index)) this.draft.pending.size = value;
    else this.draft.setSlot('size', value, this.negating);
  }

  /** Before its noun, or after it ("a harp leaning against the wall"). */
  private takeTrait(trait: Trait, index: number): void {
    if (this.sentence.precedesNoun(index)) this.draft.pending.traits.push(trait);
    else this.draft.addTrait(trait);
  }

  private takePart(item: MeaningItem, index: number): void {
    const named = item.value as PartKey;
    // "White walls, one concrete wall".
    const isOneWall = named === 'walls' && this.draft.pending.count === 1;
    const part = isOneWall ? 'accent-wall' : named;
    if (isOneWall) this.draft.pending.count = undefined;
    if (this.sentence.adjectivesFollow && this.linked && this.draft.hasFinishes())
      this.draft.finish(this.draft.target);
    if (namesPeople(item) && this.sentence.isSeated(index)) return;
    // "Dinosaur wallpaper" is no dinosaur.
    if (!this.negating && this.sentence.patternsPaper(index)) {
      this.draft.parts.walls = { ...this.draft.parts.walls, motif: part };
      this.draft.target = 'walls';
      return;
    }
    // "A crooked house on stilts", "a cantilevered upper floor": the house is.
    if (part === 'stilts' || part === 'upper-walls') this.giveTraitsToHouse();
    // "A garage for three cars" has three doors.
    if (this.takesCars(part, index)) return;
    const roof = part === 'roof' ? this.sentence.roofFormBefore(index) : undefined;
    if (roof !== undefined) this.draft.setSlot('roof', roof, this.negating);
    // "Three floors" are storeys; "oak floors" are floors.
    if ((part === 'floor' || part === 'upper-walls') && this.draft.pending.count !== undefined) {
      this.takeStoreys(index);
      return;
    }
    // "White tiles, walk-in shower" without the comma.
    if (!surfaces.includes(part) && this.sentence.namesCovering(index)) this.draft.finishLoosely();
    const kind = this.takeKind(item, index);
    this.takeHidden(item, [
      'material',
      'form',
      'size',
      ...(kind === undefined ? ['trait' as const] : []),
    ]);
    const implied = impliedBy(item) ?? {};
    const { form, tree, time, material, roof: top, parts: others = [] } = implied;
    this.draft.pending.traits.push(...(implied.traits ?? []));
    if (implied.storeys !== undefined) this.draft.storeys ??= implied.storeys;
    if (material !== undefined && this.draft.pending.materials.length === 0)
      this.draft.pending.materials.push(material);
    if (implied.colour !== undefined && this.draft.pending.colours.length === 0)
      this.draft.pending.colours.push(implied.colour);
    if (tree !== undefined && !this.negating) this.draft.setSlot('tree', tree, false);
    if (time !== undefined && !this.negating) this.draft.setSlot('time', time, false);
    if (top !== undefined && !this.negating) this.draft.setSlot('roof', top, false);
    if (form !== undefined) this.draft.pending.form ??= form;
    if (implied.count !== undefined) this.draft.pending.count ??= implied.count;
    this.draft.name(part, this.negating);
    for (const other of this.negating ? [] : others)
      this.draft.parts[other] = { wanted: true, ...this.draft.parts[other] };
    if (kind !== undefined) this.draft.giveKind(part, kind);
    if (isPlural(item.text)) this.draft.giveSeveral(part);
    this.hasNamed = true;
    this.linked = this.sentence.adjectivesFollow;
  }

  private takesCars(part: PartKey, index: number): boolean {
    const { garage } = this.draft.parts;
    const isForThem = this.draft.lastNamed === 'garage' && this.sentence.isSeated(index);
    if (part !== 'cars' || !isForThem || garage === undefined) return false;
    garage.count ??= this.draft.pending.count ?? 1;
    this.draft.pending.count = undefined;
    return true;
  }

  /** "A wingback", "a tripod brass lamp": words for a kind describe nothing else. */
  private takeKind({ value, text }: MeaningItem, index: number): string | undefined {
    if (this.negating) return undefined;
    const part = value as PartKey;
    const own = kindNamed(part, text);
    if (own !== undefined) return own;
    const found = this.sentence.kindBefore(part, index);
    for (const item of found?.said ?? []) {
      for (const word of words(item.text)) this.pieceWords.add(word);
      if (item.kind !== 'meaning' || item.slot !== 'trait') continue;
      const { pending } = this.draft;
      pending.traits = pending.traits.filter((trait) => trait !== item.value);
    }
    return found?.kind;
  }

  private takeStoreys(index: number): void {
    const { count } = this.draft.pending;
    if (count !== undefined && count >= 1) {
      const below = this.sentence.standsAboveAnother(index) ? 1 : 0;
      this.draft.storeys ??= Math.min(mostStoreys, Math.round(count) + below);
    }
    this.draft.pending.count = undefined;
  }

  /** "A pink ottoman," is reported as not understood; its pink is not for the walls. */
  private takeUnknown(index: number): void {
    if (this.sentence.standsForNoun(index)) {
      this.draft.moreOfLast();
      return;
    }
    const before = this.sentence.before(index, ['silent']);
    const next = this.sentence.items[index + 1];
    const isNoun =
      next === undefined ||
      next.kind === 'comma' ||
      next.kind === 'stop' ||
      next.kind === 'breaker';
    const isOwn = !this.linked || this.sentence.beginsNoun(index);
    if (!isFinish(before) || !isNoun || !isOwn) return;
    // "Four thatched wings": thatch always belongs to the roof.
    if (this.draft.hasRoofCovering()) this.draft.finish('roof');
    else this.draft.clearPending();
  }

  /** The house or room itself: its adjectives describe the walls. */
  private takeHead(item: MeaningItem, index: number): void {
    if (this.negating) return;
    this.takeHouses(item, index);
    // "A house with a white kitchen": the white is indoors.
    if (item.slot === 'room' && this.sentence.standsBehindBuilding(index)) {
      this.draft.clearPending();
      return;
    }
    this.takeHidden(item, hiddenSlots);
    const isPainted = this.draft.pending.materials.length === 0;
    const target = isPainted ? (paintedInRoom[item.value] ?? 'walls') : 'walls';
    this.giveTraitsToHouse();
    this.draft.lastNamed = undefined;
    if (this.draft.hasFinishes()) this.draft.finish(target);
    this.draft.target = target;
    this.linked = this.sentence.adjectivesFollow;
  }

  /** "Five townhouses" are counted; "three houses" form a row. */
  private takeHouses({ slot, value }: MeaningItem, index: number): void {
    this.draft.pending.count = undefined;
    // Flats are not houses.
    if (slot === 'room' || value === 'interior' || value === 'apartment-block') return;
    const count = this.sentence.housesBefore(index);
    if (count === undefined) return;
    this.draft.parts.houses ??= { count };
    if (slot === 'view') this.draft.setSlot('building', 'townhouses', false);
  }

  private takeHidden(item: MeaningItem, slots: readonly LexiconSlot[]): void {
    for (const hidden of hiddenMeanings(item, slots)) {
      if (hidden.slot === 'material') this.draft.pending.materials.push(hidden.value);
      else if (hidden.slot === 'size') this.draft.pending.size ??= hidden.value as Size;
      else if (hidden.slot === 'form') this.draft.pending.form = hidden.value as Form;
      else if (hidden.slot === 'trait') this.takeTraitOfName(hidden.value as Trait, item);
      else if (this.draft.slots[hidden.slot as SlotKey] === undefined) {
        this.draft.setSlot(hidden.slot as SlotKey, hidden.value, false);
      }
    }
  }

  private takeTraitOfName(trait: Trait, { value }: MeaningItem): void {
    const isOwn =
      traitsInNames.includes(trait) ||
      (trait === 'hanging' && value === 'plants') ||
      (trait === 'sunken' && ['sofa', 'bathtub', 'hot-tub', 'pool'].includes(value));
    if (isOwn) this.draft.pending.traits.push(trait);
  }

  private giveTraitsToHouse(): void {
    const { draft } = this;
    draft.lastNamed = undefined;
    for (const trait of draft.pending.traits.splice(0)) draft.addTrait(trait);
  }

  private takeAway(index: number): void {
    const before = this.sentence.items[index - 1];
    if (before?.kind === 'meaning' && before.slot === 'part')
      this.draft.name(before.value as PartKey, true);
  }

  /** A comma, "and", "with" or the end: pending words belong to the previous noun. */
  private endPhrase(index: number, hard: boolean): void {
    const item = this.sentence.items[index];
    const joins = item?.kind === 'breaker' && (item.text === 'and' || item.text === 'or');
    const next = this.sentence.after(index, ['silent']);
    const finishFollows =
      !this.sentence.adjectivesFollow && (isFinish(next) || this.sentence.beginsWithFinish(index));
    if (this.linked && !hard && this.sentence.listsColours(index)) return;
    // "In marble and black stools", "green tiles and a brass shower": the first finish is complete.
    const isShared = !this.linked || this.sentence.joinsColours(index);
    const goesOn = finishFollows && isShared && !this.sentence.namesCovering(index);
    if (this.draft.hasFinishes() && !(joins && goesOn && !hard)) {
      const isOfLast = this.linked || this.roofsOver() || this.sentence.trailsPart(index);
      if (isOfLast || this.sentence.namesPattern(index)) this.draft.finish(this.draft.target);
      else this.draft.finishLoosely();
      this.linked = false;
    }
    if (!this.draft.hasFinishes()) {
      // "A washer and a dryer, stacked": the form follows the thing.
      if (this.draft.pending.form !== undefined && this.hasNamed)
        this.draft.describe({ form: this.draft.pending.form });
      this.draft.pending.count = undefined;
      this.draft.pending.size = undefined;
      this.draft.pending.form = undefined;
      this.draft.pending.traits = [];
    }
    if (this.sentence.adjectivesFollow) this.linked = false;
    if (item?.kind === 'comma' || item?.kind === 'stop') this.hasNamed = false;
    if (!this.negating) return;
    const listGoesOn =
      next?.kind === 'meaning' &&
      (item?.kind === 'comma' ? this.sentence.orFollows(index) : joins && !finishFollows);
    if (hard || !listGoesOn) this.negating = false;
  }
}
