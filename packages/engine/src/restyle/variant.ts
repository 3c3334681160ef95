/** Choosing by seed: neighbouring seeds take different variants, each list at its own pace. */
import { createRandom, hashText } from '../random/random.ts';

export function variant<Item>(items: readonly Item[], seed: number, label: string): Item {
  const start = hashText(label) % items.length;
  return items[(start + Math.abs(Math.trunc(seed))) % items.length]!;
}

export function chance(probability: number, seed: number, label: string): boolean {
  return createRandom(seed).fork(label).chance(probability);
}
