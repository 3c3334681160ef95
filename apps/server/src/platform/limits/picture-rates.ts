/** How often the costly calls may be made by one person (or one address, for visitors). */
import type { RateRule } from '../rates.ts';

export const pictureRates = {
  upload: { name: 'upload', turns: 60, windowSeconds: 60 },
  /** Work is accepted at most this often; how much a day is the quota's matter. */
  generation: { name: 'generation', turns: 30, windowSeconds: 60 },
  analysis: { name: 'analysis', turns: 30, windowSeconds: 60 },
  brief: { name: 'brief', turns: 120, windowSeconds: 60 },
  /** Each asks the chat model. */
  writtenBrief: { name: 'written-brief', turns: 30, windowSeconds: 60 },
  archive: { name: 'archive', turns: 6, windowSeconds: 60 },
  sceneFile: { name: 'scene-file', turns: 30, windowSeconds: 60 },
  /** Small looks while a photo is worked on by hand: one a touch. */
  preview: { name: 'preview', turns: 120, windowSeconds: 60 },
  chat: { name: 'chat', turns: 40, windowSeconds: 60 },
  speech: { name: 'speech', turns: 30, windowSeconds: 60 },
  addressFetch: { name: 'address-fetch', turns: 5, windowSeconds: 60 },
} as const satisfies Record<string, RateRule>;
