/** Connected engines in the database: job assignments, and connection settings, encrypted. */
import type {
  ConnectedModels,
  ConnectionValues,
  ConnectionWish,
  UnusedEngines,
} from '@maquette/models/connected';
import { withEngine, withoutEngine } from '@maquette/models/connected';
import { eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { modelConnection, modelJob } from '../../platform/db/schema/engines.ts';
import type { Sealer } from '../../platform/sealed-text.ts';

type Job = UnusedEngines['job'];

export interface ReadRows {
  readonly connected: ConnectedModels;
  /**
   * Providers whose settings can't be decrypted, because another secret sealed them or this process has none.
   */
  readonly sealedOff: ReadonlySet<string>;
}

/** Without a sealer nothing is decrypted. */
export async function readConnected(db: Database, sealer: Sealer | undefined): Promise<ReadRows> {
  const jobs = await db.select().from(modelJob);
  const rows = jobs.length > 0 ? await db.select().from(modelConnection) : [];
  const sealedOff = new Set<string>();
  const connections: Record<string, ConnectionValues> = {};
  for (const { provider, sealedValues } of rows) {
    const values = opened(sealer, sealedValues);
    if (values) connections[provider] = values;
    else sealedOff.add(provider);
  }
  const byJob = Object.fromEntries(jobs.map(({ job, engineIds }) => [job, engineIds]));
  return { connected: { connections, jobs: byJob }, sealedOff };
}

/** Undefined if it was sealed with another secret; the caller lists the provider as `sealedOff`. */
function opened(sealer: Sealer | undefined, sealed: string): ConnectionValues | undefined {
  try {
    return sealer && (JSON.parse(sealer.open(sealed)) as ConnectionValues);
  } catch {
    return undefined;
  }
}

export async function keepEngine(
  tx: Database,
  sealer: Sealer,
  wish: ConnectionWish,
): Promise<void> {
  const { connected } = await readConnected(tx, sealer);
  await keepJob(tx, withEngine(connected, wish), wish.job);
  if (!wish.values) return;
  const sealedValues = sealer.seal(JSON.stringify(wish.values));
  await tx
    .insert(modelConnection)
    .values({ provider: wish.provider, sealedValues })
    .onConflictDoUpdate({ target: modelConnection.provider, set: { sealedValues } });
}

/** False if it did not exist. */
export async function dropEngine(tx: Database, job: Job, id: string): Promise<boolean> {
  // Without decrypting: only the assignments are needed.
  const { connected } = await readConnected(tx, undefined);
  if (!connected.jobs[job]?.includes(id)) return false;
  const left = withoutEngine(connected, job, id);
  await keepJob(tx, left, job);
  const needed = Object.values(left.jobs).flatMap((ids) => ids.map(providerOf));
  // An empty list is not valid SQL.
  await tx.delete(modelConnection).where(notInArray(modelConnection.provider, ['', ...needed]));
  return true;
}

const providerOf = (id: string): string => id.split(':')[0] ?? '';

async function keepJob(tx: Database, { jobs }: ConnectedModels, job: Job): Promise<void> {
  const engineIds = jobs[job] ?? [];
  if (engineIds.length === 0) {
    await tx.delete(modelJob).where(eq(modelJob.job, job));
    return;
  }
  await tx
    .insert(modelJob)
    .values({ job, engineIds })
    .onConflictDoUpdate({ target: modelJob.job, set: { engineIds } });
}
