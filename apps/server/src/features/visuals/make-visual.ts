/** Makes the pictures of a prompt, each as it gets ready. */
import { type Models, type PictureFacts, withStudioScope } from '@maquette/models';
import { generateImage } from 'ai';
import type { Maker } from '../../platform/jobs/maker.ts';
import type { StoredVisual } from './order-visual.ts';

export function makeVisual(parts: { readonly models: () => Promise<Models> }): Maker {
  return async (work, hands) => {
    const recipe = work.recipe as StoredVisual;
    const models = await parts.models();
    const engineId = models.idFor('visuals');
    hands.describe({ engineId, engineLabel: await models.label(engineId) });
    const model = await models.imageModel(engineId);
    const percents = Array.from({ length: recipe.variations }, () => 0);
    const overall = () => percents.reduce((sum, value) => sum + value, 0) / percents.length;

    async function makeOne(index: number): Promise<PictureFacts> {
      const seed = (recipe.seed + index) >>> 0;
      let facts: PictureFacts = {};
      const { image } = await withStudioScope(
        {
          onStage: (name, percent) => {
            percents[index] = percent;
            hands.stage(name, overall());
          },
          onPreview: (bytes) => hands.preview(index, bytes),
          onFacts: (found) => {
            facts = found;
          },
        },
        () =>
          generateImage({
            model,
            prompt: work.prompt ?? '',
            size: `${recipe.widthPx}x${recipe.heightPx}`,
            seed,
            abortSignal: hands.signal,
            maxRetries: 1,
            providerOptions: {
              builtin: { change: recipe.change, edits: recipe.edits },
            },
          }),
      );
      await hands.picture(index, { bytes: image.uint8Array, ...facts, seed: facts.seed ?? seed });
      return facts;
    }

    // All at once: the engine's threads take one each, a foreign service as many as it likes.
    const made = await Promise.all(percents.map((_, index) => makeOne(index)));
    hands.describe({
      notes: [...new Set(made.flatMap(({ notes }) => notes ?? []))],
      brief: made[0]?.brief ?? [],
    });
  };
}
