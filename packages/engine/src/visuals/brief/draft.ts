/** The brief while it is read: what is known so far, and words waiting for their noun. */
import type { BriefSlots, PartWish, SlotKey } from './brief.ts';
import type { LooseFinish } from './context/loose-finishes.ts';
import type { MaterialKey } from './vocabulary/finishes.ts';
import { clothParts, partOfRoom, roofMaterials } from './vocabulary/implications.ts';
import { outdoorThings } from './vocabulary/outdoor-things.ts';
import { type PartKey, parts } from './vocabulary/parts.ts';
import type { PieceKey, PieceWish } from './vocabulary/pieces.ts';
import { smallThings } from './vocabulary/small-things.ts';
import type { RoomKind } from './vocabulary/subjects.ts';
import type { Form, Setting, Size } from './vocabulary/surroundings.ts';
import type { Trait } from './vocabulary/traits.ts';

/** Adjectives and numbers whose noun has not come yet. */
export interface Pending {
  colours: string[];
  materials: string[];
  count: number | undefined;
  size: Size | undefined;
  form: Form | undefined;
  traits: Trait[];
  pieces?: PieceWish[];
}

const nothing = (): Pending => ({
  colours: [],
  materials: [],
  count: undefined,
  size: undefined,
  form: undefined,
  traits: [],
});

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** One thing alone cannot be so. */
const ofSeveral: readonly Trait[] = ['mismatched', 'staggered'];

/** Names in the plural are groups already. */
const comesInNumbers = (part: PartKey): boolean =>
  part === 'parasols' ||
  (!part.endsWith('s') && (Object.hasOwn(smallThings, part) || Object.hasOwn(outdoorThings, part)));

/** In the plural without a number. */
const atLeastTwo: readonly PartKey[] = ['armchair'];

/** A house with more bedrooms is large. */
const usualBedrooms = 3;

export class Draft {
  readonly slots: Mutable<BriefSlots> = {};
  readonly parts: Partial<Record<PartKey, Mutable<PartWish>>> = {};
  readonly excluded: Partial<Record<SlotKey, string[]>> = {};
  alsoSetting: Setting | undefined;
  storeys: number | undefined;
  /** Form of the bed in a room named after its sleeper. */
  bedForm: Form | undefined;
  pending: Pending = nothing();
  /** Traits of the house or room itself. */
  readonly traits: Trait[] = [];
  /** The last noun: a thing, or nothing if it was the house or room itself. */
  lastNamed: PartKey | undefined;
  /** Count of the last named thing, from its own phrase. */
  private lastCount: number | undefined;
  /** Finishes without a noun, which lie on the walls until the room is known. */
  readonly loose: LooseFinish[] = [];
  /** Part that "in white" would describe. */
  target: PartKey = 'walls';

  hasFinishes(): boolean {
    return this.pending.colours.length > 0 || this.pending.materials.length > 0;
  }

  /** Whether thatch, slate or turf is pending. */
  hasRoofCovering(): boolean {
    return this.pending.materials.some((name) => roofMaterials.includes(baseOf(name)));
  }

  /** Pending words belong to this piece instead of a whole thing; undefined if none are pending. */
  private takePiece(piece: PieceKey): PieceWish | undefined {
    const { colours, materials, traits } = this.pending;
    if (colours.length + materials.length + traits.length === 0) return undefined;
    this.pending = { ...this.pending, colours: [], materials: [], traits: [] };
    return {
      piece,
      ...(colours.length === 0 ? {} : { colours }),
      ...(materials.length === 0 ? {} : { materials }),
      ...(traits.length === 0 ? {} : { traits }),
    };
  }

  /** "With a marble top": of the last named thing. */
  givePiece(piece: PieceKey): boolean {
    const part = this.lastNamed;
    const wished = part === undefined ? undefined : this.parts[part];
    if (part === undefined || wished?.wanted !== true) return false;
    const taken = this.takePiece(piece);
    if (taken === undefined) return false;
    this.pending.count = undefined;
    this.pending.size = undefined;
    this.pending.form = undefined;
    wished.pieces = [...(wished.pieces ?? []), taken];
    return true;
  }

  /** "Marble-topped": of the thing that follows. */
  keepPiece(piece: PieceKey): boolean {
    const taken = this.takePiece(piece);
    if (taken !== undefined) this.pending.pieces = [...(this.pending.pieces ?? []), taken];
    return taken !== undefined;
  }

  giveKind(part: PartKey, kind: string): void {
    const wished = this.parts[part];
    if (wished !== undefined) wished.kind ??= kind;
  }

  /** Only of things that are set down one by one. */
  giveSeveral(part: PartKey): void {
    const wished = this.parts[part];
    if (wished?.wanted !== true || wished.count !== undefined) return;
    if (comesInNumbers(part)) wished.several = true;
    else if (atLeastTwo.includes(part)) wished.count = 2;
  }

  clearPending(): void {
    this.pending = nothing();
  }

  /** The first value wins; a refused one is recorded. */
  setSlot(slot: SlotKey, value: string, refused: boolean): void {
    if (refused) {
      this.excluded[slot] = [...(this.excluded[slot] ?? []), value];
      return;
    }
    if (this.slots[slot] === undefined) Object.assign(this.slots, { [slot]: value });
    else if (slot === 'setting' && this.slots.setting !== value)
      this.alsoSetting ??= value as Setting;
    else if (slot === 'room' && this.slots.room !== value) this.openTo(value as RoomKind);
  }

