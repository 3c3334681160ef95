/**
 * Room type from the look of the whole picture and everything seen in it. Learned by training/homes on photos of
 * homes, since rooms without fixtures are told by many faint signs.
 */
import { readFileSync } from 'node:fs';
import { thingKinds } from '../thing-kinds.ts';
import { classLikelihoods } from './linear-classes.ts';
import { detectedNumbers, type RoomLook, roomsByLook, type Scored } from './room-by-look.ts';

/** In the order of the model; a last class is any other room. */
export const roomsBySights = [
  'Bedroom',
  'Kitchen',
  'Bathroom',
  'Living Room',
  'Dining Room',
] as const;

/** As the interior studio names them. */
export type RoomName = (typeof roomsBySights)[number];

export interface RoomSights {
  readonly look: RoomLook;
  readonly detections: readonly Scored[];
  /** By name, for all kinds of things. */
  readonly likelihoods: ReadonlyMap<string, number>;
}

const leastLikelihood = 0.02;
const leastByLook = 0.0025;

export function sightNumbers({ look, detections, likelihoods }: RoomSights): Float32Array {
  const other = 1 - roomsByLook.reduce((sum, room) => sum + look[room], 0);
  const logs = [...roomsByLook.map((room) => look[room]), other].map((share) =>
    Math.log(Math.max(leastByLook, share)),
  );
  const things = thingKinds.interior.map(({ name }) => {
    const likelihood = likelihoods.get(name) ?? leastLikelihood;
    const bounded = Math.max(leastLikelihood, Math.min(1 - leastLikelihood, likelihood));
    return Math.log(bounded / (1 - bounded));
  });
  return Float32Array.from([...logs, ...detectedNumbers(detections), ...things]);
}

let weights: Float32Array | undefined;

function loadWeights(): Float32Array {
  if (weights) return weights;
  const bytes = readFileSync(new URL('../../../weights/room-sights.bin', import.meta.url));
  weights = new Float32Array(new Uint8Array(bytes).buffer);
  return weights;
}

/** Likelihoods of the rooms in order, then of any other. */
export const likelihoodsBySights = (
  sights: RoomSights,
  model: Float32Array = loadWeights(),
): number[] => classLikelihoods(sightNumbers(sights), model);
