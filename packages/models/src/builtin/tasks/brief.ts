/** The scene engine's brief of a prompt, after manual edits. */
import { briefAdditions, briefChips, nearestReading } from '@maquette/engine/visuals';
import type { ReadBrief, SceneWords } from './messages/scene.ts';
import { briefOf } from './scene-wishes.ts';

export function brief(input: SceneWords): ReadBrief {
  const read = briefOf(input);
  return {
    chips: briefChips(read).map((chip) => ({ ...chip, options: [...chip.options] })),
    additions: briefAdditions(read).map((chip) => ({ ...chip, options: [...chip.options] })),
    corrections: [...read.corrections],
    notUnderstood: [...read.notUnderstood],
    nearest: nearestReading(read) ?? null,
  };
}
