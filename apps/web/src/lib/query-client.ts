import { QueryClient } from '@tanstack/react-query';
import { problemCodeOf } from './problem-text.ts';
import { currentSession, onSessionAnswer, type Session } from './session/session.ts';

const longestRetries = 2;

/** One cache for the whole app. Problems the server named are answers, not accidents: no retry. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < longestRetries && problemCodeOf(error) === undefined,
    },
  },
});

/** Undefined where it is not known. */
function ownerOf(session: Session): string | undefined {
  if (session.status === 'signed-in') return session.person.id;
  return session.status === 'signed-out' ? 'visitor' : undefined;
}

let owner = ownerOf(currentSession());
// Clears cached answers so that the next person in this tab does not see them.
onSessionAnswer((answer) => {
  const next = ownerOf(answer);
  if (next === undefined || next === owner) return;
  if (owner !== undefined) queryClient.clear();
  owner = next;
});
