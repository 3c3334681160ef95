/**
 * Storage limits per person, checked before a photo is stored and before work is accepted; accepted work is
 * always stored. Deleted results don't count, even while they can be restored.
 */
import { createHash } from 'node:crypto';
import { limits, type PlanName, plans, type StorageUse } from '@maquette/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file, storageUse } from '../db/schema/generations.ts';
import { Problem } from '../problem.ts';
import type { QuotaHolder } from './quota-holder.ts';

export interface StorageHolder {
  readonly owner: string;
  readonly plan: PlanName;
  /** Account with its limits; visitors are also counted by address, since cookies can be cleared. */
  readonly holder: Pick<QuotaHolder, 'subject'>;
}

/** Hashed before it is stored; undefined for accounts. */
export const addressHashOf = ({ subject }: StorageHolder['holder']): string | undefined =>
  subject.startsWith('address:')
    ? createHash('sha256').update(`storage\n${subject}`).digest('base64url')
    : undefined;

const sizeUnits = [
  { name: 'GB', bytes: 1024 ** 3 },
  { name: 'MB', bytes: 1024 ** 2 },
] as const;

function sizeText(bytes: number): string {
  const unit = sizeUnits.find((each) => bytes >= each.bytes) ?? sizeUnits[1];
  return `${Math.round(bytes / unit.bytes)} ${unit.name}`;
}

export async function describeStorage(
  db: Database,
  { owner, plan }: Pick<StorageHolder, 'owner' | 'plan'>,
): Promise<StorageUse> {
  const [row] = await db
    .select({ used: storageUse.bytes })
    .from(storageUse)
    .where(eq(storageUse.owner, owner));
  return { usedBytes: row?.used ?? 0, limitBytes: plans[plan].storageBytes };
}

export async function expectRoom(
  db: Database,
  holder: StorageHolder,
  moreBytes: number,
): Promise<void> {
  const { usedBytes, limitBytes } = await describeStorage(db, holder);
  if (usedBytes + moreBytes > limitBytes) {
    throw new Problem('STORAGE_SPENT', { limit: sizeText(limitBytes) });
  }
  const addressHash = addressHashOf(holder.holder);
  if (addressHash === undefined) return;
  const [sent] = await db
    .select({ bytes: sql<string>`coalesce(sum(${file.bytes}::bigint), 0)` })
    .from(file)
    .where(eq(file.addressHash, addressHash));
  const most = limits.visitorAddressStorageBytes;
  if (Number(sent?.bytes ?? 0) + moreBytes > most) {
    throw new Problem('ADDRESS_STORAGE_SPENT', { limit: sizeText(most) });
  }
}
