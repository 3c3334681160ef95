/** The temperature under which probabilities of unseen photos are neither too sure nor too unsure. */
import type { MeasuredPhoto } from './samples.ts';

export function fitTemperature(
  photos: readonly MeasuredPhoto[],
  beliefs: ReadonlyMap<string, readonly Float32Array[]>,
  classes: number,
): number {
  let best = 1;
  let lowest = Infinity;
  for (let temperature = 0.7; temperature <= 2.5; temperature += 0.05) {
    let loss = 0;
    for (const photo of photos) {
      const { patch, label } = photo.variants[0]!;
      const rows = beliefs.get(photo.name)![0]!;
      patch.forEach((k, index) => {
        let sum = 0;
        for (let c = 0; c < classes; c++) sum += rows[k * classes + c]! ** (1 / temperature);
        const right = rows[k * classes + label[index]!]! ** (1 / temperature) / sum;
        loss -= Math.log(Math.max(1e-6, right));
      });
    }
    if (loss < lowest) {
      lowest = loss;
      best = temperature;
    }
  }
  return Math.round(best * 100) / 100;
}
