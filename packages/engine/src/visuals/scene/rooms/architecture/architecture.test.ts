import { expect, test } from 'vitest';
import { boundsNamed, builtPrompt } from '../../placed/built-prompt.fixture.ts';

test('a mezzanine is a floor above head height, with a railing', () => {
  const { scene, unmet } = builtPrompt('living room with a mezzanine');
  const [floor] = boundsNamed(scene, 'mezzanine');
  const [rail] = boundsNamed(scene, 'mezzanine railing');
  expect(unmet).toEqual([]);
  expect(floor?.high[1]).toBeCloseTo(2.57, 5);
  expect(rail?.low[1]).toBeGreaterThan(2.5);
  expect(scene.camera.subject.max[1]).toBeGreaterThanOrEqual(4.75);
});

test('shutters in a room stand at its windows and take the place of curtains', () => {
  const { scene, unmet } = builtPrompt('living room with sash windows and white shutters');
  expect(unmet).toEqual([]);
  expect(boundsNamed(scene, 'shutters').length).toBeGreaterThan(0);
  expect(boundsNamed(scene, 'curtains')).toEqual([]);
});

test('a balcony of a room is beyond its wall', () => {
  const { scene, unmet } = builtPrompt('bedroom with french doors to a balcony');
  const [rail] = boundsNamed(scene, 'balcony railing');
  const { min, max } = scene.camera.subject;
  expect(unmet).toEqual([]);
  const isOutside = rail!.low[2] < min[2] || rail!.low[0] < min[0] || rail!.high[0] > max[0];
  expect(isOutside).toBe(true);
});

test('flowers stand on the table of the words', () => {
  const { scene, unmet } = builtPrompt('living room with white tulips on the coffee table');
  const [vase] = boundsNamed(scene, 'flowers');
  const [table] = boundsNamed(scene, 'coffee table');
  expect(unmet).toEqual([]);
  expect(vase!.low[1]).toBeCloseTo(table!.high[1], 1);
});

test('three lamps over an island stay in a row', () => {
  const { scene } = builtPrompt(
    'kitchen with an island, four stools and three pendant lamps over it',
  );
  const middles = boundsNamed(scene, 'pendant lamp').map(({ low, high }) => (low[0] + high[0]) / 2);
  expect(new Set(middles.map((x) => x.toFixed(1))).size).toBe(3);
});

test('columns of a hall reach from the floor to the ceiling', () => {
  const { scene, unmet } = builtPrompt('hallway with columns');
  const [column] = boundsNamed(scene, 'columns');
  expect(unmet).toEqual([]);
  expect(column!.low[1]).toBe(0);
  expect(column!.high[1]).toBeCloseTo(scene.camera.subject.max[1], 3);
});

test('a pattern of things lies flat on the wall', () => {
  const { scene, unmet } = builtPrompt('kids bedroom with dinosaur wallpaper');
  const motifs = boundsNamed(scene, 'wall motif');
  expect(unmet).toEqual([]);
  expect(motifs.length).toBeGreaterThan(5);
  const thin = motifs.map(({ low, high }) => Math.min(high[0] - low[0], high[2] - low[2]));
  expect(Math.max(...thin)).toBeLessThan(0.01);
});

test('a mirror above the fireplace hangs there', () => {
  expect(builtPrompt('living room with a mirror above the fireplace').unmet).toEqual([]);
});

test('a flat with a kitchen, a sofa and a table in it has room for them', () => {
  const prompt =
    'studio flat, sofa bed, round table with two chairs, white kitchenette along a wall';
  expect(builtPrompt(prompt).unmet).toEqual([]);
});
