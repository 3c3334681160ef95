/** The two restyle studios: a photo and a recipe become a render. */
import { z } from 'zod';
import { accepted, idempotencyKey, seed, variations } from './accepted.ts';
import { type StudioKind, studios } from './design/studios.ts';
import { limits } from './limits.ts';
import { freePoint, point, surfaceNames } from './photos.ts';
import { procedure } from './procedure.ts';

const share = z.number().min(0).max(1);

/** A part of the photo, as shares of its width and height. */
export const cropRectangle = z.object({
  x: share,
  y: share,
  width: share.gt(0),
  height: share.gt(0),
  /** Turns the picture upright before cropping, degrees clockwise. */
  straightenDeg: z.number().min(-15).max(15).default(0),
});
export type CropRectangle = z.infer<typeof cropRectangle>;

/** The hand's word against the eye's: "what I point at is floor"; `object` leaves it alone. */
export const surfaceHint = z.object({ at: point, surface: z.enum(surfaceNames) });

/** One surface in a material or paint of the user's choice. */
export const surfaceFinish = z.object({
  surface: z.enum(surfaceNames),
  material: z.string().max(40).optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
});

export const renderRecipe = z.object({
  kind: z.enum(['interior', 'exterior']),
  style: z.string(),
  roomType: z.string(),
  propertyType: z.string(),
  aesthetic: z.string(),
  /** The spec's startSchedule, 0 photo unchanged .. 1 photo ignored. Left out: the preset's. */
  strength: share.optional(),
  cfgScale: z.number().min(0).max(35).optional(),
  steps: z.number().int().min(1).max(150).optional(),
  seed: seed.optional(),
  decor: z.enum(['off', 'light', 'full']).default('light'),
});

/** The words of a recipe that this studio does not know. */
export function unknownWords(recipe: {
  kind: StudioKind;
  style: string;
  roomType: string;
  propertyType: string;
  aesthetic: string;
}): string[] {
  const studio = studios[recipe.kind];
  const known = {
    style: studio.styles.map(({ label }): string => label),
    roomType: studio.roomTypes.map(({ value }): string => value),
    propertyType: studio.propertyTypes.map(({ value }): string => value),
    aesthetic: studio.aesthetics.map(({ value }): string => value),
  };
  return (Object.keys(known) as (keyof typeof known)[]).filter(
    (field) => !known[field].includes(recipe[field]),
  );
}

export const renderRequest = renderRecipe
  .extend({
    photoId: z.string(),
    variations: variations.default(1),
    crop: cropRectangle.optional(),
    surfaceHints: z.array(surfaceHint).max(100).default([]),
    boxCorners: z.array(freePoint).length(4).optional(),
    finishes: z.array(surfaceFinish).max(20).default([]),
    /** A black and white picture as large as the photo; white stays as it is. */
    protectMaskPhotoId: z.string().optional(),
    /** The words for an engine that reads words, where the user has changed those we compose. */
    prompt: z.string().trim().min(1).max(limits.promptCharacters).optional(),
    idempotencyKey,
  })
  .superRefine((recipe, context) => {
    for (const field of unknownWords(recipe)) {
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `Expected one of the ${recipe.kind} studio's own words`,
      });
    }
  });
export type RenderRequest = z.input<typeof renderRequest>;
export type RenderRecipe = z.infer<typeof renderRequest>;

export const renderProcedures = {
  create: procedure
    .route({
      method: 'POST',
      path: '/renders',
      summary: 'Restyle a photo of a room or a building',
      tags: ['Studios'],
      successStatus: 202,
    })
    .input(renderRequest)
    .output(accepted),
};
