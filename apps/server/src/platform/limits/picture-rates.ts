/** Rate limits of costly calls, per person (or per address, for visitors). */
import type { RateRule } from '../rates.ts';

export const pictureRates = {
  upload: { name: 'upload', turns: 60, windowSeconds: 60 },
  /** Orders, also those that repeat one; how many pictures a day is up to the quota. */
  generation: { name: 'generation', turns: 30, windowSeconds: 60 },
  analysis: { name: 'analysis', turns: 30, windowSeconds: 60 },
  brief: { name: 'brief', turns: 120, windowSeconds: 60 },
  /** Calls the chat model. */
  writtenBrief: { name: 'written-brief', turns: 30, windowSeconds: 60 },
  archive: { name: 'archive', turns: 6, windowSeconds: 60 },
  sceneFile: { name: 'scene-file', turns: 30, windowSeconds: 60 },
  /** Previews while editing a photo: one per touch. */
  preview: { name: 'preview', turns: 120, windowSeconds: 60 },
  chat: { name: 'chat', turns: 40, windowSeconds: 60 },
  speech: { name: 'speech', turns: 30, windowSeconds: 60 },
  addressFetch: { name: 'address-fetch', turns: 5, windowSeconds: 60 },
} as const satisfies Record<string, RateRule>;
