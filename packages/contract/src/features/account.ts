/** The caller's account: profile, names, password and an export of all data. */
import { z } from 'zod';
import { memberEndpoint, openEndpoint, problemErrors } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { hasSteeringCharacters } from '../visible-text.ts';
import { signUpRules } from './administration/sign-up.ts';

export const personName = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'Please fill in this field.')
      .max(limits.nameMaxCharacters, `At most ${limits.nameMaxCharacters} characters.`)
      .refine((text) => !hasSteeringCharacters(text), 'Only letters, signs and spaces.'),
  );

/** Normalised before validation, so that two spellings of one address are one person. */
export const emailAddress = z
  .string()
  .max(1_000)
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email('Please enter a valid e-mail address.').max(254));

/** Checks the length only; the server also refuses well-known passwords. */
export const newPassword = z
  .string()
  .max(4_000)
  .transform((text) => text.normalize('NFC'))
  .pipe(
    z
      .string()
      .refine(
        (text) => [...text].length >= limits.passwordMinCharacters,
        `At least ${limits.passwordMinCharacters} characters.`,
      )
      .refine(
        (text) => [...text].length <= limits.passwordMaxCharacters,
        `At most ${limits.passwordMaxCharacters} characters.`,
      ),
  );

export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  paymentStatus: z.enum(['free', 'completed']),
  /** False for people who only sign in with Google. */
  hasPassword: z.boolean(),
  /** Whether the session is recent enough to set a new password. */
  freshSignIn: z.boolean(),
});

export type Profile = z.infer<typeof profileSchema>;

const tags = ['Account'];

export const accountContract = {
  profile: memberEndpoint
    .route({ method: 'GET', path: '/account/profile', summary: 'My profile', tags })
    .output(profileSchema),
  signUpRule: openEndpoint
    .route({ method: 'GET', path: '/account/sign-up', summary: 'Who may sign up here', tags })
    .output(z.object({ rule: z.enum(signUpRules) })),
  updateNames: memberEndpoint
    .route({ method: 'PATCH', path: '/account/names', summary: 'Change my names', tags })
    .input(z.strictObject({ firstName: personName, lastName: personName }))
    .output(profileSchema),
  updatePassword: memberEndpoint
    .route({
      method: 'PUT',
      path: '/account/password',
      summary: 'Set a new password; every other sign-in ends',
      tags,
    })
    .errors(
      problemErrors(
        'FRESH_SIGN_IN_NEEDED',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_TOO_COMMON',
      ),
    )
    .input(z.strictObject({ newPassword: z.string().max(4_000) }))
    .output(z.object({ endedSignIns: z.number().int() })),
  sendConfirmation: memberEndpoint
    .errors(problemErrors('NO_MAIL_SERVER'))
    .route({
      method: 'POST',
      path: '/account/address/mail',
      summary: 'Send a link that confirms my e-mail address',
      tags,
    })
    .output(z.void()),
  confirmAddress: memberEndpoint
    .errors(problemErrors('CONFIRMATION_SPENT'))
    .route({
      method: 'POST',
      path: '/account/address',
      summary: 'Confirm my e-mail address with the code of a link',
      tags,
    })
    .input(z.strictObject({ code: z.string().min(1).max(100) }))
    .output(z.void()),
};
