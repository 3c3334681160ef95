/**
 * Bounds of prompts and recipes. An order keeps its own until it is deleted, also cancelled, and cancelling returns the
 * quota: so all orders of a day count, those of visitors and of unpaid accounts by address.
 */
import { limits } from '@maquette/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { QuotaHolder } from '../../../platform/limits/quota-holder.ts';
import { sizeText } from '../../../platform/limits/storage.ts';
import { Problem } from '../../../platform/problem.ts';
import { type RateRule, takeTurn } from '../../../platform/rates.ts';
import type { Order } from './submit.ts';

const kilobyte = 1024;
/** Size of an order without its texts: its row in the indexes, events, job. */
const orderBytes = 4 * kilobyte;

/** A turn is a kilobyte. */
const ruleOf = (mostBytes: number): RateRule => ({
  name: 'order-text',
  turns: mostBytes / kilobyte,
  windowSeconds: 24 * 60 * 60,
});
const ofAddress = ruleOf(limits.addressOrderBytesPerDay);
const ofAccount = ruleOf(limits.premiumOrderBytesPerDay);

/** Undefined for an order that no request caused. */
function countedBy({ plan, subject, address }: QuotaHolder) {
  if (plan === 'premium') return { rule: ofAccount, subject };
  if (address === undefined) return undefined;
  // Kept apart, so that visitors of a network never keep its accounts from ordering.
  return { rule: ofAddress, subject: `${plan}:${address}` };
}

export async function countOrderText(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { holder, prompt, recipe }: Order,
): Promise<void> {
  const counted = countedBy(holder);
  if (!counted) return;
  const { rule, subject } = counted;
  const bytes = Buffer.byteLength(JSON.stringify([prompt, recipe])) + orderBytes;
  const turn = await takeTurn(db, rule, subject, clock, Math.ceil(bytes / kilobyte));
  if (!turn.allowed) throw new Problem('ORDERS_SPENT', { limit: sizeText(rule.turns * kilobyte) });
}
