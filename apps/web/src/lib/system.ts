/** Features of this server, requested once a page; undefined until loaded. */
import type { SystemDescription } from '@maquette/contract';
import { useEffect, useState } from 'react';

let request: Promise<SystemDescription> | undefined;

/** A plain fetch, so that light pages don't load the API client. */
async function describe(): Promise<SystemDescription> {
  const answer = await fetch('/api/system');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

/** All callers share one request; after a failure the next page retries. */
export function describeSystem(): Promise<SystemDescription> {
  request ??= describe();
  const pending = request;
  pending.catch(() => {
    if (request === pending) request = undefined;
  });
  return pending;
}

export function useSystem(): SystemDescription | undefined {
  const [system, setSystem] = useState<SystemDescription>();
  // Until it is loaded, and if it fails, screens show their defaults.
  useEffect(() => {
    describeSystem().then(setSystem, () => undefined);
  }, []);
  return system;
}

/** Refetched by the next page, after an administrator changed settings. */
export function refreshSystem(): void {
  request = undefined;
}
