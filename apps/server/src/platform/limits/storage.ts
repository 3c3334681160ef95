/**
 * Storage limits per person and per address, checked before a photo is stored and before work is accepted; accepted
 * work is always stored. Deleted results don't count, even while they can be restored.
 */
import { createHash } from 'node:crypto';
import { limits, type PlanName, plans, type StorageUse } from '@maquette/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { storageUse } from '../db/schema/generations.ts';
import { Problem } from '../problem.ts';
import type { QuotaHolder } from './quota-holder.ts';

/** Time in which the files of unpaid accounts count against their address. */
export const addressHours = 24;

/** Bytes that a file counts at least against an address: with its thumbnail and its row, and so that sums are of few. */
const leastCounted = 64 * 1024;

export interface StorageHolder {
  readonly owner: string;
  readonly plan: PlanName;
  readonly holder: QuotaHolder;
}

interface AddressLimit {
  /** Keeps the counts of visitors and accounts apart. */
  readonly salt: string;
  readonly mostBytes: number;
  /** Only files of this time count; undefined: all that are kept. */
  readonly hours?: number;
  readonly problem: 'ADDRESS_STORAGE_SPENT' | 'ADDRESS_UPLOADS_SPENT';
}

/** Cookies can be cleared and accounts made anew, addresses less easily. Whoever pays is known. */
const addressLimits: Readonly<Record<PlanName, AddressLimit | undefined>> = {
  visitor: {
    salt: 'storage',
    mostBytes: limits.visitorAddressStorageBytes,
    problem: 'ADDRESS_STORAGE_SPENT',
  },
  free: {
    salt: 'accounts',
    mostBytes: limits.freeAddressBytesPerDay,
    hours: addressHours,
    problem: 'ADDRESS_UPLOADS_SPENT',
  },
  premium: undefined,
};

/** Hashed before it is stored; undefined where the address does not count. */
export function addressHashOf({ plan, address }: QuotaHolder): string | undefined {
  const limit = addressLimits[plan];
  if (!limit || address === undefined) return undefined;
  return createHash('sha256').update(`${limit.salt}\naddress:${address}`).digest('base64url');
}

const sizeUnits = [
  { name: 'GB', bytes: 1024 ** 3 },
  { name: 'MB', bytes: 1024 ** 2 },
] as const;

export function sizeText(bytes: number): string {
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
  { owner, plan, holder }: StorageHolder,
  moreBytes: number,
): Promise<void> {
  const byAddress = addressLimits[holder.plan];
  const { rows } = await db.execute<{ own: string; sent: string }>(roomTaken({ owner, holder }));
  const own = Number(rows[0]?.own ?? 0);
  const { storageBytes } = plans[plan];
  if (own + moreBytes > storageBytes) {
    throw new Problem('STORAGE_SPENT', { limit: sizeText(storageBytes) });
  }
  if (byAddress && Number(rows[0]?.sent ?? 0) + moreBytes > byAddress.mostBytes) {
    throw new Problem(byAddress.problem, { limit: sizeText(byAddress.mostBytes) });
  }
}

/** One statement for both, since each order needs it. */
export function roomTaken({ owner, holder }: Pick<StorageHolder, 'owner' | 'holder'>): SQL {
  const addressHash = addressHashOf(holder);
  const hours = addressLimits[holder.plan]?.hours;
  return sql`select
    coalesce((select bytes from storage_use where owner = ${owner}), 0)::text as own,
    ${addressHash === undefined ? sql`'0'` : sentFrom(addressHash, hours)} as sent`;
}

/** By the index on the hash, which holds recent files only: `forgetAddresses` takes it from others. */
const sentFrom = (addressHash: string, hours: number | undefined): SQL => sql`(
  select coalesce(sum(greatest(bytes, ${leastCounted}::int)::bigint), 0)::text
  from files where address_hash = ${addressHash}
  ${hours === undefined ? sql`` : sql`and created_at > now() - make_interval(hours => ${hours}::int)`})`;
