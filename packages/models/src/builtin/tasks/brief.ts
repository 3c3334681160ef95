/** What the scene engine reads in a prompt, after what was changed by hand. */
import type { VisualBrief } from '@maquette/contract';
import { briefAdditions, briefChips, nearestReading } from '@maquette/engine/visuals';
import { briefOf } from './scene-wishes.ts';
import type { ImagineInput } from './task-table.ts';

export function brief(input: Pick<ImagineInput, 'prompt' | 'edits'>): VisualBrief {
  const read = briefOf(input);
  return {
    chips: briefChips(read).map((chip) => ({ ...chip, options: [...chip.options] })),
    additions: briefAdditions(read).map((chip) => ({ ...chip, options: [...chip.options] })),
    corrections: [...read.corrections],
    notUnderstood: [...read.notUnderstood],
    nearest: nearestReading(read) ?? null,
  };
}
