/**
 * Better Auth on our own tables. Only its core is used: `serve-auth.ts` normalises inputs and limits rates,
 * `password-rules.ts` judges passwords. Its log is off because it quotes e-mail addresses.
 */
import { limits, problems } from '@maquette/contract';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { ownOrigin } from '../../http/guards/same-origin.ts';
import type { Database } from '../../platform/db/database.ts';
import { account, session, user, verification } from '../../platform/db/schema/people.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { toProblem } from '../../platform/problem.ts';
import { splitGoogleName } from './google/google-name.ts';
import { withHashedSessions } from './hashed-sessions.ts';
import { forgetResetLinks } from './passwords/reset-links.ts';
import { resetPasswordMail } from './passwords/reset-password-mail.ts';
import { noteNewPerson, refusalOfAttempt } from './sign-up-attempt.ts';

/** Password hashing. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(stored: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export interface AuthParts {
  readonly db: Database;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly secret: string;
  readonly publicUrl: string | undefined;
  /** Origin of this server where no public address is set. */
  readonly localUrl: string;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined;
  /** Tests hash cheaply; production uses Better Auth's default. */
  readonly passwords?: Passwords | undefined;
}

const daySeconds = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(parts: AuthParts) {
  const baseURL = parts.publicUrl ?? parts.localUrl;
  return betterAuth({
    appName: 'Maquette',
    baseURL,
    basePath: '/api/auth',
    secret: parts.secret,
    trustedOrigins: (request) => (request ? [ownOrigin(request, parts.publicUrl)] : [baseURL]),
    database: withHashedSessions(
      drizzleAdapter(parts.db, {
        provider: 'pg',
        schema: { user, session, account, verification },
        transaction: true,
      }),
    ),
    logger: { disabled: true },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: '/signed-in',
      onError: (error) => {
        parts.log.debug('A sign-in was refused', { error });
        // Otherwise it would be a 500 without a reason, printed past the log.
        if (!isAPIError(error)) throw toProblem(error);
      },
    },
    // Rate limits are in `serve-auth.ts`.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'maquette',
      useSecureCookies: baseURL.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    session: {
      expiresIn: 7 * daySeconds,
      updateAge: daySeconds,
      freshAge: limits.freshSignInMinutes * 60,
      // No cookie cache, so that ended sessions and changed plans apply at once.
      cookieCache: { enabled: false },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        paymentStatus: { type: 'string', required: false, defaultValue: 'free', input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async () => {
            const code = refusalOfAttempt();
            if (code) throw new APIError('FORBIDDEN', { code, message: problems[code].message });
          },
          after: async ({ id }) => noteNewPerson(id),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      ...(parts.passwords ? { password: parts.passwords } : {}),
      // `password-rules.ts` checks lengths; these limits only keep Better Auth from objecting.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: async (reset) => {
        parts.mailer.post(resetPasswordMail(reset.user, baseURL, reset.token));
      },
      onPasswordReset: async (reset) => {
        await forgetResetLinks(parts.db, reset.user.id);
        // Opening the link proves the address.
        await parts.db.update(user).set({ emailVerified: true }).where(eq(user.id, reset.user.id));
      },
    },
    verification: { storeIdentifier: 'hashed' },
    account: {
      encryptOAuthTokens: true,
      // Google accounts are linked to a password account only if its address is verified; otherwise whoever
      // registers another person's address first would share their account.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    socialProviders: parts.google && {
      google: {
        ...parts.google,
        prompt: 'select_account' as const,
        mapProfileToUser: (profile) => ({ ...splitGoogleName(profile) }),
      },
    },
  });
}
