/** Makes a restyle with whichever engine is set, and keeps the room: each result is measured. */
import { type Models, type PictureFacts, type Scored, withStudioScope } from '@maquette/models';
import { generateImage } from 'ai';
import type { Files } from '../../platform/files/files.ts';
import type { Hands, Maker, Work } from '../../platform/jobs/maker.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredRender } from './order-render.ts';
import { renderPrompt } from './render-prompt.ts';

export interface MakerParts {
  readonly models: () => Promise<Models>;
  readonly files: Files;
}

/** Golden-ratio steps: far apart, never repeating soon. */
const seedStep = 0x9e3779b1;
/** A foreign engine that moved something gets this many tries in all. */
const foreignTries = 2;

interface Made {
  readonly bytes: Uint8Array;
  readonly facts: PictureFacts;
  readonly scored: Scored | undefined;
}

export function makeRender(parts: MakerParts): Maker {
  return async (work, hands) => {
    const recipe = work.recipe as StoredRender;
    const models = await parts.models();
    const engineId = models.idFor('restyle');
    hands.describe({ engineId, engineLabel: await models.label(engineId) });
    const photo = await bytesOf(parts.files, work, work.originalFileId);
    const mask = recipe.protectMaskPhotoId
      ? await bytesOf(parts.files, work, recipe.protectMaskPhotoId)
      : undefined;
    const notes = new Set<string>();
    let brief: readonly string[] = [];
    for (let index = 0; index < recipe.variations; index++) {
      const seed = (recipe.seed + index) >>> 0;
      const made = await guarded(
        models,
        engineId,
        { recipe, photo, mask, seed },
        {
          ...hands,
          stage: (name, percent) => hands.stage(name, (index * 100 + percent) / recipe.variations),
          preview: (_index, bytes) => hands.preview(index, bytes),
        },
      );
      for (const note of made.facts.notes ?? []) notes.add(note);
      if (index === 0) brief = made.facts.brief ?? [];
      await hands.picture(index, {
        bytes: made.bytes,
        seed: made.facts.seed ?? seed,
        structureScore: made.facts.structureScore ?? made.scored?.score,
        overlay: made.facts.overlay ?? made.scored?.overlay,
      });
    }
    hands.describe({ notes: [...notes], brief });
  };
}

async function bytesOf(files: Files, work: Work, id: string | null): Promise<Uint8Array> {
  if (id === null) throw new Problem('IMAGE_NEEDED');
  return files.bytes(await files.owned(work.owner, id));
}

interface Sitting {
  readonly recipe: StoredRender;
  readonly photo: Uint8Array;
  readonly mask: Uint8Array | undefined;
  readonly seed: number;
}

/** The best of a few tries, measured against the photo; our own engine measures itself. */
async function guarded(
  models: Models,
  engineId: string,
  sitting: Sitting,
  hands: Hands,
): Promise<Made> {
  let best: Made | undefined;
  for (let attempt = 0; attempt < foreignTries; attempt++) {
    const seed = (sitting.seed + attempt * seedStep) >>> 0;
    const made = await makeOne(models, engineId, { ...sitting, seed }, hands);
    if (made.facts.structureScore !== undefined) return made;
    hands.stage('Measuring what was kept', 98);
    const scored = await (await models.own()).score(
      { before: sitting.photo, after: made.bytes },
      hands.signal,
    );
    const measured = { ...made, scored };
    if (scored.isKept) return measured;
    if (!best?.scored || scored.score > best.scored.score) best = measured;
  }
  if (!best) throw new Error('No try was made.');
  const note = 'This engine moved parts of your photo; the overlay shows what changed.';
  return { ...best, facts: { ...best.facts, notes: [...(best.facts.notes ?? []), note] } };
}

async function makeOne(
  models: Models,
  engineId: string,
  { recipe, photo, mask, seed }: Sitting,
  hands: Hands,
): Promise<Made> {
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
        prompt: {
          text: renderPrompt(recipe.maker),
          images: [photo],
          ...(mask ? { mask } : {}),
        },
        seed,
        abortSignal: hands.signal,
        maxRetries: 1,
        providerOptions: { builtin: { ...recipe.maker } as never },
      }),
  );
  return { bytes: image.uint8Array, facts, scored: undefined };
}
