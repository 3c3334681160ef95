/** Features of this server, for the screens: engines, sign-in, payments, limits. */
import { z } from 'zod';
import { socialNames } from '../contact.ts';
import { openEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pictureShapeNames } from '../picture-shapes.ts';

/** Abilities of a tool's engine; screens offer only those. */
export const engineAbilities = z.object({
  /** Our own engine, which takes the choices themselves instead of a prompt. */
  own: z.boolean(),
  /** Edits an input picture. */
  edit: z.boolean(),
  /** Honours a mask; otherwise we composite the protected parts back. */
  mask: z.boolean(),
  seed: z.boolean(),
  /** `words`: strength goes into the prompt, since the engine has no parameter for it. */
  strength: z.enum(['number', 'words']),
  steps: z.boolean(),
  guidance: z.boolean(),
  negative: z.boolean(),
  /** Aspect ratios it generates without cropping. */
  shapes: z.array(z.enum(pictureShapeNames)),
  progress: z.boolean(),
  /** Cancelling stops the work at the provider, and its cost. */
  cancel: z.boolean(),
});
export type EngineAbilities = z.infer<typeof engineAbilities>;

export const pictureRoles = ['restyle', 'visuals', 'sketch'] as const;
export type PictureRole = (typeof pictureRoles)[number];

export const contactSchema = z.object({
  mail: z.string(),
  supportMail: z.string(),
  social: z.partialRecord(z.enum(socialNames), z.string()),
  lines: z.array(z.object({ label: z.string(), address: z.string() })),
});

export const systemSchema = z.object({
  version: z.string(),
  /** Model id per job, such as `builtin:handbook`. */
  engines: z.record(z.string(), z.string()),
  /** Abilities of each picture tool's preferred engine. */
  pictures: z.record(z.enum(pictureRoles), engineAbilities),
  googleSignIn: z.boolean(),
  stripePayments: z.boolean(),
  /** `outbox`: e-mails are written to a file instead of being sent. */
  mail: z.enum(['smtp', 'outbox']),
  contact: contactSchema,
  limits: z.object(
    Object.fromEntries(Object.keys(limits).map((name) => [name, z.number()])) as Record<
      keyof typeof limits,
      z.ZodNumber
    >,
  ),
});

export type SystemDescription = z.infer<typeof systemSchema>;

export const systemContract = {
  describe: openEndpoint
    .route({ method: 'GET', path: '/system', summary: 'What this server can do', tags: ['System'] })
    .output(systemSchema),
};
