/**
 * The authentication endpoints: one row for each open endpoint of Better Auth, with its input and rate limits.
 * All others are closed.
 */
import { emailAddress, type ProblemCode, personName } from '@maquette/contract';
import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import type { RateRule } from '../../platform/rates.ts';
import { acceptNewPassword, normalisePassword } from './passwords/password-rules.ts';

const minute = 60;

/** Limits the cost of hashing. */
const typedPassword = z.string().min(1).max(4_000);

/** A path on this site; anything else becomes `/Launcher`. */
const ownPath = z
  .string()
  .optional()
  .transform((text) => (text && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : '/Launcher'));

/** Invitation code, read by `invitation-code.ts` and unknown to Better Auth. */
const invitation = z.string().max(100).optional();

const signUpInput = z
  .object({
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    password: z.string().max(4_000),
    invitation,
  })
  .transform(({ password, invitation: _, ...person }) => ({
    ...person,
    name: `${person.firstName} ${person.lastName}`,
    password: acceptNewPassword(password, [person.firstName, person.lastName, person.email]),
  }));

const signInInput = z.object({
  email: emailAddress,
  password: typedPassword.transform(normalisePassword),
});

const googleInput = z
  .object({
    provider: z.literal('google'),
    callbackURL: ownPath,
    errorCallbackURL: ownPath,
    disableRedirect: z.boolean().default(true),
    invitation,
  })
  .transform(({ invitation: _, ...input }) => ({
    ...input,
    newUserCallbackURL: input.callbackURL,
  }));

const resetRequestInput = z.object({ email: emailAddress });

const resetInput = z
  .object({ token: z.string().min(1).max(200), newPassword: z.string().max(4_000) })
  .transform(({ token, newPassword }) => ({
    token,
    newPassword: acceptNewPassword(newPassword, []),
  }));

export interface AuthRoute {
  readonly method: 'GET' | 'POST';
  /** Below `/api/auth`; `{id}` stands for one part. */
  readonly path: string;
  readonly summary: string;
  readonly input?: z.ZodType<object>;
  /** Rate limit per address of the client. */
  readonly perAddress?: RateRule;
  /** Rate limit per e-mail address. */
  readonly perAccount?: RateRule;
  /** Signs the person in, unless suspended. */
  readonly signsIn?: true;
  /** Creates an account, if `http/guards/sign-up.ts` permits it. */
  readonly makesPeople?: true;
  /** Checks a password: limited by `count-guesses.ts`. */
  readonly isGuess?: true;
  /** Errors of Better Auth as problems, by code. */
  readonly problems?: Readonly<Record<string, ProblemCode>>;
  /** For any other error. */
  readonly otherwise?: ProblemCode;
}

export const authRoutes: readonly AuthRoute[] = [
  {
    method: 'POST',
    path: '/sign-up/email',
    summary: 'Create an account and sign in',
    signsIn: true,
    makesPeople: true,
    input: signUpInput,
    perAddress: { name: 'sign-up', turns: 10, windowSeconds: 60 * minute },
    otherwise: 'SIGN_UP_REFUSED',
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    summary: 'Sign in with e-mail and password',
    input: signInInput,
    signsIn: true,
    isGuess: true,
    otherwise: 'WRONG_CREDENTIALS',
  },
  {
    method: 'POST',
    path: '/sign-in/social',
    summary: 'Where to go to sign in with Google',
    input: googleInput,
    perAddress: { name: 'google', turns: 30, windowSeconds: 5 * minute },
    otherwise: 'GOOGLE_NOT_CONFIGURED',
  },
  {
    method: 'GET',
    path: '/callback/google',
    summary: 'Where Google sends people back to',
    signsIn: true,
    makesPeople: true,
  },
  { method: 'POST', path: '/sign-out', summary: 'End this sign-in' },
  { method: 'GET', path: '/get-session', summary: 'Who is signed in, or null' },
  {
    method: 'POST',
    path: '/request-password-reset',
    summary: 'Send a link to choose a new password',
    input: resetRequestInput,
    perAddress: { name: 'reset-address', turns: 10, windowSeconds: 60 * minute },
    perAccount: { name: 'reset-account', turns: 3, windowSeconds: 60 * minute },
  },
  {
    method: 'POST',
    path: '/reset-password',
    summary: 'Choose a new password with the token of a link',
    input: resetInput,
    perAddress: { name: 'reset-use', turns: 20, windowSeconds: 60 * minute },
    otherwise: 'RESET_LINK_SPENT',
  },
];

/** Parses the input; the problem names the field, never its value. */
export function readInput(schema: z.ZodType<object>, body: unknown): object {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  if (field === 'email') throw new Problem('EMAIL_INVALID', { field });
  throw new Problem('BAD_REQUEST', { field, expected: issue?.message ?? '' });
}
