/** The one maker: asks the engines for each picture of a work, and says what came of it. */
import type { PictureRole, Recipe } from '@maquette/contract';
import {
  type Answered,
  type MadePicture as EnginePicture,
  firstSeedAt,
  type Models,
  makePicture,
  type PictureOrder,
} from '@maquette/models';
import { pictureIn } from '../../../platform/intake/clean-picture.ts';
import type { Intake } from '../../../platform/intake/intake.ts';
import type { Description, JobContext, Maker, Work } from './maker.ts';

export interface PictureTool {
  readonly role: PictureRole;
  /** Whether its pictures are requested together; otherwise one after the other. */
  readonly isParallel: boolean;
  /** The stored recipe with the pictures it speaks of. */
  order(work: Work, models: Models): Promise<PictureOrder>;
}

export interface PictureMakerParts {
  readonly models: () => Promise<Models>;
  readonly intake: Pick<Intake, 'finish'>;
}

const variationsOf = (recipe: Recipe): number =>
  recipe.from === 'drawing' ? 1 : recipe.variations;

export function pictureMaker(parts: PictureMakerParts, tool: PictureTool): Maker {
  return async (work, job) => {
    const models = await parts.models();
    const preferred = models.idFor(tool.role);
    job.describe({ engineId: preferred, engineLabel: models.label(preferred) });
    const order = await tool.order(work, models);
    const { signal, inTurn } = job;
    const clean = (bytes: Uint8Array) => pictureIn(parts.intake, bytes);
    const seedAt = seedsOf(models, work.recipe.seed);
    const indexes = Array.from({ length: variationsOf(work.recipe) }, (_, index) => index);
    const progress = progressOf(job, indexes.length);
    const answers: Answered<EnginePicture>[] = [];

    async function makeOne(index: number): Promise<void> {
      const answered = await models.withFallback(tool.role, (engine) =>
        makePicture(engine, order, seedAt(engine.engineId, index), {
          models,
          signal,
          inTurn,
          owner: work.owner,
          clean,
          onStage: (name, percent) => progress(index, name, percent),
          onPreview: (bytes) => job.preview(index, bytes),
        }),
      );
      const { picture: bytes, facts } = answered.result;
      answers[index] = answered;
      await job.picture(index, { ...facts, bytes }, descriptionOf(answers));
    }

    if (!tool.isParallel) {
      for (const index of indexes) await makeOne(index);
      return;
    }
    // One that fails does not take the others with it.
    for (const outcome of await Promise.allSettled(indexes.map(makeOne))) {
      if (outcome.status === 'rejected') throw outcome.reason;
    }
  };
}

/** Drawn once an order and engine: the variations of an engine follow each other. */
function seedsOf(models: Models, requestedSeed: number) {
  const firstSeeds = new Map<string, number>();
  return (id: string, index: number): number => {
    const first = firstSeeds.get(id) ?? firstSeedAt(models, id, requestedSeed);
    firstSeeds.set(id, first);
    return (first + index) >>> 0;
  };
}

/** The bar of the whole work, from those of its pictures. */
function progressOf(job: JobContext, count: number) {
  const percents = Array.from({ length: count }, () => 0);
  return (index: number, name: string, percent: number) => {
    percents[index] = percent;
    job.stage(name, percents.reduce((sum, value) => sum + value, 0) / count);
  };
}

/** In the order of the pictures, whichever was ready first; one that is missing is left out. */
function descriptionOf(answers: readonly Answered<EnginePicture>[]): Description {
  const made = answers.filter((each) => each !== undefined);
  const [first] = made;
  if (!first) return {};
  const notes = made.flatMap(({ notes, result }) => [...notes, ...(result.facts.notes ?? [])]);
  return {
    engineId: first.engineId,
    engineLabel: first.engineLabel,
    notes: [...new Set(notes)],
    brief: first.result.facts.brief ?? [],
  };
}
