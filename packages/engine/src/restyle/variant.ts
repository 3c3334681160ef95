/** Choosing by seed: 0 takes each list's first, neighbours differ, and lists go at their own pace. */
import { createRandom, hashText } from '../random/random.ts';

export function variant<Item>(items: readonly Item[], seed: number, label: string): Item {
  const step = Math.abs(Math.trunc(seed));
  const round = Math.floor(step / items.length) * (hashText(label) % 7);
  return items[(step + round) % items.length]!;
}

export function chance(probability: number, seed: number, label: string): boolean {
  return createRandom(seed).fork(label).chance(probability);
}
