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

test('at least 95 % of the facts of sixty prompts are understood', () => {
  const { missed, total } = missedFacts(tunedPrompts);
  expect(total).toBeGreaterThan(170);
  expect(missed.length / total, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test('and of the sixty prompts that were kept aside', () => {
  const { missed, total } = missedFacts(asidePrompts);
  expect(missed.length / total, missed.join('\n')).toBeLessThanOrEqual(0.1);
});

test('and of what people type in a hurry', () => {
  const { missed, total } = missedFacts(typedPrompts);
  expect(total).toBeGreaterThan(85);
  expect(missed.length / total, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test('words that say nothing to us are named, in order', () => {
  const brief = readBrief('villa with a zorblat gizmo and a pool for my quokka');
  expect(brief.notUnderstood).toEqual(['zorblat gizmo', 'quokka']);
});

test('a slip of the pen is mended and reported', () => {
  const brief = readBrief('moden cotage with a swiming pool');
  expect(brief).toMatchObject({ building: 'cottage', style: 'modern' });
  expect(brief.corrections).toContainEqual({ from: 'cotage', to: 'cottage' });
});

test('a shade belongs to the colour after it', () => {
  expect(readBrief('house with dark red door and light oak floor').parts).toMatchObject({
    door: { colours: ['dark red'] },
    floor: { materials: ['light oak'] },
  });
});

test('a refusal ends where its phrase ends', () => {
  const brief = readBrief('no pool or fence, a white door and trees');
  expect(brief.parts).toMatchObject({
    pool: { wanted: false },
    fence: { wanted: false },
    door: { colours: ['white'] },
    trees: { wanted: true },
  });
});

test('bedrooms that are counted are not the room we stand in', () => {
  expect(readBrief('3 bedroom bungalow with carport')).toMatchObject({
    view: 'exterior',
    building: 'midcentury-house',
  });
  expect(readBrief('3 bedroom bungalow').size).toBeUndefined();
  expect(readBrief('5 bedroom house').size).toBe('large');
  expect(readBrief('a small house with five bedrooms').size).toBe('small');
  expect(readBrief('a bedroom with three windows')).toMatchObject({ room: 'bedroom' });
});

test('a form belongs to the thing it shapes', () => {
  expect(readBrief('large round oak table, oval mirror, wraparound porch').parts).toMatchObject({
    table: { form: 'round', size: 'large', materials: ['oak'] },
    mirror: { form: 'round' },
    porch: { form: 'wraparound' },
  });
});

test('letters that changed places are put back', () => {
  expect(readBrief('house with balck windows').parts.windows?.colours).toEqual(['black']);
});

test('an empty or a nonsense prompt still gives a brief', () => {
  for (const prompt of ['', '   ', '???', '12 12 12', '家']) {
    expect(readBrief(prompt).view).toBe('exterior');
  }
});

test('distance counts swaps of neighbours as one slip', () => {
  expect(editDistance('vlila', 'villa', 2)).toBe(1);
  expect(editDistance('balck', 'black', 2)).toBe(1);
  expect(editDistance('house', 'horse', 2)).toBe(1);
  expect(editDistance('abc', 'abcdefgh', 2)).toBe(3);
});

test('storeys are counted on a building, whatever rooms it is turned into', () => {
  expect(readBrief('five storey brick warehouse turned into lofts')).toMatchObject({
    view: 'exterior',
    storeys: 5,
    style: 'industrial',
  });
  expect(readBrief('a two storey living room').view).toBe('interior');
});

test('the hour named with the weather counts too', () => {
  expect(readBrief('villa, morning mist')).toMatchObject({ weather: 'fog', time: 'morning' });
  expect(readBrief('cabin under a starry sky').time).toBe('night');
});

test('the form of a roof may stand before its material', () => {
  expect(readBrief('house with a sloping tiled roof')).toMatchObject({
    roof: 'gable',
    parts: { roof: { materials: ['tile'] } },
  });
  expect(readBrief('hall with a curved green roof')).toMatchObject({
    roof: 'curved',
    parts: { roof: { colours: ['green'] } },
  });
});

test('people who are to be seated are not people to be drawn', () => {
  const { parts } = readBrief('dining room for eight people with a table');
  expect(parts.people).toBeUndefined();
  expect(parts.chairs).toEqual({ count: 8 });
  expect(readBrief('dining room, table for six, chandelier').parts.chairs).toEqual({ count: 6 });
  expect(readBrief('a street with two people').parts.people).toMatchObject({ count: 2 });
});

test('some words for a thing tell its form', () => {
  expect(readBrief('bedroom with a bunk bed').parts.bed).toMatchObject({ form: 'bunk' });
  expect(readBrief('bedroom with a four poster bed').parts.bed).toMatchObject({ form: 'poster' });
  expect(readBrief('kids bedroom').parts.bed).toEqual({ form: 'single' });
  expect(readBrief('kids bedroom with bunk bed').parts.bed).toMatchObject({ form: 'bunk' });
  expect(readBrief('foyer with a chandelier').parts.pendants).toMatchObject({ form: 'chandelier' });
});

test('what is always there can be refused', () => {
  expect(readBrief('house without windows').parts.windows).toEqual({ wanted: false });
});

test('houses that are counted are counted, and stand in a row', () => {
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

test('dawn is neither the morning nor the golden hour', () => {
  expect(readBrief('a cottage at daybreak').time).toBe('dawn');
  expect(readBrief('a cottage in the early morning').time).toBe('morning');
  expect(readBrief('a cottage at sunset').time).toBe('golden');
});

test('a tower of a house is a part of it, a white kitchen leaves its walls alone', () => {
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
  ['a house with a golden dome', { roof: 'curved', parts: { roof: { materials: ['brass'] } } }],
  ['street of canal houses', { building: 'townhouses', parts: { canal: { wanted: true } } }],
  ['studio flat with a murphy bed', { view: 'interior', room: 'bedroom' }],
])('%s: places and roofs are told by the whole sentence', (prompt, read) => {
  expect(readBrief(prompt)).toMatchObject(read);
});

test('what we do not draw is told as it was written, and keeps its colour to itself', () => {
  const brief = readBrief('bedroom with a pink loom, and a kennel');
  expect(brief.notUnderstood).toEqual(['loom', 'kennel']);
  expect(brief.parts.walls).toBeUndefined();
  expect(readBrief('cabin with two folding chairs').corrections).toEqual([]);
  expect(readBrief('cabin by a lake with a canoe').parts.boat).toEqual({ wanted: true });
});

test('each of a list of colours is worn by what they were said of', () => {
  const { parts } = readBrief('townhouses, three doors in red, yellow and green, tidy hedges');
  expect(parts.door).toEqual({ count: 3, colours: ['red', 'yellow', 'green'] });
  expect(parts.walls).toBeUndefined();
  expect(readBrief('dining room with four orange chairs and two white ones').parts.chairs).toEqual({
    wanted: true,
    count: 6,
    colours: ['orange', 'orange', 'orange', 'orange', 'white', 'white'],
  });
});

test('words that are right are told, never respelled', () => {
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
])('%s is seen from inside, in its room', (prompt, view, room) => {
  expect(readBrief(prompt)).toMatchObject({ view, room });
});

test('what people type in a hurry', () => {
  expect(readBrief('villa at nite w palm trees n a pool')).toMatchObject({
    time: 'night',
    tree: 'palm',
    parts: { pool: { wanted: true } },
  });
});

test('a thing that we do not know keeps its colour to itself, though others were finished before', () => {
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
