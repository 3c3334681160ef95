/** Places basin, toilet and bath, each as close to its old place as the others permit. */
import type { Spot } from '../floor-plan.ts';
import type { Furnisher, FurnisherState } from '../furnisher.ts';

export type Fixture = 'bath' | 'vanity' | 'toilet';
export type FixtureSpots = Partial<Record<Fixture, Spot>>;

/** Places a fixture if it fits. */
export type PlaceFixture = (context: Furnisher) => Spot | undefined;

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
  context: Furnisher,
  order: readonly Fixture[],
  ways: Readonly<Record<Fixture, PlaceFixture>>,
): FixtureSpots {
  const spots: FixtureSpots = {};
  for (const fixture of order) {
    const spot = ways[fixture](context);
    if (spot) spots[fixture] = spot;
  }
  return spots;
}

/**
 * Tries all orders and keeps the one with the most fixtures at old places.
 * @param losses penalties for a room without a fixture; one at its old place scores up to 1
 */
export function fixturesInOrder(
  context: Furnisher,
  ways: Readonly<Record<Fixture, PlaceFixture>>,
  losses: Readonly<Partial<Record<Fixture, number>>>,
): FixtureSpots {
  const before = context.state();
  let best: { score: number; spots: FixtureSpots; state: FurnisherState } | undefined;
  for (const order of context.knowsOldPlaces ? orders : orders.slice(0, 1)) {
    context.goBackTo(before);
    const spots = placeAll(context, order, ways);
    const lost = order.reduce((sum, one) => sum + (spots[one] ? 0 : (losses[one] ?? 0)), 0);
    const score = context.likenessOfFixtures() - lost;
    if (!best || score > best.score) best = { score, spots, state: context.state() };
  }
  if (!best) return {};
  context.goBackTo(best.state);
  return best.spots;
}
