import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

test.each([
  [
    'lighthouse with red and white stripes',
    { building: 'lighthouse', parts: { walls: { colours: ['red', 'white'], form: 'striped' } } },
  ],
  [
    'farm with a red barn, silo and two cows',
    {
      building: 'farmhouse',
      parts: {
        barn: { wanted: true, colours: ['red'] },
        silo: { wanted: true },
        cow: { count: 2 },
      },
    },
  ],
  ['church converted to a modern house', { building: 'church' }],
  [
    'lighthouse with a cottage beside it',
    { building: 'lighthouse', parts: { 'house-beside': { wanted: true } } },
  ],
  ['castle with four towers', { building: 'castle', parts: { tower: { count: 4 } } }],
  [
    'rooftop with a hot tub',
    { view: 'exterior', building: 'roof-deck', parts: { 'roof-terrace': { wanted: true } } },
  ],
  ['balcony at night, two chairs', { building: 'balcony-deck' }],
  ['house with a balcony', { parts: { balcony: { wanted: true } } }],
  ['skate park with graffiti', { building: 'open-ground' }],
  ['poolside cabana with white curtains', { view: 'exterior' }],
  ['3-bed new build with a bay window', { view: 'exterior', parts: { bedrooms: { count: 3 } } }],
  [
    'houses seen through the arch of an old town gate',
    { camera: 'through-arch', building: 'townhouses' },
  ],
  ['cross section through a villa', { camera: 'section', building: 'villa' }],
  [
    'Burg mit vier Türmen und Fahnen',
    { building: 'castle', parts: { tower: { count: 4 }, flagpole: { wanted: true } } },
  ],
  [
    'Péniche bleue sur le canal',
    { building: 'houseboat', parts: { walls: { colours: ['blue'] } } },
  ],
  [
    'Granja con granero rojo y gallinas',
    { building: 'farmhouse', parts: { barn: { colours: ['red'] }, chickens: { wanted: true } } },
  ],
  [
    'Serra con orto e carriola',
    { building: 'greenhouse', parts: { wheelbarrow: { wanted: true } } },
  ],
  ['Moinho de vento com ovelhas', { building: 'windmill', parts: { sheep: { wanted: true } } }],
])('%s', (prompt, read) => {
  expect(readBrief(prompt)).toMatchObject(read);
});

test('a stone house keeps its stone, and a raised bed is no bed', () => {
  const { parts, view } = readBrief('stone villa with raised beds');
  expect(view).toBe('exterior');
  expect(parts.walls).toEqual({ materials: ['stone'] });
  expect(parts.bed).toBeUndefined();
});
