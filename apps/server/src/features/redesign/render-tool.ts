/** A restyle as its engine takes it: the recipe with its photo and the mask of what has to stay. */
import type { Files } from '../../platform/files/files.ts';
import { Problem } from '../../platform/problem.ts';
import type { PictureTool } from '../generations/workshop/make-pictures.ts';
import type { Work } from '../generations/workshop/maker.ts';
import { protectMask } from './protect-mask.ts';

export const renderTool = (files: Files): PictureTool => ({
  role: 'restyle',
  isParallel: false,
  async order(work, models) {
    const { recipe } = work;
    if (recipe.from !== 'photo') throw new Problem('IMAGE_NEEDED');
    return {
      from: 'photo',
      recipe,
      prompt: recipe.prompt,
      photo: await bytesOf(files, work, work.originalFileId),
      protect: await protectMask(files, models.own, work, recipe),
    };
  },
});

async function bytesOf(files: Files, work: Work, id: string | null): Promise<Uint8Array> {
  if (id === null) throw new Problem('IMAGE_NEEDED');
  return files.bytes(await files.owned(work.owner, id));
}
