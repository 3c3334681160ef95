/**
 * A session that expired, or was ended elsewhere, while a person works here. The screen stays as it is:
 * refused requests wait in `signInAgain()` until the same person has signed in again in the dialog, or has
 * declined.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { requestAccountDialogs } from './account-dialogs.ts';
import {
  currentSession,
  onSessionAnswer,
  type Person,
  recheckSession,
  whileSignedIn,
} from './session.ts';

interface Ended {
  readonly person: Person;
  readonly again: Promise<boolean>;
  settle(again: boolean): void;
}

let ended: Ended | null = null;
/** After "Not now", only an action opens the dialog again, not background loading. */
let declined = false;
const listeners = new Set<() => void>();

function change(next: Ended | null) {
  ended = next;
  for (const listener of listeners) listener();
}

/**
 * Resolves to true once this person is signed in again, here or in another tab; all callers share one dialog.
 */
export function signInAgain(by: 'act' | 'itself'): Promise<boolean> {
  if (ended) return ended.again;
  if (declined && by === 'itself') return Promise.resolve(false);
  const session = currentSession();
  if (session.status !== 'signed-in') return Promise.resolve(false);
  const { person } = session;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const forget = onSessionAnswer((answer) => {
    if (answer.status === 'unreachable') return;
    settle(answer.status === 'signed-in' && answer.person.id === person.id);
  });
  const stay = whileSignedIn(() => {});
  const settle = (again: boolean) => {
    forget();
    stay();
    declined = !again;
    change(null);
    resolve(again);
  };
  change({ person, again: promise, settle });
  requestAccountDialogs();
  return promise;
}

/** Not now: refused requests fail, and the screen stays. */
export const declineSignIn = (): void => ended?.settle(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const endedPerson = () => ended?.person ?? null;

/** The person who is asked to sign in again; null most of the time. */
export const useSignInEnded = (): Person | null =>
  useSyncExternalStore(subscribe, endedPerson, () => null);

/** Checked before a request is sent: visitors and signed-in people may proceed. */
export async function ensureSignedIn(): Promise<boolean> {
  if (currentSession().status !== 'signed-in') return true;
  const stop = whileSignedIn(() => {});
  const answer = await recheckSession();
  stop();
  return answer.status !== 'signed-out' || signInAgain('act');
}

/** For screens with unsaved work: an ended session opens the sign-in dialog instead of redirecting. */
export function useSignInGuard() {
  useEffect(() => {
    const stop = whileSignedIn(() => void signInAgain('itself'));
    return stop;
  }, []);
}
