import { expect, test } from 'vitest';
import { noEdits } from '../adjust/edits/hand-edits.ts';
import { isKept, spotsOf, thingLabels, withKeptToggled } from './kept-things.ts';

const thing = (name: string, x: number) => ({ name, box: { x, y: 0.4, width: 0.2, height: 0.3 } });

test('a tap keeps a thing, another releases it', () => {
  const [left, right] = [thing('table', 0.1), thing('table', 0.7)];
  const both = withKeptToggled(withKeptToggled(noEdits, left), right);
  expect(both.keptThings).toEqual([left, right]);
  const one = withKeptToggled(both, { ...left });
  expect(one.keptThings).toEqual([right]);
  expect([isKept(one, left), isKept(one, right)]).toEqual([false, true]);
});

test('things of one name are distinguished by position', () => {
  const things = [thing('bed', 0.4), thing('lamp', 0), thing('lamp', 0.1), thing('lamp', 0.75)];
  expect(thingLabels(things)).toEqual(['Bed', 'Lamp, left', 'Lamp, left 2', 'Lamp, right']);
});

test.each([
  [0, 'left'],
  [0.27, 'left'],
  [0.3, 'middle'],
  [0.51, 'middle'],
  [0.53, 'right'],
  [0.8, 'right'],
])('of two chairs one with its left edge at %d stands %s', (x, place) => {
  expect(thingLabels([thing('chair', x), thing('chair', 5)])[0]).toBe(`Chair, ${place}`);
});

test('spots lie in their things and apart from one another', () => {
  const [bed, table] = [thing('bed', 0.4), thing('table', 0.42)];
  const wide = { name: 'sofa', box: { x: 0.1, y: 0.4, width: 0.8, height: 0.3 } };
  expect(spotsOf([bed, wide])).toEqual([
    { x: 0.5, y: 0.55 },
    { x: 0.1 + 0.2 * 0.8, y: 0.55 },
  ]);
  const [, other] = spotsOf([bed, table]);
  expect([other!.x, other!.y].map((share) => share.toFixed(2))).toEqual(['0.52', '0.46']);
});