  /** A second room, connected to the first, becomes a part that represents it. */
  private openTo(room: RoomKind): void {
    const part = partOfRoom[room];
    if (part !== undefined) this.parts[part] = { wanted: true, ...this.parts[part] };
  }

  /** Assigns the pending adjectives to a part. */
  finish(part: PartKey): Mutable<PartWish> {
    const { colours, materials, count, size, form, traits, pieces = [] } = this.pending;
    const onRoof =
      part === 'walls' && materials.some((name) => roofMaterials.includes(baseOf(name)));
    const key = onRoof ? 'roof' : part;
    const wished = this.parts[key] ?? {};
    this.parts[key] = wished;
    // "A terracotta sofa" is no pot.
    const isCloth = clothParts.includes(key);
    const dyed = materials.filter((name) => isCloth && baseOf(name) === 'terracotta');
    for (const name of dyed) {
      colours.push(name);
      materials.splice(materials.indexOf(name), 1);
    }
    if (colours.length > 0) wished.colours = [...(wished.colours ?? []), ...colours];
    if (materials.length > 0) wished.materials = [...(wished.materials ?? []), ...materials];
    if (count !== undefined) wished.count ??= count;
    if (size !== undefined) wished.size ??= size;
    if (form !== undefined) wished.form ??= form;
    // Only washers stand on each other as they are.
    if (form === 'stacked' && part !== 'washing-machine') traits.push('stacked');
    if (traits.length > 0) wished.traits = [...new Set([...(wished.traits ?? []), ...traits])];
    // A counter is its top.
    if (key === 'countertop')
      for (const { materials: own = [], colours: coloured = [] } of pieces) {
        if (own.length > 0) wished.materials = [...own];
        if (coloured.length > 0) wished.colours = [...coloured];
      }
    else if (pieces.length > 0) wished.pieces = [...(wished.pieces ?? []), ...pieces];
    this.clearPending();
    return wished;
  }

  /** Assigns finishes that belong to no noun to the walls. */
  finishLoosely(): void {
    const { colours, materials } = this.pending;
    this.loose.push({ colours: [...colours], materials: [...materials] });
    this.finish('walls');
  }

  /** Adds to the last named thing. */
  describe(what: Pick<PartWish, 'size' | 'form'>): void {
    this.parts[this.target] = { ...this.parts[this.target], ...what };
  }

  /** "A harp, leaning": of the thing before it, or of the house. */
  addTrait(trait: Trait): void {
    const part = ofSeveral.includes(trait) ? this.lastOfSeveral() : this.lastNamed;
    if (part === undefined) {
      if (!this.traits.includes(trait)) this.traits.push(trait);
      return;
    }
    const wished = this.parts[part] ?? {};
    this.parts[part] = { ...wished, traits: [...new Set([...(wished.traits ?? []), trait])] };
  }

  /** "Three lamps over the table at different heights": the lamps are. */
  private lastOfSeveral(): PartKey | undefined {
    const counted = (Object.entries(this.parts) as [PartKey, PartWish][])
      .filter(([, { wanted, count = 1 }]) => wanted === true && count > 1)
      .at(-1)?.[0];
    const { lastNamed } = this;
    const isOne = lastNamed !== undefined && (this.parts[lastNamed]?.count ?? 1) < 2;
    return isOne ? (counted ?? lastNamed) : lastNamed;
  }

  /** "Four orange chairs and two white ones": each has its colour. */
  moreOfLast(): void {
    const wished = this.parts[this.target];
    const { colours, count } = this.pending;
    const [first] = wished?.colours ?? [];
    const [more] = colours;
    if (wished?.wanted !== true || first === undefined || more === undefined) return;
    const some = this.lastCount ?? 1;
    const others = count ?? 1;
    wished.colours = [...Array(some).fill(first), ...Array(others).fill(more)];
    wished.count = Math.max(wished.count ?? 0, some + others);
    this.clearPending();
  }

  /** Number of seats: describes chairs without requesting any. */
  seats(count: number): void {
    this.parts.chairs = { ...this.parts.chairs, count };
  }

  /** Adds what the words imply. */
  settle(): void {
    const bedrooms = this.parts.bedrooms?.count;
    if (bedrooms !== undefined && bedrooms > usualBedrooms) this.slots.size ??= 'large';
    if (bedrooms === 1) this.slots.size ??= 'small';
    const { roof, door } = this.parts;
    // "Terraced houses, three doors": one per house.
    const isRow = this.slots.building === 'townhouses';
    if (isRow && door?.count !== undefined && door.count > 1)
      this.parts.houses ??= { count: door.count };
    // A green roof is planted, unless its material was named.
    if (roof?.colours?.[0] === 'green') roof.materials ??= ['planted'];
    if (this.bedForm !== undefined) this.parts.bed = { form: this.bedForm, ...this.parts.bed };
  }

  name(part: PartKey, refused: boolean): void {
    if (refused) {
      this.clearPending();
      this.parts[part] = { ...this.parts[part], wanted: false };
      return;
    }
    this.lastCount = this.pending.count;
    const wished = this.finish(part);
    if (!('structural' in parts[part])) wished.wanted = true;
    this.target = part;
    this.lastNamed = part;
  }
}

/** "light oak" → "oak". */
const baseOf = (material: string) => material.split(' ').at(-1) as MaterialKey;
