/** What this server can do; asked once a page, undefined until it answers. */
import type { SystemDescription } from '@maquette/contract';
import { useEffect, useState } from 'react';

let asked: Promise<SystemDescription> | undefined;

async function describe(): Promise<SystemDescription> {
  const { api } = await import('./api.ts');
  return api.system.describe();
}

export function useSystem(): SystemDescription | undefined {
  const [system, setSystem] = useState<SystemDescription>();
  useEffect(() => {
    let wanted = true;
    asked ??= describe();
    asked.then(
      (described) => {
        if (wanted) setSystem(described);
      },
      () => {
        // Screens show their defaults; the next page asks again.
        asked = undefined;
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return system;
}
