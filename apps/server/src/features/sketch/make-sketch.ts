/** Makes a painted picture of a drawing. */
import {
  composeSketchWords,
  drawElsewhere,
  firstSeedAt,
  isOwnModel,
  type Models,
  type PictureFacts,
  withStudioScope,
} from '@maquette/models';
import { generateImage } from 'ai';
import type { Files } from '../../platform/files/files.ts';
import { pictureIn } from '../../platform/intake/clean-picture.ts';
import type { Intake } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';
import type { Maker, ToldPicture } from '../generations/workshop/maker.ts';
import type { StoredSketch } from './order-sketch.ts';

/** A drawing has to change much to become a picture, whatever engine paints it. */
const paintingStrength = 0.75;

export function makeSketch(parts: {
  readonly models: () => Promise<Models>;
  readonly files: Files;
  readonly intake: Pick<Intake, 'finish'>;
}): Maker {
  return async (work, job) => {
    const { seed, maxSidePx } = work.recipe as StoredSketch;
    if (!work.originalFileId) throw new Problem('IMAGE_NEEDED');
    const drawing = await parts.files.bytes(
      await parts.files.owned(work.owner, work.originalFileId),
    );
    const models = await parts.models();
    const preferred = models.idFor('sketch');
    job.describe({ engineId: preferred, engineLabel: await models.label(preferred) });
    const prompt = work.prompt ?? '';
    let facts: PictureFacts = {};

    async function paintHere(id: string): Promise<ToldPicture> {
      const { image } = await generateImage({
        model: await models.imageModel(id),
        prompt: { text: prompt, images: [drawing] },
        seed,
        abortSignal: job.signal,
        maxRetries: 0,
        providerOptions: { builtin: { maxSidePx } },
      });
      return { ...facts, bytes: image.uint8Array, seed: facts.seed ?? seed };
    }

    async function paintElsewhere(id: string): Promise<ToldPicture> {
      const drawn = await drawElsewhere(
        id,
        {
          words: composeSketchWords(prompt),
          strength: paintingStrength,
          seed: firstSeedAt(models, id, seed),
          maxSidePx,
          from: { photo: drawing },
        },
        {
          models,
          signal: job.signal,
          clean: (bytes) => pictureIn(parts.intake, bytes),
        },
      );
      return { bytes: drawn.picture, seed: drawn.seed, notes: drawn.notes };
    }

    const { result, notes, engineId, engineLabel } = await withStudioScope(
      {
        onStage: (name, percent) => job.stage(name, percent),
        onPreview: (bytes) => job.preview(0, bytes),
        onFacts: (found) => {
          facts = found;
        },
      },
      () =>
        models.withFallback('sketch', (id) =>
          isOwnModel(id) ? paintHere(id) : paintElsewhere(id),
        ),
    );
    await job.picture(0, result);
    job.describe({
      engineId,
      engineLabel,
      notes: [...notes, ...(result.notes ?? [])],
      brief: result.brief ?? [],
    });
  };
}
