import { expect, test, vi } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { translated } from './translated.ts';

test('reads German with endings and compounds', () => {
  expect(readBrief('Gemütliches Wohnzimmer mit grünem Samtsofa, ohne Teppich')).toMatchObject({
    view: 'interior',
    room: 'living-room',
    mood: 'warm',
    parts: { sofa: { colours: ['green'], materials: ['velvet'] }, rug: { wanted: false } },
  });
});

test('in Romance languages adjectives follow the noun', () => {
  expect(readBrief('Cocina con armarios verdes y una mesa redonda').parts).toMatchObject({
    cabinets: { colours: ['green'] },
    table: { form: 'round' },
  });
  expect(readBrief('Maison en pierre avec des volets bleus et une piscine')).toMatchObject({
    view: 'exterior',
    parts: {
      walls: { materials: ['stone'] },
      shutters: { colours: ['blue'] },
      pool: { wanted: true },
    },
  });
  expect(readBrief('Casa bianca con persiane verdi al tramonto')).toMatchObject({
    time: 'golden',
    parts: { walls: { colours: ['white'] }, shutters: { colours: ['green'] } },
  });
  expect(readBrief('Casa de dois andares com telhado plano e janelas grandes')).toMatchObject({
    storeys: 2,
    roof: 'flat',
    parts: { windows: { size: 'large' } },
  });
});

test('corrects and reports typos in other languages', () => {
  expect(readBrief('Haus mit Schwimbad und Garten').corrections).toEqual([
    { from: 'Schwimbad', to: 'pool' },
  ]);
});

test('English stays English, even with function words shared by other languages', () => {
  expect(readBrief('in a villa').corrections).toEqual([]);
  expect(readBrief('a house on a lake, no pool')).toMatchObject({
    setting: 'lake',
    parts: { pool: { wanted: false } },
  });
});

test('unknown words are reported in their original spelling', () => {
  expect(readBrief('Haus mit einem Zorblatt und Garten').notUnderstood).toEqual(['Zorblatt']);
});

test.each([
  [
    'Ein Wohnzimmer mit einer Katze, einem Korb und einem Schaukelstuhl',
    ['cat', 'basket', 'rocking-chair'],
  ],
  ['Un salon avec un chien, une guitare et un pouf', ['dog', 'guitar', 'pouf']],
  [
    'Una sala de estar con un gato, una guitarra y una mecedora',
    ['cat', 'guitar', 'rocking-chair'],
  ],
  [
    'Un soggiorno con un cane, una scultura e una sedia a dondolo',
    ['dog', 'sculpture', 'rocking-chair'],
  ],
  [
    'Uma sala de estar com um gato, um pufe e uma cadeira de balanço',
    ['cat', 'pouf', 'rocking-chair'],
  ],
])('%s', (prompt, things) => {
  expect(Object.keys(readBrief(prompt).parts)).toEqual(things);
});

test('a word that is longer than any compound is not split', () => {
  const of = (word: string) => `ein weißes Haus mit der Wand und ${word}`;
  const read = (word: string) => translated(of(word)).tokens.at(-1)?.text;
  const slice = vi.spyOn(String.prototype, 'slice');
  expect(read('Samtsofa')).toBe('sofa');
  expect(read('n'.repeat(1_500))).toBe('n'.repeat(1_500));
  expect(slice.mock.calls.length).toBeLessThan(100);
  slice.mockRestore();
});
