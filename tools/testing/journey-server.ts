/**
 * The server of the journeys, from before the first until after the last. All workers share it: an engine's first
 * pictures cost several times as much as later ones.
 */
import { ensureBuilt } from '../build.mjs';
import { startProductServer } from './product-server.ts';
import { shareSeededData } from './seeded-data.ts';

/** Environment variable with the server's URL for the workers. */
const variable = 'MAQUETTE_JOURNEY_SERVER';

interface Run {
  readonly workers: number;
  readonly projects: readonly { readonly name: string }[];
}

/** Seeded people that a journey uses: workers run at the same time, each at one width. */
export const seededName = (project: string, worker: number): string => `${project}-${worker}`;

/** Before the first journey; the returned function stops it after the last. */
export async function startJourneyServer({ workers, projects }: Run): Promise<() => Promise<void>> {
  // The production build, rebuilt only if its sources have changed.
  ensureBuilt();
  const names = projects.flatMap(({ name }) =>
    Array.from({ length: workers }, (_, worker) => seededName(name, worker)),
  );
  const forgetData = await shareSeededData(names);
  const server = await startProductServer();
  process.env[variable] = server.url;
  return async () => {
    await server.stop();
    forgetData();
  };
}

export function journeyServerUrl(): string {
  const url = process.env[variable];
  if (!url) throw new Error('Expected the server of the journeys');
  return url;
}
