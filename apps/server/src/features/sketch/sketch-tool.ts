/** A painted picture of a drawing as its engine takes it. */
import type { Files } from '../../platform/files/files.ts';
import { Problem } from '../../platform/problem.ts';
import type { PictureTool } from '../generations/workshop/make-pictures.ts';

export const sketchTool = (files: Files): PictureTool => ({
  role: 'sketch',
  isParallel: false,
  async order({ owner, recipe, prompt, originalFileId }) {
    if (recipe.from !== 'drawing' || originalFileId === null) throw new Problem('IMAGE_NEEDED');
    const drawing = await files.bytes(await files.owned(owner, originalFileId));
    return { from: 'drawing', prompt: prompt ?? '', recipe, drawing };
  },
});
