import { expect, test } from 'vitest';
import { withoutStrays } from './seen-room.ts';

const box = { x: 0, y: 0, width: 1, height: 1 };
const things = ['worktop', 'cabinets', 'bathtub'].map((name) => ({ name, likelihood: 0.8, box }));
const namesIn = (...[bedroom, kitchen, bathroom, living]: number[]) =>
  withoutStrays(things, [bedroom!, kitchen!, bathroom!, living!, 0]).map(({ name }) => name);

test('worktops are of kitchens and bathrooms, tubs of bathrooms', () => {
  expect(namesIn(0.1, 0.06, 0.06, 0.7)).toEqual(['cabinets']);
  expect(namesIn(0.1, 0.1, 0.06, 0.7)).toEqual(['worktop', 'cabinets']);
  expect(namesIn(0, 0.05, 0.9, 0)).toEqual(['worktop', 'cabinets', 'bathtub']);
});
