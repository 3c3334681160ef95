import { expect, test } from 'vitest';
import { holds } from './fact.fixture.ts';
import { asidePrompts, type PromptFacts, tunedPrompts } from './prompts.fixture.ts';
import { readBrief } from './read-brief.ts';
import { editDistance } from './spelling.ts';
import { typedPrompts } from './typed-prompts.fixture.ts';

function missedFacts(rows: readonly PromptFacts[]) {
  const missed: string[] = [];
  let total = 0;
  for (const { prompt, facts } of rows) {
    const brief = readBrief(prompt);
    for (const fact of facts.split(' ')) {
      total++;
      if (!holds(brief, fact)) missed.push(`${prompt} → ${fact}`);
    }
  }
  return { missed, total };
}

test('understands at least 95 % of the facts of sixty prompts', () => {
  const { missed, total } = missedFacts(tunedPrompts);
  expect(total).toBeGreaterThan(170);
  expect(missed.length / total, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test('and of the sixty held-out prompts', () => {
  const { missed, total } = missedFacts(asidePrompts);
  expect(missed.length / total, missed.join('\n')).toBeLessThanOrEqual(0.1);
});

test('and of hastily typed prompts', () => {
  const { missed, total } = missedFacts(typedPrompts);
  expect(total).toBeGreaterThan(85);
  expect(missed.length / total, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test('reports unknown words in order', () => {
  const brief = readBrief('villa with a zorblat gizmo and a pool for my quokka');
  expect(brief.notUnderstood).toEqual(['zorblat gizmo', 'quokka']);
});

test('corrects and reports typos', () => {
  const brief = readBrief('moden cotage with a swiming pool');
  expect(brief).toMatchObject({ building: 'cottage', style: 'modern' });
  expect(brief.corrections).toContainEqual({ from: 'cotage', to: 'cottage' });
});

test('a shade belongs to the following colour', () => {
  expect(readBrief('house with dark red door and light oak floor').parts).toMatchObject({
    door: { colours: ['dark red'] },
    floor: { materials: ['light oak'] },
  });
});

test('a negation ends with its phrase', () => {
  const brief = readBrief('no pool or fence, a white door and trees');
  expect(brief.parts).toMatchObject({
    pool: { wanted: false },
    fence: { wanted: false },
    door: { colours: ['white'] },
    trees: { wanted: true },
  });
});

test("counted bedrooms aren't the room shown", () => {
  expect(readBrief('3 bedroom bungalow with carport')).toMatchObject({
    view: 'exterior',
    building: 'midcentury-house',
  });
  expect(readBrief('3 bedroom bungalow').size).toBeUndefined();
  expect(readBrief('5 bedroom house').size).toBe('large');
  expect(readBrief('a small house with five bedrooms').size).toBe('small');
  expect(readBrief('a bedroom with three windows')).toMatchObject({ room: 'bedroom' });
});

test('a form belongs to its thing', () => {
  expect(readBrief('large round oak table, oval mirror, wraparound porch').parts).toMatchObject({
    table: { form: 'round', size: 'large', materials: ['oak'] },
    mirror: { form: 'round' },
    porch: { form: 'wraparound' },
  });
});

test('corrects transposed letters', () => {
  expect(readBrief('house with balck windows').parts.windows?.colours).toEqual(['black']);
});

test('an empty or nonsense prompt still gives a brief', () => {
  for (const prompt of ['', '   ', '???', '12 12 12', '家']) {
    expect(readBrief(prompt).view).toBe('exterior');
  }
});

test('a transposition counts as one edit', () => {
  expect(editDistance('vlila', 'villa', 2)).toBe(1);
  expect(editDistance('balck', 'black', 2)).toBe(1);
  expect(editDistance('house', 'horse', 2)).toBe(1);
  expect(editDistance('abc', 'abcdefgh', 2)).toBe(3);
});

test('storeys are counted on a building, whatever its rooms become', () => {
  expect(readBrief('five storey brick warehouse turned into lofts')).toMatchObject({
    view: 'exterior',
    storeys: 5,
    building: 'factory',
  });
  expect(readBrief('a two storey living room').view).toBe('interior');
});

test('an hour named with the weather counts too', () => {
  expect(readBrief('villa, morning mist')).toMatchObject({ weather: 'fog', time: 'morning' });
  expect(readBrief('cabin under a starry sky').time).toBe('night');
});

test('a roof form may precede its material', () => {
  expect(readBrief('house with a sloping tiled roof')).toMatchObject({
    roof: 'gable',
    parts: { roof: { materials: ['tile'] } },
  });
  expect(readBrief('hall with a curved green roof')).toMatchObject({
    roof: 'curved',
    parts: { roof: { colours: ['green'] } },
  });
});

test("people to be seated aren't drawn", () => {
  const { parts } = readBrief('dining room for eight people with a table');
  expect(parts.people).toBeUndefined();
  expect(parts.chairs).toEqual({ count: 8 });
  expect(readBrief('dining room, table for six, chandelier').parts.chairs).toEqual({ count: 6 });
  expect(readBrief('a street with two people').parts.people).toMatchObject({ count: 2 });
});

test('some words for a thing imply its form', () => {
  expect(readBrief('bedroom with a bunk bed').parts.bed).toMatchObject({ form: 'bunk' });
  expect(readBrief('bedroom with a four poster bed').parts.bed).toMatchObject({ form: 'poster' });
  expect(readBrief('kids bedroom').parts.bed).toEqual({ form: 'single' });
  expect(readBrief('kids bedroom with bunk bed').parts.bed).toMatchObject({ form: 'bunk' });
  expect(readBrief('foyer with a chandelier').parts.pendants).toMatchObject({ form: 'chandelier' });
});

test('structural parts can be refused', () => {
  expect(readBrief('house without windows').parts.windows).toEqual({ wanted: false });
});

test('a number of houses gives a row', () => {
  expect(readBrief('a row of five townhouses').parts.houses).toEqual({ count: 5 });
  expect(readBrief('six red brick Georgian town houses at dusk').parts.houses).toEqual({
    count: 6,
  });
  expect(readBrief('three houses on a quiet street')).toMatchObject({
    building: 'townhouses',
    parts: { houses: { count: 3 } },
  });
  for (const prompt of [
    '3 bedroom house',
    'two storey villa',
    'a 120 m2 house',
    '1930 house',
    'six flats',
  ])
    expect(readBrief(prompt).parts.houses).toBeUndefined();
});

test('dawn is neither morning nor golden hour', () => {
  expect(readBrief('a cottage at daybreak').time).toBe('dawn');
  expect(readBrief('a cottage in the early morning').time).toBe('morning');
  expect(readBrief('a cottage at sunset').time).toBe('golden');
});

test("a house's tower is a part of it, a white kitchen doesn't affect its walls", () => {
  const house = readBrief('victorian house with a tower');
  expect(house).toMatchObject({
    building: 'traditional-house',
    parts: { tower: { wanted: true } },
  });
  expect(readBrief('a glass tower in the city').building).toBe('glass-tower');
  const home = readBrief('my dream home by the ocean with a white kitchen');
  expect(home).toMatchObject({ view: 'exterior', parts: {} });
  expect(readBrief('a white kitchen').parts.cabinets?.colours).toEqual(['white']);
  expect(readBrief('a brick kitchen').parts.walls?.materials).toEqual(['brick']);
  expect(readBrief('garage with tools').parts.garage).toBeUndefined();
});

test.each([
  [
    'terrace with a pergola, long table for eight',
    { view: 'exterior', parts: { terrace: { wanted: true } } },
  ],
  ['a living room with a terrace', { view: 'interior', room: 'living-room' }],
  ['timber library with a green roof', { view: 'exterior' }],
  ['a library with leather armchairs', { view: 'interior', room: 'den' }],
  ['house with a gable roof, dark tiles', { parts: { roof: { materials: ['dark tile'] } } }],
  ['house with a gable roof, brick', { parts: { walls: { materials: ['brick'] } } }],
  ['a house with a golden dome', { roof: 'dome', parts: { roof: { materials: ['brass'] } } }],
  ['street of canal houses', { building: 'townhouses', parts: { canal: { wanted: true } } }],
  ['studio flat with a murphy bed', { view: 'interior', room: 'bedroom' }],
])('%s: places and roofs depend on the whole sentence', (prompt, read) => {
  expect(readBrief(prompt)).toMatchObject(read);
});

test('undrawable things are reported in their spelling, with their colour', () => {
  const brief = readBrief('bedroom with a pink escalator, and a kennel');
  expect(brief.notUnderstood).toEqual(['escalator', 'kennel']);
  expect(brief.parts.walls).toBeUndefined();
  expect(readBrief('cabin with two folding chairs').corrections).toEqual([]);
  expect(readBrief('cabin by a lake with a canoe').parts['rowing-boat']).toEqual({
    wanted: true,
  });
});

test('a list of colours applies to its noun', () => {
  const { parts } = readBrief('townhouses, three doors in red, yellow and green, tidy hedges');
  expect(parts.door).toEqual({ count: 3, colours: ['red', 'yellow', 'green'] });
  expect(parts.walls).toBeUndefined();
  expect(readBrief('dining room with four orange chairs and two white ones').parts.chairs).toEqual({
    wanted: true,
    count: 6,
    colours: ['orange', 'orange', 'orange', 'orange', 'white', 'white'],
  });
});

test('correctly spelled unknown words are reported, never corrected', () => {
  const { corrections, notUnderstood } = readBrief('house on a lane with a rope and a hard trunk');
  expect(corrections).toEqual([]);
  expect(notUnderstood).toEqual(['lane', 'rope', 'hard trunk']);
});

test.each([
  ['maximalist stairwell with green wallpaper', 'interior', 'foyer'],
  ['walk-in wardrobe in grey', 'interior', 'dressing-room'],
  ['coastal breakfast nook', 'interior', 'dining-room'],
  ['chapel interior with pews', 'interior', 'hall'],
  ['inside a greenhouse with a piano', 'interior', 'conservatory'],
])('%s is an interior', (prompt, view, room) => {
  expect(readBrief(prompt)).toMatchObject({ view, room });
});

test('hastily typed prompts', () => {
  expect(readBrief('villa at nite w palm trees n a pool')).toMatchObject({
    time: 'night',
    tree: 'palm',
    parts: { pool: { wanted: true } },
  });
});

test('an unknown thing keeps its colour, even after other things', () => {
  const { parts } = readBrief('hall clad in oak, with a blue train on the right');
  expect(parts.walls?.colours).toBeUndefined();
});

test.each([
  ['glass pavilion at dusk with interior lit', 'exterior', []],
  ['bright empty apartment, no furniture at all', 'interior', []],
  ['kitchen where herbs hang, dusted with flour', 'interior', ['hang', 'dusted', 'flour']],
])('%s: %s', (prompt, view, told) => {
  const brief = readBrief(prompt);
  expect(brief.view).toBe(view);
  expect(brief.notUnderstood).toEqual(told);
  expect(brief.corrections).toEqual([]);
});
