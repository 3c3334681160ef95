/** What is left of today, in words. */
import type { Quota } from '@maquette/contract';

export function quotaSentence(quota: Quota, now: Date = new Date()): string {
  if (quota.limit === null || quota.remaining === null) return 'Unlimited pictures with Premium';
  const left = `${quota.remaining} of ${quota.limit} pictures left today`;
  if (quota.remaining > 0) return left;
  const hours = Math.max(1, Math.ceil((Date.parse(quota.renewsAt) - now.getTime()) / 3_600_000));
  return `${left}. They renew in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
}
