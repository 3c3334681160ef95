import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const layoutOf = (prompt: string) => readBrief(prompt).layout;

test.each([
  ['living room with a sectional sofa facing the window', ['sectional', 'facing-window']],
  ['long and narrow living room', ['narrow']],
  ['square room with the sofa in the middle', ['square', 'middle']],
  ['narrow galley kitchen', ['narrow', 'galley']],
  ['small living room with a cosy reading corner', ['reading']],
  ['office with two desks face to face', ['facing-each-other']],
])('%s', (prompt, wishes) => {
  expect(layoutOf(prompt)?.wishes).toEqual(wishes);
});

test("a word that describes a thing isn't the room's shape, and a refused one no wish", () => {
  expect(layoutOf('dining room with a long table')).toBeUndefined();
  expect(layoutOf('living room with a narrow shelf')).toBeUndefined();
  expect(layoutOf('office without a reading corner')).toBeUndefined();
  expect(readBrief('long living room').size).toBeUndefined();
  expect(readBrief('large living room').size).toBe('large');
});

test("people get seats, beds and stools, and aren't reported as missing", () => {
  const family = readBrief('living room for a family of five');
  expect(family.layout?.persons).toBe(5);
  expect(family.parts.people).toBeUndefined();
  expect(readBrief('kitchen with a big island for six').parts.stools).toEqual({
    wanted: true,
    count: 6,
  });
  expect(readBrief("children's room for two").parts.bed?.count).toBe(2);
  expect(readBrief('bedroom with twin beds').parts.bed).toMatchObject({ form: 'single', count: 2 });
  expect(readBrief('bedroom with a twin bed').parts.bed?.count).toBeUndefined();
});

test('a home cinema is a layout, the named room stays', () => {
  const brief = readBrief('home cinema living room');
  expect(brief.room).toBe('living-room');
  expect(brief.layout?.wishes).toEqual(['cinema']);
  expect(brief.parts.tv?.wanted).toBe(true);
  expect(readBrief('home cinema').room).toBe('den');
});

test("words used for the layout aren't reported as not understood", () => {
  expect(readBrief('U-shaped kitchen').notUnderstood).toEqual([]);
});
