/** Selection by seed: 0 takes each list's first, neighbouring seeds differ, and lists vary independently. */
import { createRandom, hashText } from '../random/random.ts';

export function variant<Item>(items: readonly Item[], seed: number, label: string): Item {
  const step = Math.abs(Math.trunc(seed));
  const round = Math.floor(step / items.length) * (hashText(label) % 7);
  return items[(step + round) % items.length]!;
}

export function chance(probability: number, seed: number, label: string): boolean {
  return createRandom(seed).fork(label).chance(probability);
}
