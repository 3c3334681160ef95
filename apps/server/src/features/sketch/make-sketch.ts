/** Makes a painted picture of a drawing. */
import { type Models, type PictureFacts, withStudioScope } from '@maquette/models';
import { generateImage } from 'ai';
import type { Files } from '../../platform/files/files.ts';
import type { Maker } from '../../platform/jobs/maker.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredSketch } from './order-sketch.ts';

export function makeSketch(parts: {
  readonly models: () => Promise<Models>;
  readonly files: Files;
}): Maker {
  return async (work, hands) => {
    const recipe = work.recipe as StoredSketch;
    if (!work.originalFileId) throw new Problem('IMAGE_NEEDED');
    const drawing = await parts.files.bytes(
      await parts.files.owned(work.owner, work.originalFileId),
    );
    const models = await parts.models();
    const engineId = models.idFor('sketch');
    hands.describe({ engineId, engineLabel: await models.label(engineId) });
    let facts: PictureFacts = {};
    const { image } = await withStudioScope(
      {
        onStage: (name, percent) => hands.stage(name, percent),
        onPreview: (bytes) => hands.preview(0, bytes),
        onFacts: (found) => {
          facts = found;
        },
      },
      async () =>
        generateImage({
          model: await models.imageModel(engineId),
          prompt: { text: work.prompt ?? '', images: [drawing] },
          seed: recipe.seed,
          abortSignal: hands.signal,
          maxRetries: 1,
          providerOptions: { builtin: { maxSidePx: recipe.maxSidePx } },
        }),
    );
    await hands.picture(0, { bytes: image.uint8Array, ...facts, seed: facts.seed ?? recipe.seed });
    hands.describe({ notes: facts.notes ?? [], brief: facts.brief ?? [] });
  };
}
