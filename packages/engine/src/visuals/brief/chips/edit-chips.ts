/** Converts edited labels back to a brief. */
import { type Brief, mostStoreys, type PartWish, type SlotKey } from '../brief.ts';
import { colours, materials, shades } from '../vocabulary/finishes.ts';
import { type PartKey, parts } from '../vocabulary/parts.ts';
import { usualThings } from '../vocabulary/place-implications.ts';
import { houseOptions, saidForms, slots } from './chips.ts';

export interface ChipEdit {
  readonly key: string;
  /** Null removes the wish, and the seed decides. */
  readonly value: string | null;
}

const finishTables = { colour: colours, material: materials } as const;
type FinishKey = keyof typeof finishTables;

/** A shade may precede the key ("dark red"). */
export function namesFinish(table: object, value: string): boolean {
  const said = value.split(' ');
  return (
    Object.hasOwn(table, said.at(-1)!) &&
    said.slice(0, -1).every((shade) => Object.hasOwn(shades, shade))
  );
}

function editFinish(brief: Brief, key: PartKey, what: FinishKey, value: string | null): Brief {
  if (value !== null && !namesFinish(finishTables[what], value)) return brief;
  const { [`${what}s` as const]: _removed, ...kept } = brief.parts[key] ?? {};
  return withPart(brief, key, value === null ? kept : { ...kept, [`${what}s`]: [value] });
}

function editHouses(brief: Brief, value: string | null): Brief {
  if (value === null) return withPart(brief, 'houses', {});
  return houseOptions.some((option) => option.value === value)
    ? withPart(brief, 'houses', { count: Number(value) })
    : brief;
}

const wantedOf: Readonly<Record<string, boolean>> = { yes: true, no: false };

function editPart(brief: Brief, key: PartKey, value: string | null): Brief {
  if (key === 'houses') return editHouses(brief, value);
  const { wanted: _removed, form, ...rest } = brief.parts[key] ?? {};
  const isSaid = form !== undefined && saidForms[key]?.includes(form) === true;
  const kept = form === undefined || (isSaid && value !== 'yes') ? rest : { ...rest, form };
  if (value === null) return withPart(brief, key, kept);
  const wanted = Object.hasOwn(wantedOf, value) ? wantedOf[value] : undefined;
  return wanted === undefined ? brief : withPart(brief, key, { ...kept, wanted });
}

function withPart(brief: Brief, key: PartKey, wish: PartWish): Brief {
  const { [key]: _before, ...others } = brief.parts;
  return {
    ...brief,
    parts: Object.keys(wish).length === 0 ? others : { ...others, [key]: wish },
  };
}

function editSlot(brief: Brief, slot: SlotKey, value: string | null): Brief {
  const { [slot]: _removed, ...rest } = brief;
  if (value === null) return rest;
  if (!Object.hasOwn(slots[slot].table, value)) return brief;
  const view = slot === 'room' ? 'interior' : slot === 'building' ? 'exterior' : brief.view;
  const chosen = { ...rest, [slot]: value, view };
  return value === 'public-room' ? withUsualThings(chosen) : chosen;
}

function withUsualThings(brief: Brief): Brief {
  const wished = usualThings.map((key) => [key, { wanted: true }] as const);
  return { ...brief, parts: { ...Object.fromEntries(wished), ...brief.parts } };
}

function editStoreys(brief: Brief, value: string | null): Brief {
  const { storeys: _removed, ...rest } = brief;
  if (value === null) return rest;
  const count = Number(value);
  return Number.isInteger(count) && count >= 1
    ? { ...rest, storeys: Math.min(mostStoreys, count) }
    : brief;
}

/** Unknown keys and values are ignored: chips come from the network. */
export function applyChips(brief: Brief, edits: readonly ChipEdit[]): Brief {
  return edits.reduce<Brief>((current, { key, value }) => {
    const [name, what] = key.split('.') as [string, string | undefined];
    // `roof` is a slot, `roof.colour` a finish of the part with the same name.
    if (what === undefined) {
      if (Object.hasOwn(slots, name)) return editSlot(current, name as SlotKey, value);
      if (name === 'storeys') return editStoreys(current, value);
      return Object.hasOwn(parts, name) ? editPart(current, name as PartKey, value) : current;
    }
    return Object.hasOwn(parts, name) && Object.hasOwn(finishTables, what)
      ? editFinish(current, name as PartKey, what as FinishKey, value)
      : current;
  }, brief);
}
