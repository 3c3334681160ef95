/** Makes one picture with the named engine: calls our own, or sends a request to others. */
import type { DrawingRecipe, WordsRecipe } from '@maquette/contract';
import type { MadePicture } from '../builtin/tasks/messages/made.ts';
import type { RestyleRecipe } from '../builtin/tasks/messages/restyle.ts';
import type { JobEngine } from '../registry.ts';
import { composeSketchWords, composeVisualWords } from './compose-words.ts';
import { type DrawnPicture, drawElsewhere, type Elsewhere } from './draw-elsewhere.ts';
import { restyleElsewhere } from './restyle-elsewhere.ts';

/** A stored recipe with the pictures it speaks of. */
export type PictureOrder =
  | {
      readonly from: 'photo';
      readonly recipe: RestyleRecipe;
      /** Words the user has changed, for an engine that reads words. */
      readonly prompt?: string | undefined;
      readonly photo: Uint8Array;
      /** White stays as it is. */
      readonly protect?: Uint8Array | undefined;
    }
  | {
      readonly from: 'words';
      readonly prompt: string;
      readonly recipe: Pick<
        WordsRecipe,
        'widthPx' | 'heightPx' | 'change' | 'edits' | 'written' | 'finer' | 'lens'
      >;
    }
  | {
      readonly from: 'drawing';
      readonly prompt: string;
      readonly recipe: Pick<DrawingRecipe, 'maxSidePx'>;
      readonly drawing: Uint8Array;
    };

/** A drawing has to change much to become a picture, whatever engine paints it. */
const paintingStrength = 0.75;

export async function makePicture(
  { engineId, own }: Pick<JobEngine, 'engineId' | 'own'>,
  order: PictureOrder,
  seed: number,
  job: Elsewhere,
): Promise<MadePicture> {
  if (!own) return madeElsewhere(await drawOrder(engineId, order, seed, job));
  switch (order.from) {
    case 'photo': {
      const { photo, protect: mask, recipe } = order;
      return own.restyle({ photo, recipe, seed, ...(mask ? { mask } : {}) }, job);
    }
    case 'words': {
      const { widthPx, heightPx, change, edits, written, finer, lens } = order.recipe;
      return own.imagine(
        { prompt: order.prompt, widthPx, heightPx, change, edits, written, finer, lens, seed },
        job,
      );
    }
    case 'drawing': {
      const { drawing, prompt, recipe } = order;
      return own.sketch({ drawing, prompt, seed, maxSidePx: recipe.maxSidePx }, job);
    }
  }
}

const onlyOurs = 'Finer is drawn by our own engine only.';

async function drawOrder(
  id: string,
  order: PictureOrder,
  seed: number,
  job: Elsewhere,
): Promise<DrawnPicture> {
  switch (order.from) {
    case 'photo':
      return restyleElsewhere(id, { ...order, seed }, job);
    case 'words': {
      const { widthPx, heightPx, change, finer } = order.recipe;
      const words = composeVisualWords(order.prompt, change);
      const maxSidePx = Math.max(widthPx, heightPx);
      const drawn = await drawElsewhere(
        id,
        { words, seed, maxSidePx, from: { size: { widthPx, heightPx } } },
        job,
      );
      return finer ? { ...drawn, notes: [...drawn.notes, onlyOurs] } : drawn;
    }
    case 'drawing':
      return drawElsewhere(
        id,
        {
          words: composeSketchWords(order.prompt),
          strength: paintingStrength,
          seed,
          maxSidePx: order.recipe.maxSidePx,
          from: { photo: order.drawing },
        },
        job,
      );
  }
}

const madeElsewhere = ({ picture, seed, notes, kept }: DrawnPicture): MadePicture => ({
  picture,
  facts: {
    ...(seed === undefined ? {} : { seed }),
    notes,
    ...(kept ? { structureScore: kept.score, overlay: kept.overlay } : {}),
  },
});
