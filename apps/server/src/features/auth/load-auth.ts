/** Loads the authentication library lazily, because it is large. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Auth, AuthParts } from './better-auth.ts';

export async function loadAuth(parts: AuthParts): Promise<Auth> {
  // In parts with pauses: loading it at once would block the event loop the longest during a start.
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
