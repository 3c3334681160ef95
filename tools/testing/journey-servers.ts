/**
 * Servers for the journeys: one per parallel worker, from before the first journey until after the last, so
 * that they stay warm.
 */
import { ensureBuilt } from '../build.mjs';
import { type ProductServer, startProductServer } from './product-server.ts';
import { shareSeededData } from './seeded-data.ts';

/** Environment variable with the servers' URLs for the workers. */
const variable = 'MAQUETTE_JOURNEY_SERVERS';

interface Run {
  readonly workers: number;
  readonly projects: readonly { readonly name: string }[];
}

/** Before the first journey; the returned function stops them after the last. */
export async function startJourneyServers({
  workers,
  projects,
}: Run): Promise<() => Promise<void>> {
  // The production build, rebuilt only if its sources have changed.
  ensureBuilt();
  const forgetData = await shareSeededData(projects.map(({ name }) => name));
  const servers: readonly ProductServer[] = await Promise.all(
    Array.from({ length: workers }, () => startProductServer()),
  );
  process.env[variable] = servers.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    forgetData();
  };
}

/** The server of a worker, which has it for itself. */
export function journeyServerUrl(worker: number): string {
  const url = process.env[variable]?.split(' ')[worker];
  if (!url) throw new Error(`Expected a server for worker ${worker}`);
  return url;
}
