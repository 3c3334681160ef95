import { expect, test } from 'vitest';
import { studios } from './studios.ts';

const valuesOf = (options: readonly { readonly value: string }[]) =>
  options.map(({ value }) => value);

test('each studio offers the kinds of property that it can change', () => {
  const homes = ['Residential', 'Apartment', 'Suburban', 'Hometown', 'Commercial'];
  expect(valuesOf(studios.interior.propertyTypes)).toEqual(homes);
  expect(valuesOf(studios.exterior.propertyTypes)).toEqual([...homes, 'Tower']);
});

test('rooms inside, parts of a plot outside', () => {
  expect(valuesOf(studios.interior.roomTypes)).toContain('Kitchen');
  expect(valuesOf(studios.exterior.roomTypes)).toEqual([
    'Exterior',
    'Garage',
    'Backyard',
    'Frontyard',
    'Rooftop',
    'Facade',
  ]);
});

test('what is chosen at first is among the choices', () => {
  for (const { defaults, ...studio } of Object.values(studios)) {
    expect(studio.styles.map(({ label }): string => label)).toContain(defaults.style);
    expect(valuesOf(studio.roomTypes)).toContain(defaults.roomType);
    expect(valuesOf(studio.propertyTypes)).toContain(defaults.propertyType);
    expect(valuesOf(studio.aesthetics)).toContain(defaults.aesthetic);
  }
});

test('rooms are premium, houses are not', () => {
  expect([studios.interior.premium, studios.exterior.premium]).toEqual([true, false]);
});
