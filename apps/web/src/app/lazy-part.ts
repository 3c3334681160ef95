/** Lazily loaded component whose script can also be preloaded with `start`. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { ChunkTimeoutError } from './failed-chunk.ts';

const longestLoadMs = 120_000;

export interface LazyPart {
  /** Suspends until the script has loaded; throws if loading fails. */
  readonly Component: LazyExoticComponent<ComponentType>;
  start(): void;
}

/** `name` appears in the error if the script hasn't loaded after two minutes. */
export function lazyPart(name: string, load: () => Promise<ComponentType>): LazyPart {
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = () => {
    loading ??= withinLimit(name, load());
    return loading;
  };
  return {
    Component: lazy(async () => ({ default: await loadOnce() })),
    start: () => {
      // The component throws the same error when it renders.
      loadOnce().catch(() => undefined);
    },
  };
}

async function withinLimit<Loaded>(name: string, loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeoutError(name)), longestLoadMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
