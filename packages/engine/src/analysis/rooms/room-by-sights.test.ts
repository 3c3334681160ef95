/** On what was seen in three photos of homes. */
import { expect, test } from 'vitest';
import { roomType } from '../room-type.ts';
import { sightNumbers } from './room-by-sights.ts';

interface Seen {
  readonly look: readonly [bedroom: number, kitchen: number, bathroom: number];
  /** Best scores by the detector. */
  readonly scores: Readonly<Record<string, number>>;
  readonly likelihoods: Readonly<Record<string, number>>;
}

function sightsOf({ look: [Bedroom, Kitchen, Bathroom], scores, likelihoods }: Seen) {
  return {
    look: { Bedroom, Kitchen, Bathroom },
    detections: Object.entries(scores).map(([kind, score]) => ({ kind, score })),
    likelihoods: new Map(Object.entries(likelihoods)),
  };
}

const roomOf = (seen: Seen) => {
  const sights = sightsOf(seen);
  return roomType({ things: [], likelihoods: sights.likelihoods }, sights)?.name;
};

const lounge: Seen = {
  look: [0.25, 0.01, 0.02],
  scores: { television: 0.63, books: 0.42, plant: 0.42, sofa: 0.36, vase: 0.28, chair: 0.26 },
  likelihoods: {
    ...{ sofa: 0.77, table: 0.72, cabinets: 0.8, worktop: 0.51, 'curtains or blinds': 0.91 },
    ...{ rug: 0.4, lamp: 0.69, picture: 0.45, television: 0.94, plant: 0.46, chair: 0.5 },
  },
};

test('a room with a television, a sofa and books is a living room', () => {
  expect(roomOf(lounge)).toBe('Living Room');
});

test('a dining room is one although the picture looks like a bedroom', () => {
  const dining: Seen = {
    look: [0.79, 0.06, 0.04],
    scores: { chair: 0.52, plant: 0.51, 'dining table': 0.42, vase: 0.25, sink: 0.15, bed: 0.08 },
    likelihoods: {
      ...{ table: 0.68, cabinets: 0.46, 'curtains or blinds': 0.78, lamp: 0.58 },
      ...{ picture: 0.22, plant: 0.59, chair: 0.95 },
    },
  };
  expect(roomOf(dining)).toBe('Dining Room');
});

test('a desk, a chair and a table beside a bed leave it a bedroom', () => {
  const bedroom: Seen = {
    look: [0.99, 0, 0],
    scores: { bed: 0.53, chair: 0.25, 'dining table': 0.15, laptop: 0.11 },
    likelihoods: {
      ...{ bed: 0.99, table: 0.59, cabinets: 0.98, worktop: 0.28, 'curtains or blinds': 0.27 },
      ...{ 'ceiling fan': 0.29, lamp: 0.72, mirror: 0.2, chair: 0.33 },
    },
  };
  expect(roomOf(bedroom)).toBe('Bedroom');
});

test('nothing of any room is no room', () => {
  expect(roomOf({ look: [0.1, 0.05, 0.05], scores: {}, likelihoods: {} })).toBeUndefined();
});

test('numbers are logarithms of the look, then logits of scores and likelihoods', () => {
  const numbers = sightNumbers(sightsOf({ ...lounge, look: [0.5, 0.25, 0] }));
  expect([...numbers.subarray(0, 4)]).toEqual(
    [0.5, 0.25, 0.0025, 0.25].map((share) => Math.fround(Math.log(share))),
  );
  expect(numbers.at(-1)).toBeCloseTo(0, 6);
});
