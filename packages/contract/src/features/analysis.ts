/** Looking at a picture: what is on it, its colours, its light. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { procedure } from '../procedure.ts';
import { roomNames, sceneKinds, thingOutline } from './photos.ts';

const prompt = z.string().max(limits.promptCharacters).optional();

export const paletteColour = z.object({
  hex: z.string(),
  name: z.string(),
  share: z.number(),
});

export const pictureAnalysis = z.object({
  /** The question answered; null where nothing was asked, or nothing that looking can answer. */
  answer: z.string().nullable(),
  /** A few sentences for people. */
  description: z.string(),
  kind: z.enum(sceneKinds),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  palette: z.array(paletteColour),
  light: z.object({
    brightness: z.number(),
    contrast: z.number(),
    warmth: z.enum(['warm', 'neutral', 'cool']),
  }),
  quality: z.object({
    /** 0 soft .. 1 crisp. */
    sharpness: z.number(),
    /** Grain in even areas, in steps of 255. */
    noise: z.number(),
    /** Shares of the picture without detail. */
    clippedLights: z.number(),
    clippedDarks: z.number(),
  }),
  /** Null where there are too few lines to tell. */
  perspective: z.object({ rollDegrees: z.number(), angleDegrees: z.number() }).nullable(),
  surfaces: z.array(
    z.object({
      name: z.string(),
      share: z.number(),
      confidence: z.number(),
      colour: z.string(),
      hex: z.string(),
    }),
  ),
  /** Which room it is; null where that is not sure enough, and for buildings. */
  room: z.object({ name: z.enum(roomNames), likelihood: z.number() }).nullable(),
  /** Things named with enough certainty, surest first. */
  things: z.array(
    z.object({
      name: z.string(),
      likelihood: z.number(),
      /** Shares of the picture's width and height, from its top left corner. */
      box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      /** Around it, as shares; left out where only its box can be told. */
      outline: thingOutline.optional(),
    }),
  ),
  /** A room's size in metres; each may be off by `doubt` of itself. Null where no room can be read. */
  shape: z
    .object({
      widthMetres: z.number(),
      /** From where the photo was taken to the wall in front. */
      depthMetres: z.number(),
      heightMetres: z.number(),
      doubt: z.number(),
      isDoubtful: z.boolean(),
    })
    .nullable(),
  openings: z.array(z.object({ kind: z.enum(['window', 'door']), count: z.number() })),
  /** Styles that the picture leans to, with reasons. */
  styles: z.array(
    z.object({
      style: z.string(),
      likelihood: z.number(),
      reasons: z.array(z.string()),
    }),
  ),
  suggestions: z.array(z.string()),
  /** Questions that looking cannot answer. */
  cannotSee: z.array(z.string()),
  engine: z.object({ id: z.string(), label: z.string() }),
  /** Notes on engines that stepped in. */
  notes: z.array(z.string()),
  locationRemoved: z.boolean(),
});
export type PictureAnalysis = z.infer<typeof pictureAnalysis>;

export const analysisProcedures = {
  picture: procedure
    .route({
      method: 'POST',
      path: '/analysis',
      summary: 'Look at a picture that is sent along (multipart: file, prompt)',
      tags: ['Analysis'],
    })
    .input(z.object({ file: z.file(), prompt }))
    .output(pictureAnalysis),
  address: procedure
    .route({
      method: 'POST',
      path: '/analysis/address',
      summary: 'Look at a picture on the web',
      tags: ['Analysis'],
    })
    .input(z.object({ url: z.string().min(1).max(4_000), prompt }))
    .output(pictureAnalysis),
};
