/** Looking at a picture: what is on it, its colours, its light. */
import { z } from 'zod';
import { limits } from './limits.ts';
import { procedure } from './procedure.ts';

const prompt = z.string().max(limits.promptCharacters).optional();

export const paletteColour = z.object({
  hex: z.string(),
  name: z.string(),
  share: z.number(),
});

export const pictureAnalysis = z.object({
  /** A few sentences for people; answers the prompt where it can. */
  description: z.string(),
  kind: z.enum(['interior', 'exterior', 'drawing', 'other']),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  palette: z.array(paletteColour),
  light: z.object({
    brightness: z.number(),
    contrast: z.number(),
    warmth: z.enum(['warm', 'neutral', 'cool']),
  }),
  surfaces: z.array(z.object({ name: z.string(), share: z.number(), confidence: z.number() })),
  suggestions: z.array(z.string()),
  engine: z.object({ id: z.string(), label: z.string() }),
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
