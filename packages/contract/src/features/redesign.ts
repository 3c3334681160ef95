/** The two restyle studios: a photo and a recipe give a render. */
import { z } from 'zod';
import { accepted, idempotencyKey, seed, variations } from '../accepted.ts';
import { type Change, changeNames, changeOption, storedChangeDefault } from '../design/changes.ts';
import { type StudioKind, studios } from '../design/studios.ts';
import { limits } from '../limits.ts';
import { procedure } from '../procedure.ts';
import { designProcedures } from './design-of-picture.ts';
import { cropRectangle, handEdits, surfaceFinish } from './hand-edits.ts';
import { houseEdits } from './house-edits.ts';
import { sentCorners } from './photos.ts';
import { roomLayout } from './room-layout.ts';

export const renderRecipe = z.object({
  kind: z.enum(['interior', 'exterior']),
  style: z.string(),
  roomType: z.string(),
  propertyType: z.string(),
  aesthetic: z.string(),
  /** The specification's startSchedule: 0 photo unchanged .. 1 photo ignored. Defaults to the preset's. */
  strength: z.number().min(0).max(1).optional(),
  cfgScale: z.number().min(0).max(35).optional(),
  steps: z.number().int().min(1).max(150).optional(),
  seed: seed.optional(),
  decor: z.enum(['off', 'light', 'full']).default('light'),
  /** How much is redesigned. Default in an order: the studio's; in a stored recipe: finishes. */
  change: z.enum(changeNames).optional(),
  /** Positions of a room's pieces, instead of those from the seed. */
  layout: roomLayout.optional(),
  /** Edits of the house designed from the seed. */
  houseEdits: houseEdits.optional(),
  /** Furnishes a room whose shape cannot be read well as a plain one, instead of giving it new finishes. */
  plainRoom: z.boolean().optional(),
});

interface StudioWords {
  readonly kind: StudioKind;
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly change?: Change | undefined;
}

/** Recipe values that this studio doesn't offer. */
export function unknownWords(recipe: StudioWords): string[] {
  const studio = studios[recipe.kind];
  const known = {
    style: studio.styles.map(({ label }): string => label),
    roomType: studio.roomTypes.map(({ value }): string => value),
    propertyType: studio.propertyTypes.map(({ value }): string => value),
    aesthetic: studio.aesthetics.map(({ value }): string => value),
  };
  const { kind, change } = recipe;
  const foreign = change === undefined || changeOption(kind, change) ? [] : ['change'];
  return [
    ...(Object.keys(known) as (keyof typeof known)[]).filter(
      (field) => !known[field].includes(recipe[field]),
    ),
    ...foreign,
  ];
}

function refuseUnknownWords(recipe: StudioWords, context: z.RefinementCtx): void {
  for (const field of unknownWords(recipe)) {
    context.addIssue({
      code: 'custom',
      path: [field],
      message: `Expected one of the ${recipe.kind} studio's own words`,
    });
  }
}

interface ThingsInput {
  readonly kind: StudioKind;
  readonly keptThings: readonly unknown[];
  readonly paintedThings: readonly unknown[];
}

/** Houses are replaced as a whole; things in front of them stay anyway. */
function refuseThingsOutdoors(order: ThingsInput, context: z.RefinementCtx): void {
  if (order.kind === 'interior') return;
  for (const field of ['keptThings', 'paintedThings'] as const) {
    if (order[field].length === 0) continue;
    const message = 'Things are kept and painted in rooms only';
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

/** Rooms have a layout instead. */
function refuseHouseEditsIndoors(
  {
    kind,
    houseEdits: edits,
  }: { readonly kind: StudioKind; readonly houseEdits?: object | undefined },
  context: z.RefinementCtx,
): void {
  if (kind === 'exterior' || edits === undefined) return;
  const message = 'Only houses are changed this way';
  context.addIssue({ code: 'custom', path: ['houseEdits'], message });
}

export const renderRequest = renderRecipe
  .extend({
    photoId: z.string(),
    variations: variations.default(1),
    crop: cropRectangle.optional(),
    ...handEdits.shape,
    /** A black and white picture in the photo's size; white is protected. */
    protectMaskPhotoId: z.string().optional(),
    /** The user's own prompt, for engines that take text. */
    prompt: z.string().trim().min(1).max(limits.promptCharacters).optional(),
    idempotencyKey,
  })
  .superRefine(refuseUnknownWords)
  .superRefine(refuseThingsOutdoors)
  .superRefine(refuseHouseEditsIndoors);
export type RenderRequest = z.input<typeof renderRequest>;
export type RenderRecipe = z.infer<typeof renderRequest>;

/** Small previews of one photo: in the recipe's style, or in several styles. Without `change`: finishes. */
export const previewRequest = renderRecipe
  .extend({
    photoId: z.string(),
    ...handEdits.shape,
    /** Absent: the corners saved with the photo; null: the detected ones. */
    boxCorners: sentCorners.nullable().optional(),
    /** Each with its own strength; by default only the recipe's style and strength. */
    styles: z.array(z.string()).min(1).max(16).optional(),
    widthPx: z.number().int().min(64).max(limits.previewSidePx).default(limits.teaserSidePx),
  })
  .superRefine(refuseUnknownWords)
  .superRefine(refuseThingsOutdoors)
  .superRefine(refuseHouseEditsIndoors)
  .superRefine(({ kind, styles }, context) => {
    const known = studios[kind].styles.map(({ label }): string => label);
    if (styles?.some((style) => !known.includes(style))) {
      context.addIssue({ code: 'custom', path: ['styles'], message: `Expected ${kind} styles` });
    }
  })
  .superRefine(({ change = storedChangeDefault, styles = [] }, context) => {
    if (change !== storedChangeDefault && styles.length > 1) {
      const message = 'Several styles at once are shown as finishes';
      context.addIssue({ code: 'custom', path: ['styles'], message });
    }
  });
export type PreviewRequest = z.infer<typeof previewRequest>;

export const stylePreview = z.object({
  style: z.string(),
  /** A small WebP as a `data:` URL, since it is never stored. */
  picture: z.string(),
  /** Why it shows new finishes although more was asked for. */
  note: z.string().optional(),
});
export type StylePreview = z.infer<typeof stylePreview>;

/** Prompt for engines that take text, and the recipe's values that they can't take. */
export const engineWords = z.object({
  prompt: z.string(),
  /** Sentences on what the prompt contains and what is ignored. */
  notes: z.array(z.string()),
});
export type EngineWords = z.infer<typeof engineWords>;

export const renderProcedures = {
  ...designProcedures,
  preview: procedure
    .route({
      method: 'POST',
      path: '/renders/previews',
      summary: 'Small looks at a photo in one or several styles; costs no picture',
      tags: ['Studios'],
    })
    .input(previewRequest)
    .output(z.object({ previews: z.array(stylePreview) })),
  words: procedure
    .route({
      method: 'POST',
      path: '/renders/words',
      summary: 'The words an order would be given to the engine in; costs nothing',
      tags: ['Studios'],
    })
    .input(
      renderRecipe.extend({
        finishes: z.array(surfaceFinish).max(20).default([]),
        paintedThings: handEdits.shape.paintedThings,
      }),
    )
    .output(engineWords),
  create: procedure
    .route({
      method: 'POST',
      path: '/renders',
      summary: 'Redesign a photo of a room or a building; `change` says how much of it becomes new',
      tags: ['Studios'],
      successStatus: 202,
    })
    .input(renderRequest)
    .output(accepted),
};
