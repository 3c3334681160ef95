import { QueryClient } from '@tanstack/react-query';
import { problemCodeOf } from './problem-text.ts';

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
