/** A picture from words as its engine takes it. */
import { Problem } from '../../platform/problem.ts';
import type { PictureTool } from '../generations/workshop/make-pictures.ts';

export const visualTool: PictureTool = {
  role: 'visuals',
  // The engine's threads take one each, a foreign service as many as it likes.
  isParallel: true,
  async order({ recipe, prompt }) {
    if (recipe.from !== 'words') throw new Problem('BAD_REQUEST', { field: 'prompt' });
    return { from: 'words', prompt: prompt ?? '', recipe };
  },
};
