/**
 * Learns to tell rooms by everything seen in them, from rooms of homes and of the houses of the first data set:
 *
 *   node training/homes/train-rooms.ts HOMES HOUSES
 *
 * Both folders are what export-sights.ts wrote. Prints how homes of the other folds are told, and those of fold 0, which
 * teach nothing; writes weights/room-sights.bin.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { classLikelihoods } from '../../packages/engine/src/analysis/rooms/linear-classes.ts';
import {
  roomsBySights,
  sightNumbers,
} from '../../packages/engine/src/analysis/rooms/room-by-sights.ts';
import { foldOf } from '../photos/folds.ts';
import { type Example, learnClasses, sharpened } from '../room-type/learn.ts';
import { readHomes } from './read-homes.ts';
import { readSights, roomSights } from './sights.ts';

const [homes, houses] = process.argv.slice(2);
if (!homes || !houses) throw new Error('Expected the sights of homes and those of houses.');

const decay = 0.05;
const folds = [1, 2, 3, 4];

const leastLikelihood = 0.5;
const classes = roomsBySights.length + 1;

const names: Readonly<Record<string, string>> = {
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  living: 'Living Room',
  dining: 'Dining Room',
};
const roomOf = (name: string): number => {
  const at = (roomsBySights as readonly string[]).indexOf(names[name] ?? '');
  return at < 0 ? roomsBySights.length : at;
};

interface RoomExample extends Example {
  readonly name: string;
  readonly fold: number;
  readonly isHome: boolean;
}

const ofHomes = readHomes()
  .filter(({ room }) => room !== 'open')
  .map(({ number, room, fold }): RoomExample => {
    const numbers = sightNumbers(roomSights(readSights(homes, number)));
    return { name: number, numbers, room: roomOf(room), weight: 1, fold, isHome: true };
  });
const ofHouses = readdirSync(houses).map((file): RoomExample => {
  const { name } = path.parse(file);
  const fold = foldOf(name);
  if (fold === 0) throw new Error(`${name} is set aside`);
  const numbers = sightNumbers(roomSights(readSights(houses, name)));
  const room = roomOf(name.split('_')[1]!);
  return { name, numbers, room, weight: 1, fold, isHome: false };
});
const all = [...ofHomes, ...ofHouses];

const learned = (examples: readonly RoomExample[]) => learnClasses(examples, classes, () => decay);

function score(title: string, examples: readonly RoomExample[], model: Float32Array): void {
  const told = examples.map(({ name, numbers, room }) => {
    const likelihoods = classLikelihoods(numbers, model);
    const best = likelihoods.indexOf(Math.max(...likelihoods));
    const isTold = best < roomsBySights.length && likelihoods[best]! >= leastLikelihood;
    if (isTold && best !== room) console.log(`  ${name}: ${roomsBySights[best]}`);
    return { room, said: isTold ? best : roomsBySights.length };
  });
  const named = told.filter(({ said }) => said < roomsBySights.length);
  const right = told.filter(({ room, said }) => room === said);
  const sure = named.filter(({ room, said }) => room === said);
  console.log(
    `${title}: ${right.length} of ${told.length} right; ${sure.length} of ${named.length} that were named`,
  );
  for (const [at, room] of [...roomsBySights, 'other'].entries()) {
    const these = told.filter((one) => one.room === at);
    console.log(
      `    ${room}: ${these.filter(({ said }) => said === at).length} of ${these.length}`,
    );
  }
}

const taught = all.filter(({ fold }) => fold !== 0);
const count = taught[0]!.numbers.length;
const byFolds = new Map(
  folds.map((fold) => [fold, learned(taught.filter((one) => one.fold !== fold))]),
);
/** Logarithms of what was given to the truth by models of the other folds. */
const missed = (sharpness: number) => {
  const sharp = new Map(
    [...byFolds].map(([fold, one]) => [fold, sharpened(one, sharpness, count)]),
  );
  return taught.reduce((sum, { numbers, room, fold }) => {
    return sum - Math.log(classLikelihoods(numbers, sharp.get(fold)!)[room]! + 1e-9);
  }, 0);
};
const tried = Array.from({ length: 21 }, (_, at) => 0.6 * 1.06 ** at).map((sharpness) => ({
  sharpness,
  loss: missed(sharpness),
}));
const { sharpness } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
console.log(`sharpness ${sharpness.toFixed(2)}`);
for (const isHome of [true, false]) {
  for (const fold of folds) {
    const model = sharpened(byFolds.get(fold)!, sharpness, count);
    const these = taught.filter((one) => one.fold === fold && one.isHome === isHome);
    score(`${isHome ? 'homes' : 'houses'}, fold ${fold}`, these, model);
  }
}
const model = sharpened(learned(taught), sharpness, count);
score(
  'homes, set aside',
  all.filter(({ fold }) => fold === 0),
  model,
);
writeFileSync(
  path.join(import.meta.dirname, '../../packages/engine/weights/room-sights.bin'),
  model,
);
