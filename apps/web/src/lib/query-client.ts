import { QueryClient } from '@tanstack/react-query';
import { problemCodeOf } from './problem-text.ts';
import { currentSession, onSessionAnswer, type Session } from './session/session.ts';

const longestRetries = 2;

/**
 * A server at home can be reached without the internet, and a button that waits for it would say nothing: calls
 * are made, and fail, whatever the browser thinks of the network.
 */
const networkMode = 'always';

/** One cache for the whole app. Problems named by the server are final, so they aren't retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode },
    queries: {
      networkMode,
      refetchOnReconnect: true,
      staleTime: 10_000,
      retry: (failures, error) => failures < longestRetries && problemCodeOf(error) === undefined,
    },
  },
});

/** Undefined if not known. */
function ownerOf(session: Session): string | undefined {
  if (session.status === 'signed-in') return session.person.id;
  return session.status === 'signed-out' ? 'visitor' : undefined;
}

let owner = ownerOf(currentSession());
// Clears the cache so that the next person in this tab doesn't see it.
onSessionAnswer((answer) => {
  const next = ownerOf(answer);
  if (next === undefined || next === owner) return;
  if (owner !== undefined) queryClient.clear();
  owner = next;
});
