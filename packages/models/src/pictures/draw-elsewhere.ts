/**
 * One picture by a foreign engine: maps our options to its own, fits the photo to its frame, and crops the
 * result.
 */
import { generateImage } from 'ai';
import type { EngineJob } from '../engine-job.ts';
import type { PictureFacts } from '../picture-call.ts';
import { withPictureCall } from '../picture-call.ts';
import type { Models } from '../registry.ts';
import { splitModelId } from '../roles.ts';
import { findProviderProblem, ProviderProblem } from '../transport/provider-problem.ts';
import type { Words } from './compose-words.ts';
import { frameFor, type Size } from './frame.ts';
import { firstSeed, mapOptions } from './map-options.ts';

export interface PictureWish {
  readonly words: Words;
  readonly strength?: number | undefined;
  readonly steps?: number | undefined;
  readonly cfgScale?: number | undefined;
  readonly seed: number;
  readonly maxSidePx: number;
  /** From a photo or a drawing; otherwise from words alone, in this size. */
  readonly from:
    | { readonly photo: Uint8Array; readonly protect?: Uint8Array | undefined }
    | { readonly size: Size };
}

export interface Elsewhere extends EngineJob {
  readonly models: Pick<Models, 'abilities' | 'imageModel' | 'own' | 'label' | 'startsFromDesign'>;
  readonly signal: AbortSignal;
  /** Decodes foreign bytes where they can do no harm; undefined when they are no picture. */
  clean(bytes: Uint8Array): Promise<Uint8Array | undefined>;
}

export interface DrawnPicture {
  /** PNG. */
  readonly picture: Uint8Array;
  readonly seed: number | undefined;
  readonly notes: readonly string[];
  /** How much of the photo was kept; absent without one. */
  readonly kept?:
    | { readonly score: number; readonly isKept: boolean; readonly overlay: Uint8Array }
    | undefined;
}

export async function drawElsewhere(
  id: string,
  wish: PictureWish,
  { models, signal, clean, onStage }: Elsewhere,
): Promise<DrawnPicture> {
  const { providerId } = splitModelId(id);
  const abilities = models.abilities(id);
  const label = models.label(id);
  const photo = 'photo' in wish.from ? wish.from : undefined;
  if (!abilities || (photo ? !abilities.edit : !abilities.words)) {
    throw new ProviderProblem('MODEL_UNKNOWN', label);
  }
  const { maxSidePx } = wish;
  const { frames, wordFrames = frames, needsMask } = abilities;
  const own = models.own;
  const framed = photo && (await own.frame({ ...photo, frames, maxSidePx, needsMask }, signal));
  const size = 'size' in wish.from ? wish.from.size : undefined;
  const frame = framed?.frame ?? frameFor(wordFrames, size ?? squareOf(maxSidePx), maxSidePx);
  const mapped = mapOptions(abilities, {
    ...wish,
    negative: wish.words.negative,
    isEdit: photo !== undefined,
    hasProtectedParts: photo?.protect !== undefined,
  });
  let facts: PictureFacts = {};
  // No progress is known yet: an engine that reports none stays here until it is done.
  onStage?.(`Asking ${label}`, 0);
  const { image } = await withPictureCall(
    {
      ...(onStage ? { onStage } : {}),
      onFacts: (found) => {
        facts = found;
      },
    },
    async () =>
      generateImage({
        model: await models.imageModel(id),
        prompt: framed
          ? {
              text: wish.words.prompt,
              images: [framed.photo],
              ...(framed.mask && abilities.mask ? { mask: framed.mask } : {}),
            }
          : wish.words.prompt,
        size: `${frame.widthPx}x${frame.heightPx}`,
        ...(frame.ratio ? { aspectRatio: frame.ratio as `${number}:${number}` } : {}),
        ...(mapped.seed === undefined ? {} : { seed: mapped.seed }),
        abortSignal: signal,
        // The way to the provider has its own patience.
        maxRetries: 0,
        providerOptions: { [providerId]: { ...mapped.fields } },
      }),
  ).catch((error: unknown) => {
    signal.throwIfAborted();
    throw findProviderProblem(error) ?? error;
  });
  const made = await clean(image.uint8Array);
  if (!made) throw new ProviderProblem('NOT_A_PICTURE', label);
  const seed = facts.seed ?? mapped.seed;
  const notes = [...mapped.notes, ...(facts.notes ?? [])];
  if (!framed || !photo) return { picture: made, seed, notes };
  onStage?.('Measuring what was kept', 98);
  const { picture, ...kept } = await own.receive({ ...photo, made, frame, maxSidePx }, signal);
  return { picture, seed, notes, kept };
}

const squareOf = (sidePx: number): Size => ({ widthPx: sidePx, heightPx: sidePx });

/** Initial seed of an order for this engine. */
export const firstSeedAt = (
  models: Pick<Models, 'abilities'>,
  id: string,
  seed: number,
): number => {
  const abilities = models.abilities(id);
  return abilities ? firstSeed(abilities, seed, drawSeed) : seed;
};

const drawSeed = (highest: number) => 1 + Math.floor(Math.random() * (highest - 1));
