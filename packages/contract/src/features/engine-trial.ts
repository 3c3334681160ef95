/** How an engine did when it was asked for something small. */
import { z } from 'zod';

export const engineTrial = z.object({
  ok: z.boolean(),
  /** The outcome in plain words. */
  sentence: z.string(),
  /** The service's own message, and the remedy. */
  words: z.string().nullable(),
  remedy: z.string().nullable(),
  durationMs: z.number(),
  /** The answer: words, or a small picture as a data address. */
  sample: z.string().nullable(),
  picture: z.string().nullable(),
});
export type EngineTrial = z.infer<typeof engineTrial>;
