/** A brief as small editable labels, and a brief again from the edited labels. */
import type { Brief, PartWish, SlotKey } from './brief.ts';
import { colours, materials, roofs } from './vocabulary/finishes.ts';
import { type PartKey, parts, treeKinds } from './vocabulary/parts.ts';
import { styles } from './vocabulary/styles.ts';
import { buildings, rooms } from './vocabulary/subjects.ts';
import {
  cameras,
  media,
  moods,
  seasons,
  settings,
  sizes,
  times,
  weathers,
} from './vocabulary/surroundings.ts';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
}

export interface BriefChip {
  /** What the chip edits: a slot (`time`), `storeys`, a part (`pool`) or a part's finish (`door.colour`). */
  readonly key: string;
  readonly value: string;
  readonly label: string;
  /** What the chip could say instead. */
  readonly options: readonly ChipOption[];
}

export interface ChipEdit {
  readonly key: string;
  /** Null takes the wish away and leaves the matter to the seed. */
  readonly value: string | null;
}

type LabelTable = Readonly<Record<string, { readonly label: string }>>;

const slotTables = {
  building: buildings,
  room: rooms,
  style: styles,
  roof: roofs,
  tree: treeKinds,
  setting: settings,
  season: seasons,
  weather: weathers,
  time: times,
  camera: cameras,
  mood: moods,
  size: sizes,
  medium: media,
} as const satisfies Record<SlotKey, LabelTable>;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const optionsOf = (table: LabelTable): ChipOption[] =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));
const colourOptions: readonly ChipOption[] = Object.keys(colours).map((value) => ({
  value,
  label: sentence(value.replaceAll('-', ' ')),
}));
const materialOptions = optionsOf(materials);
const storeyOptions: readonly ChipOption[] = [1, 2, 3, 4, 5, 8, 12, 20, 30, 40].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 storey' : `${count} storeys`,
}));
const partOptions: readonly ChipOption[] = [
  { value: 'yes', label: 'With' },
  { value: 'no', label: 'Without' },
];

function materialLabel(wish: string): string {
  const words = wish.split(' ');
  const label = materials[words.at(-1) as keyof typeof materials]?.label ?? wish;
  return words.length > 1 ? `${sentence(words[0]!)} ${label.toLowerCase()}` : label;
}

function partChips(key: PartKey, wished: PartWish): BriefChip[] {
  const name = parts[key].label;
  const chips: BriefChip[] = [];
  if (wished.wanted === false) {
    chips.push({ key, value: 'no', label: `No ${name.toLowerCase()}`, options: partOptions });
    return chips;
  }
  if (wished.wanted === true) {
    const label = wished.count === undefined ? name : `${name} × ${wished.count}`;
    chips.push({ key, value: 'yes', label, options: partOptions });
  }
  const [colour] = wished.colours ?? [];
  if (colour !== undefined) {
    const label = `${name}: ${colour.replaceAll('-', ' ')}`;
    chips.push({ key: `${key}.colour`, value: colour, label, options: colourOptions });
  }
  const [material] = wished.materials ?? [];
  if (material !== undefined) {
    const label = `${name}: ${materialLabel(material).toLowerCase()}`;
    chips.push({ key: `${key}.material`, value: material, label, options: materialOptions });
  }
  return chips;
}

const slotsBeforeParts: readonly SlotKey[] = ['style', 'building', 'room'];
const slotsAfterParts = (Object.keys(slotTables) as SlotKey[]).filter(
  (slot) => !slotsBeforeParts.includes(slot),
);

export function briefChips(brief: Brief): BriefChip[] {
  const slotChips = (slots: readonly SlotKey[]) =>
    slots.flatMap((slot): BriefChip[] => {
      const value = brief[slot];
      if (value === undefined) return [];
      const table: LabelTable = slotTables[slot];
      return [{ key: slot, value, label: table[value]?.label ?? value, options: optionsOf(table) }];
    });
  const storeys: BriefChip[] =
    brief.storeys === undefined
      ? []
      : [
          {
            key: 'storeys',
            value: String(brief.storeys),
            label: brief.storeys === 1 ? '1 storey' : `${brief.storeys} storeys`,
            options: storeyOptions,
          },
        ];
  const partsChips = Object.entries(brief.parts).flatMap(([key, wished]) =>
    partChips(key as PartKey, wished),
  );
  return [...slotChips(slotsBeforeParts), ...storeys, ...partsChips, ...slotChips(slotsAfterParts)];
}

function editPart(
  brief: Brief,
  key: PartKey,
  what: string | undefined,
  value: string | null,
): Brief {
  const { [key]: wished = {}, ...others } = brief.parts;
  const field = what === 'colour' ? 'colours' : what === 'material' ? 'materials' : 'wanted';
  const { [field]: _removed, ...kept } = wished;
  const next: PartWish =
    value === null
      ? kept
      : field === 'wanted'
        ? { ...kept, wanted: value === 'yes' }
        : { ...kept, [field]: [value] };
  return {
    ...brief,
    parts: Object.keys(next).length === 0 ? others : { ...others, [key]: next },
  };
}

/** Unknown keys and values are ignored: chips travel through the network. */
export function applyChips(brief: Brief, edits: readonly ChipEdit[]): Brief {
  return edits.reduce<Brief>((current, { key, value }) => {
    const [name, what] = key.split('.') as [string, string | undefined];
    if (name in slotTables) {
      const { [name as SlotKey]: _removed, ...rest } = current;
      if (value === null) return rest;
      if (!(value in slotTables[name as SlotKey])) return current;
      const view = name === 'room' ? 'interior' : name === 'building' ? 'exterior' : current.view;
      return { ...rest, [name]: value, view };
    }
    if (name === 'storeys') {
      const { storeys: _removed, ...rest } = current;
      const count = Number(value);
      return value === null || !Number.isInteger(count) || count < 1
        ? rest
        : { ...rest, storeys: count };
    }
    return name in parts ? editPart(current, name as PartKey, what, value) : current;
  }, brief);
}
