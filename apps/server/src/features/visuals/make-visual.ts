/** Makes the pictures of a prompt, each as it gets ready. */
import {
  composeVisualWords,
  drawElsewhere,
  firstSeedAt,
  isOwnModel,
  type Models,
  type PictureFacts,
  withStudioScope,
} from '@maquette/models';
import { generateImage } from 'ai';
import { pictureIn } from '../../platform/intake/clean-picture.ts';
import type { Intake } from '../../platform/intake/intake.ts';
import type { JobContext, Maker, ToldPicture } from '../generations/workshop/maker.ts';
import type { StoredVisual } from './order-visual.ts';

export interface VisualMakerParts {
  readonly models: () => Promise<Models>;
  readonly intake: Pick<Intake, 'finish'>;
}

interface Wanted {
  readonly prompt: string;
  readonly recipe: StoredVisual;
  readonly seed: number;
}

export function makeVisual(parts: VisualMakerParts): Maker {
  return async (work, job) => {
    const recipe = work.recipe as StoredVisual;
    const models = await parts.models();
    const preferred = models.idFor('visuals');
    job.describe({ engineId: preferred, engineLabel: await models.label(preferred) });
    const percents = Array.from({ length: recipe.variations }, () => 0);
    const overall = () => percents.reduce((sum, value) => sum + value, 0) / percents.length;
    const firstSeeds = new Map<string, number>();
    const seedAt = (id: string, index: number) => {
      const first = firstSeeds.get(id) ?? firstSeedAt(models, id, recipe.seed);
      firstSeeds.set(id, first);
      return (first + index) >>> 0;
    };

    async function makeOne(index: number) {
      let facts: PictureFacts = {};
      const answered = await withStudioScope(
        {
          onStage: (name, percent) => {
            percents[index] = percent;
            job.stage(name, overall());
          },
          onPreview: (bytes) => job.preview(index, bytes),
          onFacts: (found) => {
            facts = found;
          },
        },
        () =>
          models.withFallback('visuals', (id) => {
            const wanted = { prompt: work.prompt ?? '', recipe, seed: seedAt(id, index) };
            return isOwnModel(id)
              ? imagineHere(models, id, wanted, job, () => facts)
              : imagineElsewhere(models, id, wanted, job, parts.intake);
          }),
      );
      await job.picture(index, answered.result);
      return answered;
    }

    // All at once: the engine's threads take one each, a foreign service as many as it likes.
    // One that fails does not take the others with it.
    const outcomes = await Promise.allSettled(percents.map((_, index) => makeOne(index)));
    const made = outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    const [first] = made;
    const said = made.flatMap(({ notes, result }) => [...notes, ...(result.notes ?? [])]);
    job.describe({
      ...(first ? { engineId: first.engineId, engineLabel: first.engineLabel } : {}),
      notes: [...new Set(said)],
      brief: first?.result.brief ?? [],
    });
  };
}

async function imagineHere(
  models: Models,
  id: string,
  { prompt, recipe, seed }: Wanted,
  job: JobContext,
  factsNow: () => PictureFacts,
): Promise<ToldPicture> {
  const { widthPx, heightPx, change, edits } = recipe;
  const { image } = await generateImage({
    model: await models.imageModel(id),
    prompt,
    size: `${widthPx}x${heightPx}`,
    seed,
    abortSignal: job.signal,
    maxRetries: 0,
    providerOptions: { builtin: { change, edits } },
  });
  const facts = factsNow();
  return { ...facts, bytes: image.uint8Array, seed: facts.seed ?? seed };
}

async function imagineElsewhere(
  models: Models,
  id: string,
  { prompt, recipe, seed }: Wanted,
  job: JobContext,
  intake: VisualMakerParts['intake'],
): Promise<ToldPicture> {
  const { widthPx, heightPx, change } = recipe;
  const drawn = await drawElsewhere(
    id,
    {
      words: composeVisualWords(prompt, change),
      seed,
      maxSidePx: Math.max(widthPx, heightPx),
      from: { size: { widthPx, heightPx } },
    },
    { models, signal: job.signal, clean: (bytes) => pictureIn(intake, bytes) },
  );
  const { picture, notes } = drawn;
  return { bytes: picture, seed: drawn.seed, notes };
}
