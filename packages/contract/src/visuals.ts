/** Words become pictures. */
import { z } from 'zod';
import { accepted, idempotencyKey, seed, variations } from './accepted.ts';
import { limits } from './limits.ts';
import { pictureShapeNames } from './picture-shapes.ts';
import { procedure } from './procedure.ts';

/** Changes to what the words say; each left out keeps the prompt's own. */
export const sceneChange = z.object({
  /** Walks round the building, degrees to the right of where the camera stood. */
  turnDeg: z.number().min(-180).max(180).optional(),
  time: z.enum(['dawn', 'day', 'golden', 'dusk', 'night']).optional(),
  weather: z.enum(['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm']).optional(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
  medium: z
    .enum(['photograph', 'watercolour', 'pencil', 'ink', 'blueprint', 'clay', 'cutPaper'])
    .optional(),
});
export type SceneChange = z.infer<typeof sceneChange>;

export const visualRequest = z.object({
  prompt: z.string().trim().min(1).max(limits.promptCharacters),
  /** Left out: the first four designs, seeds 0 to 3. */
  seed: seed.optional(),
  variations: variations.default(4),
  shape: z.enum(pictureShapeNames).default('landscape'),
  change: sceneChange.default({}),
  idempotencyKey,
});
export type VisualRequest = z.input<typeof visualRequest>;
export type VisualRecipe = z.infer<typeof visualRequest>;

export const visualProcedures = {
  create: procedure
    .route({
      method: 'POST',
      path: '/visuals',
      summary: 'Make pictures from words',
      tags: ['Studios'],
      successStatus: 202,
    })
    .input(visualRequest)
    .output(accepted),
};
