/** Converts a brief to small editable labels. */
import type { Brief, PartWish, SlotKey } from '../brief.ts';
import { materialLabel, pieceLabels, sentence } from '../vocabulary/finish-labels.ts';
import { colours, materials, roofs } from '../vocabulary/finishes.ts';
import { kindLabel } from '../vocabulary/kinds.ts';
import { type PartKey, parts, treeKinds } from '../vocabulary/parts.ts';
import { styles } from '../vocabulary/styles.ts';
import { buildings, rooms, type View } from '../vocabulary/subjects.ts';
import {
  cameras,
  type Form,
  forms,
  media,
  moods,
  seasons,
  settings,
  sizes,
  times,
  weathers,
} from '../vocabulary/surroundings.ts';
import { traits } from '../vocabulary/traits.ts';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
}

export interface BriefChip {
  /** Field of the chip: a slot (`time`), `storeys`, a part (`pool`) or a part's finish (`door.colour`). */
  readonly key: string;
  /** Subject in words: "Time of day", "Door, colour". */
  readonly subject: string;
  readonly value: string;
  readonly label: string;
  /** Alternative values. */
  readonly options: readonly ChipOption[];
}

/** A wish that could be added. */
export type BriefAddition = Omit<BriefChip, 'value' | 'label'>;

type LabelTable = Readonly<Record<string, { readonly label: string }>>;

interface Slot {
  readonly subject: string;
  readonly table: LabelTable;
  /** Only applies to this view. */
  readonly only?: View;
}

export const slots = {
  building: { subject: 'Building', table: buildings, only: 'exterior' },
  room: { subject: 'Room', table: rooms, only: 'interior' },
  style: { subject: 'Style', table: styles },
  roof: { subject: 'Roof form', table: roofs, only: 'exterior' },
  tree: { subject: 'Kind of trees', table: treeKinds, only: 'exterior' },
  setting: { subject: 'Surroundings', table: settings },
  season: { subject: 'Season', table: seasons },
  weather: { subject: 'Weather', table: weathers },
  time: { subject: 'Time of day', table: times },
  camera: { subject: 'Camera', table: cameras, only: 'exterior' },
  mood: { subject: 'Mood', table: moods },
  size: { subject: 'Size', table: sizes },
  medium: { subject: 'Medium', table: media },
} as const satisfies Record<SlotKey, Slot>;

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
export const houseOptions: readonly ChipOption[] = [2, 3, 4, 5, 6, 8, 10, 12].map((count) => ({
  value: String(count),
  label: `${count} houses`,
}));
const partOptions: readonly ChipOption[] = [
  { value: 'yes', label: 'With' },
  { value: 'no', label: 'Without' },
];

const finishSubjects = (key: PartKey) => ({
  colour: {
    key: `${key}.colour`,
    subject: `${parts[key].label}, colour`,
    options: colourOptions,
  },
  material: {
    key: `${key}.material`,
    subject: `${parts[key].label}, material`,
    options: materialOptions,
  },
});

/** Forms that are things of their own. */
export const saidForms: Partial<Record<PartKey, readonly Form[]>> = { windows: ['bay', 'round'] };

