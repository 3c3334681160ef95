/** Option lists of the two studios: labels and sent values. */

export interface Option {
  readonly label: string;
  readonly value: string;
}

const same = <Label extends string>(label: Label) => ({ label, value: label }) as const;

export const interiorRoomTypes = [
  same('Foyer'),
  same('Living Room'),
  same('Dining Room'),
  same('Kitchen'),
  // Misspelt on purpose: the specification's service expects this value.
  { label: 'Powder Room', value: 'Poweder Room' },
  same('Bedroom'),
  same('Bathroom'),
  same('Office'),
  same('Garage'),
  same('Barbershop'),
  same('Den'),
] as const satisfies readonly Option[];

export const exteriorRoomTypes = [
  same('Exterior'),
  same('Garage'),
  same('Backyard'),
  same('Frontyard'),
  same('Rooftop'),
  same('Facade'),
] as const satisfies readonly Option[];

const sharedAesthetics = [
  same('Glam'),
  same('Vintage'),
  same('Airy'),
  same('Edgy'),
  same('Calm'),
  same('Vibrant'),
] as const;

export const interiorAesthetics = [
  same('Bright'),
  same('Warm'),
  same('Dark'),
  same('Gotham'),
  ...sharedAesthetics,
] as const satisfies readonly Option[];

export const exteriorAesthetics = [
  same('Bright'),
  same('Warm'),
  same('Dark'),
  ...sharedAesthetics,
] as const satisfies readonly Option[];

export const interiorPropertyTypes = [
  same('Residential'),
  same('Apartment'),
  same('Suburban'),
  same('Hometown'),
  same('Commercial'),
] as const satisfies readonly Option[];

export const exteriorPropertyTypes = [
  ...interiorPropertyTypes,
  same('Tower'),
] as const satisfies readonly Option[];
