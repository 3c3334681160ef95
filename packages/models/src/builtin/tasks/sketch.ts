/** Colours a drawing with our own sketch engine. */
import {
  colourSketch,
  NoLinesError,
  readSketchWishes,
  type SketchStage,
} from '@maquette/engine/sketch';
import type { MadePicture, Refused, SketchInput } from './messages/made.ts';
import { decode, encodePng } from './plain-picture.ts';
import type { TaskReports } from './task-table.ts';

const stageNames: Readonly<Record<SketchStage, string>> = {
  lines: 'Finding your lines',
  regions: 'Closing shapes',
  parts: 'Understanding the parts',
  paint: 'Painting',
  finish: 'Finishing',
};

export async function sketch(
  input: SketchInput,
  reports: TaskReports,
): Promise<MadePicture | Refused> {
  const drawing = await decode(input.drawing, input.maxSidePx);
  try {
    const { notUnderstood, ...wishes } = readSketchWishes(input.prompt);
    const made = colourSketch(drawing, {
      wishes,
      seed: input.seed,
      onStage: (stage, percent) => reports.stage(stageNames[stage], percent),
    });
    return {
      picture: await encodePng(made.image),
      facts: {
        seed: input.seed,
        brief: partsOf(made.parts),
        notes: notUnderstood.length > 0 ? [`Not understood: ${notUnderstood.join(', ')}.`] : [],
      },
    };
  } catch (error) {
    if (error instanceof NoLinesError) return { refused: error.message };
    throw error;
  }
}

function partsOf(parts: readonly { readonly part: string; readonly area: number }[]): string[] {
  return [...parts]
    .sort((a, b) => b.area - a.area)
    .slice(0, 8)
    .map(({ part }) => part.charAt(0).toUpperCase() + part.slice(1));
}
