/** Loads the sign-in library, which is large, when it is first needed. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Auth, AuthParts } from './better-auth.ts';

export async function loadAuth(parts: AuthParts): Promise<Auth> {
  // Loaded at once it blocks the event loop longest of a start; between its parts others have their turn.
  for (const load of [
    () => import('better-auth/adapters/drizzle'),
    () => import('better-auth/api'),
  ]) {
    await load();
    await nextTurn();
  }
  const { createAuth } = await import('./better-auth.ts');
  return createAuth(parts);
}
