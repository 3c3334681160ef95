/** Parts of labelled photos on which nothing of what makes the room is seen: real rooms of no sort. */
import type { LabelledThing } from '../labelling/thing-labels.ts';

/** Letters of things without which a photo of that room is one of any room. */
const signsOf = { bedroom: 'b', kitchen: 'ofmdakp', bathroom: 'wyzkap' } as const;
/** A part shows at least this share of the width, and is at most so much higher than wide, in shares. */
const leastWidth = 0.36;
const mostHeight = 2;
/** Away from the box of a sign, which may be drawn a little too small. */
const margin = 0.03;

export type Part = Pick<LabelledThing, 'left' | 'right' | 'top' | 'bottom'>;

export function partsWithout(file: string, things: readonly LabelledThing[]): Part[] {
  const room = /_(bedroom|kitchen|bathroom)/.exec(file)?.[1] as keyof typeof signsOf | undefined;
  if (!room) return [];
  const signs = things.filter(({ letter }) => signsOf[room].includes(letter));
  if (signs.length === 0) return [];
  const left = Math.min(...signs.map((sign) => sign.left)) - margin;
  const right = Math.max(...signs.map((sign) => sign.right)) + margin;
  return [
    { left: 0, right: left },
    { left: right, right: 1 },
  ]
    .filter((part) => part.right - part.left >= leastWidth)
    .map((part) => {
      const height = Math.min(1, mostHeight * (part.right - part.left));
      return { ...part, top: (1 - height) / 2, bottom: (1 + height) / 2 };
    });
}
