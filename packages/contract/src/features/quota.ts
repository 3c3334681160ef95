/** Pictures left today. */
import { z } from 'zod';
import { procedure } from '../procedure.ts';

export const quota = z.object({
  plan: z.enum(['visitor', 'free', 'premium']),
  /** Pictures a day; null is unlimited within fair use. */
  limit: z.number().int().nullable(),
  /** Made today, including work in progress. */
  used: z.number().int(),
  remaining: z.number().int().nullable(),
  renewsAt: z.iso.datetime(),
});
export type Quota = z.infer<typeof quota>;

/** Storage used by a person's photos and pictures. */
export const storageUse = z.object({ usedBytes: z.number().int(), limitBytes: z.number().int() });
export type StorageUse = z.infer<typeof storageUse>;

export const quotaProcedures = {
  get: procedure
    .route({ method: 'GET', path: '/quota', summary: 'What is left of today', tags: ['Quota'] })
    .output(quota),
  storage: procedure
    .route({ method: 'GET', path: '/storage', summary: 'What is stored', tags: ['Quota'] })
    .output(storageUse),
};
