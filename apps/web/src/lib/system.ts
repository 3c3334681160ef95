/** Abilities of this server; asked once a page, undefined until it answers. */
import type { SystemDescription } from '@maquette/contract';
import { useEffect, useState } from 'react';

let request: Promise<SystemDescription> | undefined;

/** By a plain fetch: also pages that load nothing else ask this. */
async function describe(): Promise<SystemDescription> {
  const answer = await fetch('/api/system');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

/** One request for all who ask; after a failure the next page asks again. */
export function describeSystem(): Promise<SystemDescription> {
  request ??= describe();
  const asked = request;
  asked.catch(() => {
    if (request === asked) request = undefined;
  });
  return asked;
}

export function useSystem(): SystemDescription | undefined {
  const [system, setSystem] = useState<SystemDescription>();
  // Until it answers, and where it fails, screens show their defaults.
  useEffect(() => {
    describeSystem().then(setSystem, () => undefined);
  }, []);
  return system;
}

/** For the next page, after an administrator changed what this server can do. */
export function refreshSystem(): void {
  request = undefined;
}
