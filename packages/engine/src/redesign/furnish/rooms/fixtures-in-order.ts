/** Places basin, toilet and bath, each as close to its old place as the others permit. */
import type { Spot } from '../floor-plan.ts';
import type { Furnisher, FurnisherState } from '../furnisher.ts';

export type Fixture = 'bath' | 'vanity' | 'toilet';
export type FixtureSpots = Partial<Record<Fixture, Spot>>;

/** Places a fixture if it fits. */
export type PlaceFixture = (hand: Furnisher) => Spot | undefined;

/** Earlier fixtures get the best places, later ones the remaining floor. */
const orders: readonly (readonly Fixture[])[] = [
  ['bath', 'vanity', 'toilet'],
  ['bath', 'toilet', 'vanity'],
  ['vanity', 'toilet', 'bath'],
  ['toilet', 'vanity', 'bath'],
  ['toilet', 'bath', 'vanity'],
  ['vanity', 'bath', 'toilet'],
];

function placeAll(
  hand: Furnisher,
  order: readonly Fixture[],
  ways: Readonly<Record<Fixture, PlaceFixture>>,
): FixtureSpots {
  const spots: FixtureSpots = {};
  for (const fixture of order) {
    const spot = ways[fixture](hand);
    if (spot) spots[fixture] = spot;
  }
  return spots;
}

/**
 * Tries all orders and keeps the one with the most fixtures at old places.
 * @param lossOfBasin penalty for a room without a basin; a fixture at its old place scores up to 1
 */
export function fixturesInOrder(
  hand: Furnisher,
  ways: Readonly<Record<Fixture, PlaceFixture>>,
  lossOfBasin: number,
): FixtureSpots {
  const before = hand.state();
  let best: { score: number; spots: FixtureSpots; state: FurnisherState } | undefined;
  for (const order of hand.knowsOldPlaces ? orders : orders.slice(0, 1)) {
    hand.goBackTo(before);
    const spots = placeAll(hand, order, ways);
    const score = hand.likenessOfFixtures() - (spots.vanity ? 0 : lossOfBasin);
    if (!best || score > best.score) best = { score, spots, state: hand.state() };
  }
  if (!best) return {};
  hand.goBackTo(best.state);
  return best.spots;
}
