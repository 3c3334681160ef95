/** Better Auth's client. `account.ts` loads it with the first sign-in or change. */
import { createAuthClient } from 'better-auth/client';
import { inferAdditionalFields } from 'better-auth/client/plugins';

export const authClient = createAuthClient({
  plugins: [
    inferAdditionalFields({
      user: {
        firstName: { type: 'string' },
        lastName: { type: 'string' },
        paymentStatus: { type: 'string', input: false },
      },
    }),
  ],
});
