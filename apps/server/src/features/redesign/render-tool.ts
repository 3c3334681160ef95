/** A restyle as its engine takes it: the recipe with its photo and the mask of what has to stay. */
import type { PhotoRecipe } from '@maquette/contract';
import type { Models } from '@maquette/models';
import type { Files } from '../../platform/files/files.ts';
import { Problem } from '../../platform/problem.ts';
import type { PictureTool } from '../generations/workshop/make-pictures.ts';
import type { Work } from '../generations/workshop/maker.ts';

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
      protect: await maskOf(files, models, work, recipe),
    };
  },
});

async function bytesOf(files: Files, work: Work, id: string | null): Promise<Uint8Array> {
  if (id === null) throw new Problem('IMAGE_NEEDED');
  return files.bytes(await files.owned(work.owner, id));
}

/** A mask that was sent, or what the brush has painted. */
async function maskOf(
  files: Files,
  models: Models,
  work: Work,
  { protectMaskPhotoId, protectStrokes }: PhotoRecipe,
): Promise<Uint8Array | undefined> {
  if (protectMaskPhotoId) return bytesOf(files, work, protectMaskPhotoId);
  if (protectStrokes.length === 0 || work.originalFileId === null) return;
  const photo = await files.owned(work.owner, work.originalFileId);
  const size = { widthPx: photo.widthPx ?? 1, heightPx: photo.heightPx ?? 1 };
  return models.own.protectMask({ strokes: protectStrokes, ...size });
}
