/**
 * The servers that journeys ask: one for each worker that runs at a time. They start before the first
 * journey and stay until after the last, so that what is warm stays so from one width to the next.
 */
import { type ProductServer, startProductServer } from './product-server.ts';
import { shareSeededData } from './seeded-data.ts';

/** Where the runner tells its workers where the servers are. */
const variable = 'MAQUETTE_JOURNEY_SERVERS';

interface Run {
  readonly workers: number;
  readonly projects: readonly { readonly name: string }[];
}

/** Before the first journey; what is returned stops them after the last. */
export async function startJourneyServers({
  workers,
  projects,
}: Run): Promise<() => Promise<void>> {
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

/** The server of a worker; no other asks it at the same time. */
export function journeyServerUrl(worker: number): string {
  const url = process.env[variable]?.split(' ')[worker];
  if (!url) throw new Error(`Expected a server for worker ${worker}`);
  return url;
}
