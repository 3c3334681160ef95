import { z } from 'zod';

export const engineTrial = z.object({
  ok: z.boolean(),
  /** The outcome in plain words. */
  sentence: z.string(),
  /** The service's own message, and a remedy. */
  words: z.string().nullable(),
  remedy: z.string().nullable(),
  durationMs: z.number(),
  /** Sample output: text, or a small picture as a data URL. */
  sample: z.string().nullable(),
  picture: z.string().nullable(),
});
export type EngineTrial = z.infer<typeof engineTrial>;
