/** Measures any engine's restyle against the photo it was made from. */
import { scoreStructure } from '@maquette/engine/restyle';
import { decode, encodePng } from './plain-picture.ts';
import type { Scored, ScoreInput } from './task-table.ts';

const measuredSidePx = 1024;

export async function score({ before, after }: ScoreInput): Promise<Scored> {
  const [old, now] = await Promise.all([
    decode(before, measuredSidePx),
    decode(after, measuredSidePx),
  ]);
  const found = scoreStructure(old, now);
  return {
    score: Math.round(found.score),
    isKept: found.verdict === 'kept',
    overlay: await encodePng(found.overlay),
  };
}
