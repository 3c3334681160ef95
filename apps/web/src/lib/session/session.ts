/**
 * Store of the signed-in person. It asks the server once, again when the tab regains focus after a while, and
 * broadcasts sign-ins and sign-outs to other tabs.
 */
import type { PaymentStatus } from '@maquette/contract';
import { useSyncExternalStore } from 'react';
import { clearOtherPeople, clearPeople } from './person-storage.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly paymentStatus: PaymentStatus;
  /** Confirmed by a link, or by Google. */
  readonly isAddressConfirmed: boolean;
}

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly person: Person }
  /** The server didn't answer: no page redirects for that. */
  | { readonly status: 'unreachable' };

const unknownSession: Session = { status: 'unknown' };
const channelName = 'maquette-session';
const staleAfterMs = 30_000;

let session: Session = unknownSession;
let requestedAtMs = 0;
let pendingRequest: Promise<Session> | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();
const answerListeners = new Set<(requestSession: Session) => void>();
const endedListeners = new Set<() => void>();
let signOutEnd = Promise.resolve();
const signOutListeners = new Set<(leaves: boolean) => void>();

function publish(next: Session): Session {
  for (const listener of answerListeners) listener(next);
  if (next.status === 'signed-in') clearOtherPeople(next.person.id);
  if (next.status === 'signed-out') clearPeople();
  if (JSON.stringify(next) !== JSON.stringify(session)) {
    session = next;
    for (const listener of listeners) listener();
  }
  return next;
}

interface Answer {
  readonly user?:
    | (Partial<Person> & { readonly paymentStatus?: unknown; readonly emailVerified?: boolean })
    | null;
}

/** An answer without a plan doesn't mean a free plan: it counts as missing. */
function sessionOf(requestSession: Answer | null): Session {
  const user = requestSession?.user;
  if (!user?.id || !user.email) return { status: 'signed-out' };
  const { id, email, firstName = '', lastName = '', paymentStatus } = user;
  if (paymentStatus !== 'free' && paymentStatus !== 'completed') return { status: 'unreachable' };
  const isAddressConfirmed = user.emailVerified === true;
  const person = { id, email, firstName, lastName, paymentStatus, isAddressConfirmed };
  return { status: 'signed-in', person };
}

async function fetchSession(): Promise<Session> {
  try {
    const response = await fetch('/api/auth/get-session', {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return { status: 'unreachable' };
    return sessionOf(await response.json());
  } catch {
    return { status: 'unreachable' };
  } finally {
    requestedAtMs = Date.now();
    pendingRequest = null;
  }
}

/** Concurrent calls share one request. */
function requestSession(): Promise<Session> {
  pendingRequest ??= fetchSession();
  return pendingRequest;
}

export const refreshSession = async (): Promise<Session> => publish(await requestSession());

/** After a sign-in or sign-out here: updates this tab and notifies the others. */
export async function sessionChanged(): Promise<Session> {
  // A request in flight may return the state before the change.
  if (pendingRequest) await pendingRequest;
  const next = await refreshSession();
  channel?.postMessage('changed');
  return next;
}

/**
 * If the session expired or was ended elsewhere, screens with unsaved work are notified and keep the person.
 */
export async function recheckSession(): Promise<Session> {
  const next = await requestSession();
  const ended = session.status === 'signed-in' && next.status === 'signed-out';
  if (!ended || endedListeners.size === 0) return publish(next);
  // The screen keeps its texts; the stored ones are for nobody else to read.
  clearPeople();
  for (const listener of endedListeners) listener();
  return next;
}

function onVisible() {
  if (document.visibilityState !== 'visible') return;
  if (Date.now() - requestedAtMs > staleAfterMs) void recheckSession();
}

function start() {
  channel = new BroadcastChannel(channelName);
  channel.onmessage = () => void refreshSession();
  document.addEventListener('visibilitychange', onVisible);
  void refreshSession();
}

function stop() {
  channel?.close();
  channel = null;
  document.removeEventListener('visibilitychange', onVisible);
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

export const currentSession = (): Session => session;

/** Called with every answer of the server, also unchanged ones. */
export function onSessionAnswer(listener: (requestSession: Session) => void): () => void {
  answerListeners.add(listener);
  return () => void answerListeners.delete(listener);
}

/** `onEnded` is called instead of a redirect when the session has expired or was ended elsewhere. */
export function whileSignedIn(onEnded: () => void): () => void {
  endedListeners.add(onEnded);
  return () => void endedListeners.delete(onEnded);
}

/** Requests during a sign-out wait for it to finish; the answer could only be 401. */
export async function blockRequestsDuring(signOut: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  signOutEnd = promise;
  await signOut().finally(resolve);
}

export const untilSignOutEnds = (): Promise<void> => signOutEnd;

/** `leaves` is true while a sign-out navigates home, false after it failed. */
export function announceSignOut(leaves: boolean): void {
  for (const listener of signOutListeners) listener(leaves);
}

/** Gates ignore a sign-out that is leaving the page anyway. */
export function onSignOut(listener: (leaves: boolean) => void): () => void {
  signOutListeners.add(listener);
  return () => void signOutListeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession);
}

/** For screens behind a gate, where a person is certainly signed in. */
export function usePerson(): Person | null {
  const now = useSession();
  return now.status === 'signed-in' ? now.person : null;
}
