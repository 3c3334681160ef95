/** Generations: progress, history, results, sharing. */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { accepted } from '../accepted.ts';
import { procedure } from '../procedure.ts';
import { shownRecipe } from '../recipes/recipe.ts';
import { toolNames } from '../tools.ts';
import { visibleTitle } from '../visible-text.ts';
import { designKinds } from './design-of-picture.ts';
import { sceneFileKinds } from './visuals.ts';

const byId = z.object({ id: z.string() });
const tags = ['Generations'];

export const generationStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

export const picture = z.object({
  index: z.number().int(),
  url: z.string(),
  thumbUrl: z.string(),
  /** The same picture as an attachment with a descriptive name. */
  downloadUrl: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  seed: z.number().int().nullable(),
  /** How much of the photo's lines, edges and openings was kept, 0..100; null without a photo. */
  structureScore: z.number().nullable(),
  overlayUrl: z.string().nullable(),
  /** Download URLs of the picture's scene; null without one. */
  scene: z.record(z.enum(sceneFileKinds), z.string()).nullable(),
  /** Kind of the design behind a redesigned photo, available from `renders.design`. */
  design: z.enum(designKinds).nullable(),
});
export type Picture = z.infer<typeof picture>;

export const progress = z.object({
  /** Number of jobs ahead while it waits. */
  position: z.number().int().nullable(),
  stage: z.string().nullable(),
  percent: z.number().min(0).max(100),
});

export const endedWith = z.object({
  code: z.string(),
  message: z.string(),
  /** Id of the request that ordered it, as in the server's log; null for old work. */
  requestId: z.string().nullable(),
});

export const generation = z.object({
  id: z.string(),
  tool: z.enum(toolNames),
  status: z.enum(generationStatuses),
  title: z.string(),
  prompt: z.string().nullable(),
  style: z.string().nullable(),
  roomType: z.string().nullable(),
  propertyType: z.string().nullable(),
  aesthetic: z.string().nullable(),
  strength: z.number().nullable(),
  cfgScale: z.number().nullable(),
  steps: z.number().int().nullable(),
  seed: z.number().int().nullable(),
  /** Recipe of a render or visual, for variants. */
  recipe: shownRecipe,
  /** Engine that made it, for the label; null until one has. */
  engine: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** The photo or sketch it was made from. */
  original: z.object({ url: z.string(), thumbUrl: z.string() }).nullable(),
  pictures: z.array(picture),
  structureScore: z.number().nullable(),
  overlayUrl: z.string().nullable(),
  /** Remarks for the user on what was understood, left out or changed. */
  notes: z.array(z.string()),
  /** The brief as understood by the engine, as chips: "Modern villa", "2 storeys", "dusk". */
  brief: z.array(z.string()),
  favourite: z.boolean(),
  /** The share link while sharing is on. */
  share: z.object({ token: z.string(), url: z.string() }).nullable(),
  progress,
  problem: endedWith.nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generation>;

/** Progress events of one generation. Their ids let a client resume without gaps or repeats. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued'), position: z.number().int() }),
  z.object({ type: z.literal('stage'), name: z.string(), percent: z.number() }),
  /** Small preview, replaced by the next one or the picture. */
  z.object({ type: z.literal('preview'), index: z.number().int(), url: z.string() }),
  z.object({ type: z.literal('picture'), picture }),
  z.object({ type: z.literal('done'), generation }),
  /** Ends the stream; a cancelled generation has the code CANCELLED. */
  endedWith.extend({ type: z.literal('failed') }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

export const generationProcedures = {
  get: procedure
    .route({ method: 'GET', path: '/generations/{id}', summary: 'One result', tags })
    .input(byId)
    .output(generation),
  list: procedure
    .route({
      method: 'GET',
      path: '/generations',
      summary: 'Results, newest first; those that ended without a picture for seven days',
      tags,
    })
    .input(
      z.object({
        tool: z.enum(toolNames).optional(),
        /** Searched in style, prompt and title. */
        search: z.string().max(200).optional(),
        favourite: z.union([z.boolean(), z.stringbool()]).optional(),
        cursor: z.string().optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(24),
      }),
    )
    .output(z.object({ items: z.array(generation), nextCursor: z.string().nullable() })),
  running: procedure
    .route({
      method: 'GET',
      path: '/generations/running',
      summary: 'What is waiting or being made right now',
      tags,
    })
    .output(z.array(generation)),
  events: procedure
    .route({
      method: 'GET',
      path: '/generations/{id}/events',
      summary: 'Progress as an event stream; resumes from Last-Event-ID',
      tags,
    })
    .input(byId)
    .output(eventIterator(generationEvent)),
  rename: procedure
    .route({ method: 'PATCH', path: '/generations/{id}', summary: 'Give it a title', tags })
    .input(byId.extend({ title: visibleTitle(200) }))
    .output(generation),
  favourite: procedure
    .route({ method: 'PUT', path: '/generations/{id}/favourite', summary: 'Keep in sight', tags })
    .input(byId.extend({ favourite: z.boolean() }))
    .output(generation),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/generations/{id}',
      summary: 'Delete; can be undone for a while with restore',
      tags,
    })
    .input(byId)
    .output(z.object({ restorableUntil: z.iso.datetime() })),
  restore: procedure
    .route({ method: 'POST', path: '/generations/{id}/restore', summary: 'Undo deleting', tags })
    .input(byId)
    .output(generation),
  cancel: procedure
    .route({ method: 'POST', path: '/generations/{id}/cancel', summary: 'Stop the work', tags })
    .input(byId)
    .output(generation),
  retry: procedure
    .route({
      method: 'POST',
      path: '/generations/{id}/retry',
      summary: 'Try failed or cancelled work again, as a new generation',
      tags,
      successStatus: 202,
    })
    .input(byId)
    .output(accepted),
  share: procedure
    .route({ method: 'PUT', path: '/generations/{id}/share', summary: 'Share link on', tags })
    .input(byId)
    .output(z.object({ token: z.string(), url: z.string() })),
  unshare: procedure
    .route({
      method: 'DELETE',
      path: '/generations/{id}/share',
      summary: 'Share link off',
      tags,
      successStatus: 204,
    })
    .input(byId),
};

/** A shared result, without data about its owner. */
export const sharedGeneration = generation.pick({
  tool: true,
  title: true,
  style: true,
  roomType: true,
  propertyType: true,
  aesthetic: true,
  engine: true,
  original: true,
  pictures: true,
  structureScore: true,
  overlayUrl: true,
  brief: true,
  createdAt: true,
});

export const shareProcedures = {
  get: procedure
    .route({ method: 'GET', path: '/shares/{token}', summary: 'A shared result', tags: ['Shares'] })
    .input(z.object({ token: z.string() }))
    .output(sharedGeneration),
};
