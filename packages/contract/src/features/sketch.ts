/** A sketch and a prompt give a picture. */
import { z } from 'zod';
import { accepted, idempotencyKey, seed } from '../accepted.ts';
import { limits } from '../limits.ts';
import { procedure } from '../procedure.ts';

export const sketchRequest = z.object({
  photoId: z.string(),
  prompt: z.string().trim().min(1).max(limits.promptCharacters),
  seed: seed.default(0),
  idempotencyKey,
});
export type SketchRequest = z.input<typeof sketchRequest>;
export type SketchRecipe = z.infer<typeof sketchRequest>;

export const sketchProcedures = {
  create: procedure
    .route({
      method: 'POST',
      path: '/sketches',
      summary: 'Turn a drawing into a picture',
      tags: ['Studios'],
      successStatus: 202,
    })
    .input(sketchRequest)
    .output(accepted),
};
