/**
 * Fetch for the signed-in person. If their session has ended, the server refuses the call; the person is
 * asked to sign in again, and the same call is repeated.
 */
import { samePersonHeader } from '@maquette/contract';
import { problemBodyOf } from '../problem-text.ts';
import { currentSession, untilSignOutEnds } from './session.ts';
import { signInAgain } from './sign-in-ended.ts';

async function saysSignInEnded(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  // A body that isn't JSON isn't from our server: a proxy may answer 401, too.
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return problemBodyOf(body)?.code === 'NOT_AUTHENTICATED';
}

export async function fetchSignedIn(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const before = currentSession();
  await untilSignOutEnds();
  const session = currentSession();
  if (before.status === 'signed-in' && session.status === 'signed-out') {
    throw new DOMException('The person signed out.', 'AbortError');
  }
  if (session.status !== 'signed-in') return fetch(input, init);
  const request = new Request(input, init);
  request.headers.set(samePersonHeader, session.person.id);
  const sameAgain = request.clone();
  const answer = await fetch(request);
  if (!(await saysSignInEnded(answer))) return answer;
  const by = request.method === 'GET' ? 'itself' : 'act';
  return (await signInAgain(by)) ? fetch(sameAgain) : answer;
}
