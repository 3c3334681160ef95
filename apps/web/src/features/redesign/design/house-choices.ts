/** Editable parts of a house, as lists of options. */
import type { HouseDesign, HouseEdits } from '@maquette/contract';
import { capital } from '../capital.ts';

export type HouseField = keyof HouseEdits;

export interface HouseChoice {
  readonly field: HouseField;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export const unchangedValue = '';

const labels: readonly (readonly [field: HouseField, label: string])[] = [
  ['storeys', 'Storeys'],
  ['roof', 'Roof'],
  ['walls', 'Walls'],
  ['roofing', 'Roof covering'],
  ['windows', 'Windows'],
];

/** One list for each part that the house's style leaves open. */
export function choicesOf({ offers }: Pick<HouseDesign, 'offers'>): HouseChoice[] {
  return labels.flatMap(([field, label]) => {
    const values = offers[field];
    if (values.length < (field === 'storeys' ? 2 : 1)) return [];
    return {
      field,
      label,
      options: [
        { value: unchangedValue, label: 'As designed' },
        ...values.map((value) => ({ value: String(value), label: capital(String(value)) })),
      ],
    };
  });
}

export function withChoice(edits: HouseEdits, field: HouseField, value: string): HouseEdits {
  const { [field]: _, ...rest } = edits;
  if (value === unchangedValue) return rest;
  return { ...rest, [field]: field === 'storeys' ? Number(value) : value };
}
