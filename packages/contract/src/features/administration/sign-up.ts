import { z } from 'zod';
import { administratorEndpoint, problemErrors } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { hasSteeringCharacters } from '../../visible-text.ts';

const tags = ['Administration'];

export const signUpRules = ['open', 'invitation', 'closed'] as const;
export type SignUpRule = (typeof signUpRules)[number];

export const invitation = z.object({
  id: z.string(),
  /** The administrator's note on who it is for. */
  note: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
  /** Null while it is unused, and once that account is deleted. */
  usedBy: z.object({ name: z.string(), email: z.string() }).nullable(),
});
export type Invitation = z.infer<typeof invitation>;

const state = z.object({
  rule: z.enum(signUpRules),
  /** Newest first, including used ones, without expired ones. */
  invitations: z.array(invitation),
});

const note = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(limits.nameMaxCharacters)
      .refine((text) => !hasSteeringCharacters(text)),
  );

export const administeredSignUp = {
  get: administratorEndpoint
    .route({ method: 'GET', path: '/administration/sign-up', summary: 'Who may sign up', tags })
    .output(state),
  setRule: administratorEndpoint
    .route({ method: 'PUT', path: '/administration/sign-up', summary: 'Say who may sign up', tags })
    .input(z.object({ rule: z.enum(signUpRules) }))
    .output(state),
  invite: administratorEndpoint
    .route({
      method: 'POST',
      path: '/administration/invitations',
      summary: 'Make an invitation; its code is told once',
      tags,
    })
    .input(z.object({ note }))
    .output(z.object({ invitation, code: z.string() })),
  withdraw: administratorEndpoint
    .errors(problemErrors('NOT_FOUND'))
    .route({
      method: 'DELETE',
      path: '/administration/invitations/{id}',
      summary: 'Withdraw an invitation that nobody has used',
      tags,
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.void()),
};
