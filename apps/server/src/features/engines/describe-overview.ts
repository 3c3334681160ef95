/** Assignment of engines to jobs, and possible engines, for administrators; never with keys. */
import type { EngineOverview } from '@maquette/contract';
import { labelOf } from '@maquette/models/connected';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { runningProcess } from '../../platform/db/schema/hosts.ts';
import { isPresent } from '../../platform/hosts/presence.ts';
import type { LiveModels } from './live-models.ts';

export interface OverviewParts {
  readonly db: Database;
  readonly liveModels: LiveModels;
  readonly notices: { readonly reachOthers: boolean };
}

export async function describeOverview(parts: OverviewParts): Promise<EngineOverview> {
  const { describeEngines, describeFinishing } = await import('@maquette/models/overview');
  // Includes connections made on another host a moment ago.
  await parts.liveModels.reload();
  const layers = parts.liveModels.layers();
  const jobs = describeEngines(layers).map(({ inUse, choices, ...job }) => ({
    ...job,
    inUse: inUse.map((engine) => ({ ...engine, label: labelOf(engine.id) })),
    choices: choices.map(({ lines, fields, ...choice }) => ({
      ...choice,
      lines: [...lines],
      fields: [...fields],
    })),
    unused: layers.unused
      .filter((row) => row.job === job.job)
      .flatMap(({ ids, why }) => ids.map((id) => ({ id, label: labelOf(id), why }))),
  }));
  return {
    workersWithoutSecret: await workersWithoutSecret(parts),
    finishing: describeFinishing(layers.configuration),
    jobs,
  };
}

async function workersWithoutSecret({ db, notices }: OverviewParts): Promise<string[]> {
  if (!notices.reachOthers) return [];
  const rows = await db
    .select({ host: runningProcess.host })
    .from(runningProcess)
    .where(
      and(
        eq(runningProcess.kind, 'worker'),
        isNull(runningProcess.secretMark),
        isPresent(sql`${runningProcess.presence}::text`),
      ),
    );
  return [...new Set(rows.map(({ host }) => host))];
}
