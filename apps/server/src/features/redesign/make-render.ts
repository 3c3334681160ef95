/** Makes a restyle with whichever engine is set, and keeps the room: each result is measured. */
import {
  type DrawnPicture,
  firstSeedAt,
  isOwnModel,
  type Models,
  type PictureFacts,
  restyleElsewhere,
  withStudioScope,
} from '@maquette/models';
import { generateImage } from 'ai';
import type { Files } from '../../platform/files/files.ts';
import { pictureIn } from '../../platform/intake/clean-picture.ts';
import type { Intake } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';
import type { JobContext, Maker, ToldPicture, Work } from '../generations/workshop/maker.ts';
import type { StoredRender } from './order-render.ts';

export interface MakerParts {
  readonly models: () => Promise<Models>;
  readonly files: Files;
  readonly intake: Pick<Intake, 'finish'>;
}

interface Sitting {
  readonly recipe: StoredRender;
  readonly photo: Uint8Array;
  readonly protect: Uint8Array | undefined;
  readonly index: number;
}

export function makeRender(parts: MakerParts): Maker {
  return async (work, job) => {
    const recipe = work.recipe as StoredRender;
    const models = await parts.models();
    const preferred = models.idFor('restyle');
    job.describe({ engineId: preferred, engineLabel: await models.label(preferred) });
    const photo = await bytesOf(parts.files, work, work.originalFileId);
    const protect = await maskOf(parts.files, models, work, recipe);
    const makeWith = engineOf(models, recipe.seed, parts.intake);
    const notes = new Set<string>();
    let brief: readonly string[] = [];
    for (let index = 0; index < recipe.variations; index++) {
      const part: JobContext = {
        ...job,
        stage: (name, percent) => job.stage(name, (index * 100 + percent) / recipe.variations),
        preview: (_index, bytes) => job.preview(index, bytes),
      };
      const answered = await models.withFallback('restyle', (id) =>
        makeWith(id, { recipe, photo, protect, index }, part),
      );
      const made = answered.result;
      for (const note of [...answered.notes, ...(made.notes ?? [])]) notes.add(note);
      if (index === 0) brief = made.brief ?? [];
      await job.picture(index, made);
      const { engineId, engineLabel } = answered;
      job.describe({ engineId, engineLabel, notes: [...notes], brief });
    }
  };
}

async function bytesOf(files: Files, work: Work, id: string | null): Promise<Uint8Array> {
  if (id === null) throw new Problem('IMAGE_NEEDED');
  return files.bytes(await files.owned(work.owner, id));
}

/** A mask that was sent, or what the brush has painted. */
async function maskOf(
  files: Files,
  models: Models,
  work: Work,
  { protectMaskPhotoId, protectStrokes }: StoredRender,
): Promise<Uint8Array | undefined> {
  if (protectMaskPhotoId) return bytesOf(files, work, protectMaskPhotoId);
  if (!protectStrokes?.length || work.originalFileId === null) return;
  const photo = await files.owned(work.owner, work.originalFileId);
  const size = { widthPx: photo.widthPx ?? 1, heightPx: photo.heightPx ?? 1 };
  return (await models.own()).protectMask({ strokes: protectStrokes, ...size });
}

function engineOf(models: Models, askedSeed: number, intake: MakerParts['intake']) {
  /** Drawn once an order: the variations of an engine follow each other. */
  const firstSeeds = new Map<string, number>();
  return async (id: string, sitting: Sitting, job: JobContext): Promise<ToldPicture> => {
    const first = firstSeeds.get(id) ?? firstSeedAt(models, id, askedSeed);
    firstSeeds.set(id, first);
    const seed = (first + sitting.index) >>> 0;
    if (isOwnModel(id)) return makeHere(models, id, sitting, seed, job);
    const { recipe, photo, protect } = sitting;
    const drawn = await withStudioScope(
      {
        onStage: (name, percent) => job.stage(name, percent),
        onPreview: (bytes) => job.preview(0, bytes),
      },
      () =>
        restyleElsewhere(
          id,
          { recipe: recipe.maker, prompt: recipe.prompt, seed, photo, protect },
          { models, signal: job.signal, clean: (bytes) => pictureIn(intake, bytes) },
        ),
    );
    return madeOf(drawn);
  };
}

const madeOf = ({ picture, seed, notes, kept }: DrawnPicture): ToldPicture => ({
  bytes: picture,
  seed,
  structureScore: kept?.score,
  overlay: kept?.overlay,
  notes,
});

/** Our own engine reads the recipe itself, and measures and repeats by itself. */
async function makeHere(
  models: Models,
  id: string,
  { recipe, photo, protect }: Sitting,
  seed: number,
  job: JobContext,
): Promise<ToldPicture> {
  let facts: PictureFacts = {};
  const { image } = await withStudioScope(
    {
      onStage: (name, percent) => job.stage(name, percent),
      onPreview: (bytes) => job.preview(0, bytes),
      onFacts: (found) => {
        facts = found;
      },
    },
    async () =>
      generateImage({
        model: await models.imageModel(id),
        prompt: { text: '', images: [photo], ...(protect ? { mask: protect } : {}) },
        seed,
        abortSignal: job.signal,
        maxRetries: 0,
        providerOptions: { builtin: { ...recipe.maker } as never },
      }),
  );
  return { ...facts, bytes: image.uint8Array, seed: facts.seed ?? seed };
}
