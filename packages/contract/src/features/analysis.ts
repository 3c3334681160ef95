/** Picture analysis: contents, colours, light. */
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
  /** Answer to the question; null without a question, or if the picture can't answer it. */
  answer: z.string().nullable(),
  /** Summary in a few sentences. */
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
    /** Noise in even areas, in steps of 255. */
    noise: z.number(),
    clippedLights: z.number(),
    clippedDarks: z.number(),
  }),
  /** Null if too few lines were found. */
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
  /** The room; null for buildings, and below the required confidence. */
  room: z.object({ name: z.enum(roomNames), likelihood: z.number() }).nullable(),
  /** Detected things, most confident first. */
  things: z.array(
    z.object({
      name: z.string(),
      likelihood: z.number(),
      /** As shares of the picture's width and height, from its top left corner. */
      box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      /** Polygon, as shares; absent if only the box is known. */
      outline: thingOutline.optional(),
    }),
  ),
  /** A room's size in metres with a relative error of `doubt`. Null if no room was found. */
  shape: z
    .object({
      widthMetres: z.number(),
      /** From the camera to the wall in front. */
      depthMetres: z.number(),
      heightMetres: z.number(),
      doubt: z.number(),
      isDoubtful: z.boolean(),
    })
    .nullable(),
  openings: z.array(z.object({ kind: z.enum(['window', 'door']), count: z.number() })),
  styles: z.array(
    z.object({
      style: z.string(),
      likelihood: z.number(),
      reasons: z.array(z.string()),
    }),
  ),
  suggestions: z.array(z.string()),
  /** Questions that the picture can't answer. */
  cannotSee: z.array(z.string()),
  engine: z.object({ id: z.string(), label: z.string() }),
  /** Notes on fallbacks to other engines. */
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