function partChips(key: PartKey, wished: PartWish): BriefChip[] {
  const name = parts[key].label;
  const chips: BriefChip[] = [];
  if (key === 'houses') {
    const { count } = wished;
    if (count === undefined || count < 2) return chips;
    return [
      { key, subject: name, value: String(count), label: `${count} houses`, options: houseOptions },
    ];
  }
  if (wished.wanted === false) {
    const label = `No ${name.toLowerCase()}`;
    chips.push({ key, subject: name, value: 'no', label, options: partOptions });
    return chips;
  }
  const form = saidForms[key]?.find((said) => said === wished.form);
  const called = wished.kind === undefined ? name : kindLabel(key, wished.kind);
  const isMore = called !== name || form !== undefined || (wished.traits ?? []).length > 0;
  if (wished.wanted === true || isMore) {
    const said = [
      ...(wished.traits ?? []).map((trait) => traits[trait].label),
      ...(form === undefined ? [] : [forms[form].label]),
    ].join(', ');
    const own = pieceLabels(wished);
    const named = `${said === '' ? called : `${said} ${called.toLowerCase()}`}${own}`;
    const label = wished.count === undefined ? named : `${named} × ${wished.count}`;
    chips.push({ key, subject: name, value: 'yes', label, options: partOptions });
  }
  const [colour] = wished.colours ?? [];
  if (colour !== undefined) {
    const label = `${name}: ${colour.replaceAll('-', ' ')}`;
    chips.push({ ...finishSubjects(key).colour, value: colour, label });
  }
  const [material] = wished.materials ?? [];
  if (material !== undefined) {
    const label = `${name}: ${materialLabel(material).toLowerCase()}`;
    chips.push({ ...finishSubjects(key).material, value: material, label });
  }
  return chips;
}

const slotsBeforeParts: readonly SlotKey[] = ['style', 'building', 'room'];
const slotsAfterParts = (Object.keys(slots) as SlotKey[]).filter(
  (slot) => !slotsBeforeParts.includes(slot),
);

export function briefChips(brief: Brief): BriefChip[] {
  const slotChips = (names: readonly SlotKey[]) =>
    names.flatMap((name): BriefChip[] => {
      const value = brief[name];
      if (value === undefined) return [];
      const { subject, table }: Slot = slots[name];
      const label = table[value]?.label ?? value;
      return [{ key: name, subject, value, label, options: optionsOf(table) }];
    });
  const storeys: BriefChip[] =
    brief.storeys === undefined
      ? []
      : [
          {
            key: 'storeys',
            subject: 'Storeys',
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

/** Parts offered first for adding; the vocabulary has many more. */
const offeredParts: Readonly<Record<View, readonly PartKey[]>> = {
  exterior: [
    ...(['pool', 'pond', 'garage', 'balcony', 'terrace', 'roof-terrace', 'porch'] as const),
    ...(['chimney', 'dormers', 'skylights', 'solar-panels', 'shutters', 'pergola'] as const),
    ...(['fence', 'hedge', 'path', 'garden', 'flowers', 'trees', 'cars', 'loungers'] as const),
    ...(['fire-pit', 'lanterns'] as const),
  ],
  interior: [
    ...(['fireplace', 'sofa', 'armchair', 'coffee-table', 'table', 'rug', 'curtains'] as const),
    ...(['lamp', 'pendants', 'shelves', 'plants', 'art', 'mirror', 'tv', 'beams'] as const),
    ...(['bed', 'desk', 'island', 'bathtub', 'shower'] as const),
  ],
};
const offeredFinishes: Readonly<Record<View, readonly PartKey[]>> = {
  exterior: ['walls', 'roof', 'door', 'windows'],
  interior: ['walls', 'floor', 'sofa', 'cabinets'],
};

/** Wishes that could be added, most frequent first. */
export function briefAdditions(brief: Brief): BriefAddition[] {
  const { view } = brief;
  const said = new Set(briefChips(brief).map(({ key }) => key));
  const ofSlots = (Object.entries(slots) as [SlotKey, Slot][])
    .filter(([, { only }]) => only === undefined || only === view)
    .map(([key, { subject, table }]) => ({ key, subject, options: optionsOf(table) }));
  const all: readonly BriefAddition[] = [
    ...(view === 'exterior'
      ? [{ key: 'storeys', subject: 'Storeys', options: storeyOptions }]
      : []),
    ...ofSlots,
    ...offeredFinishes[view].flatMap((key) => Object.values(finishSubjects(key))),
    ...offeredParts[view].map((key) => ({ key, subject: parts[key].label, options: partOptions })),
  ];
  return all.filter(({ key }) => !said.has(key));
}
