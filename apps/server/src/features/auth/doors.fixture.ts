/** Calls of the sign-in screens. */
import type { TestApp } from '../../testing/test-app.ts';

export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'brick by brick',
};

export const doorsOf = (app: () => TestApp) => ({
  signUp: (body: object, from?: string) =>
    app().request('/api/auth/sign-up/email', { body, ...(from ? { from } : {}) }),
  signIn: (body: object, headers?: Record<string, string>, from?: string) =>
    app().request('/api/auth/sign-in/email', { body, headers, ...(from ? { from } : {}) }),
});
