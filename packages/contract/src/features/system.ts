/** Capabilities of this server for the screens: engines, sign-ins, payments, limits. */
import { z } from 'zod';
import { socialNames } from '../contact.ts';
import { openEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pictureShapeNames } from '../picture-shapes.ts';

/** Abilities of a tool's engine, so that screens offer only those. */
export const engineAbilities = z.object({
  /** Made here, by our own engine: it reads the choices themselves, not words made of them. */
  own: z.boolean(),
  /** Changes a picture that is sent along. */
  edit: z.boolean(),
  /** Leaves protected parts alone by itself; where not, we put them back. */
  mask: z.boolean(),
  seed: z.boolean(),
  /** `words`: the amount of change is put into words, because there is no number for it. */
  strength: z.enum(['number', 'words']),
  steps: z.boolean(),
  guidance: z.boolean(),
  /** Takes what is not wanted apart from what is. */
  negative: z.boolean(),
  /** The shapes it draws in without cutting. */
  shapes: z.array(z.enum(pictureShapeNames)),
  progress: z.boolean(),
  /** Cancelling ends the work where it is made, and what it costs. */
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
  /** Model id of each job of the product, such as `builtin:handbook`. */
  engines: z.record(z.string(), z.string()),
  /** Abilities of the preferred engine of each picture tool. */
  pictures: z.record(z.enum(pictureRoles), engineAbilities),
  googleSignIn: z.boolean(),
  stripePayments: z.boolean(),
  /** `outbox`: mails are written to a file on the server, none is sent. */
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
