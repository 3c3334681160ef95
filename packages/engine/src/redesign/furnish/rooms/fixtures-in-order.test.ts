import { expect, test } from 'vitest';
import type { Furnisher } from '../furnisher.ts';
import { fixturesInOrder } from './fixtures-in-order.ts';

const spot = { x: 0, z: 0, turnRad: 0 };

/** Tub or toilet fits, whichever is first, and the tub is more like the photo's. */
function placed(lossOfToilet: number) {
  let stood: string[] = [];
  const context = {
    knowsOldPlaces: true,
    state: () => ({ stood: [...stood] }),
    goBackTo: (state: { readonly stood: readonly string[] }) => {
      stood = [...state.stood];
    },
    likenessOfFixtures: () => (stood.includes('bath') ? 0.5 : 0.1),
  } as unknown as Furnisher;
  const first = (name: string) => () => {
    if (stood.length > 0) return undefined;
    stood.push(name);
    return spot;
  };
  const ways = { bath: first('bath'), toilet: first('toilet'), vanity: () => undefined };
  return Object.keys(fixturesInOrder(context, ways, { toilet: lossOfToilet }));
}

test('the fixtures most like the old ones are placed', () => {
  expect(placed(0)).toEqual(['bath']);
});

test('no tub is worth the loss of a toilet that the photo shows', () => {
  expect(placed(0.6)).toEqual(['toilet']);
});
