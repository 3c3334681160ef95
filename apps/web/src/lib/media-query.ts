import { useCallback, useSyncExternalStore } from 'react';

/** `whenUnknown` is the value for prerendered HTML. */
export function useMediaQuery(query: string, whenUnknown = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => whenUnknown,
  );
}

export const useReducedMotion = (): boolean =>
  useMediaQuery('(prefers-reduced-motion: reduce)', false);
