import { expect, test } from 'vitest';
import { surfaceOf } from '../../sense/analysis.ts';
import { coverOf, wholeness } from '../masks/surface-cover.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { ornamentation } from './surface-texture.ts';

/** A house whose facade has grooves at this interval; 0 for none. */
function houseWithGrooves(everyPx: number) {
  const house = syntheticScene({ kind: 'exterior' });
  const { widthPx, data } = house.photo;
  const facade = surfaceOf(house, 'facade');
  for (let index = 0; index < facade.matte.data.length; index++) {
    if (facade.matte.data[index] === 0 || everyPx === 0) continue;
    if (Math.floor(index / widthPx) % everyPx > 1) continue;
    for (let k = 0; k < 3; k++) data[index * 3 + k]! *= 0.5;
  }
  return { house, cover: coverOf(house, facade) };
}

test("rustic stone is textured, plaster and window bars in it aren't", () => {
  const rustic = houseWithGrooves(6);
  const plaster = houseWithGrooves(0);
  expect(ornamentation(rustic.house, rustic.cover)).toBeGreaterThan(0.8);
  expect(ornamentation(plaster.house, plaster.cover)).toBeLessThan(0.1);
});

test('distinguishes a surface kept in pieces from one kept whole', () => {
  const { house, cover } = houseWithGrooves(0);
  const facade = surfaceOf(house, 'facade');
  expect(wholeness(facade, cover)).toBeGreaterThan(0.9);
  expect(
    wholeness(
      facade,
      cover.map((value, index) => (index % 3 === 0 ? value : 0)),
    ),
  ).toBeLessThan(0.5);
});
