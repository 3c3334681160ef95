import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

test.each([
  ['Tokyo alley with lanterns and a vending machine', 'exterior', 'townhouses'],
  ['Victorian street with gas lamps and a carriage', 'exterior', 'townhouses'],
  ['Japanese garden with a stone lantern and a red bridge', 'exterior', 'open-ground'],
  ['raised vegetable beds with a shed at the back', 'exterior', 'open-ground'],
  ['courtyard with a fig tree and a stone table', 'exterior', 'open-ground'],
  ['house with a courtyard and a tree', 'exterior', 'courtyard-house'],
  ['small city garden with a brick wall and a bistro set', 'exterior', 'open-ground'],
] as const)('"%s" is about the place named first', (prompt, view, building) => {
  const brief = readBrief(prompt);
  expect(brief.view).toBe(view);
  expect(brief.building).toBe(building);
});

test.each([
  ['wooden staircase with a glass railing', 'foyer'],
  ['entrance with a floating shelf, a mirror and a coat rack', 'foyer'],
  ['a hall with stairs of wood', 'foyer'],
  ['attic room with a telescope and a bed', 'bedroom'],
  ['Parisian attic with zinc roofs outside, an easel and a bed', 'bedroom'],
  ['barn conversion with exposed trusses and a mezzanine', 'living-room'],
  ['garden room with a daybed and a wood stove', 'conservatory'],
  ['three paintings above the sideboard', 'living-room'],
  ['hotel suite bathroom with two sinks', 'bathroom'],
] as const)('"%s" is a room', (prompt, room) => {
  const brief = readBrief(prompt);
  expect(brief.view).toBe('interior');
  expect(brief.room).toBe(room);
});

test.each([
  'stone steps going up through ferns to a garden gate',
  'front entrance with columns and a porch',
  'barn conversion with a gravel drive',
  'small chapel in a field',
])('"%s" is seen from outside', (prompt) => {
  expect(readBrief(prompt).view).toBe('exterior');
});

test('things in a garden keep their names', () => {
  const { parts } = readBrief('Japanese garden with a stone lantern and a red bridge');
  expect(parts['garden-bridge']).toEqual({
    wanted: true,
    colours: ['red'],
    at: { how: 'on', of: 'pond' },
  });
  const { fence } = readBrief('garden with a brick wall and a bench').parts;
  expect(fence).toEqual({ wanted: true, kind: 'wall', materials: ['brick'] });
});

test('a cellar that is lived in holds no boxes', () => {
  const { room, parts } = readBrief('basement turned into a home cinema with recliners');
  expect(room).toBe('den');
  expect(parts['cardboard-boxes']).toBeUndefined();
  expect(readBrief('a cellar').parts['cardboard-boxes']?.wanted).toBe(true);
});
