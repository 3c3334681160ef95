import type { Quota } from '@maquette/contract';
import { localTime } from '../lib/local-time.ts';

export function quotaSentence(quota: Quota, now: Date = new Date()): string {
  if (quota.limit === null || quota.remaining === null) return 'Unlimited pictures with Premium';
  const left = `${quota.remaining} of ${quota.limit} pictures left today`;
  if (quota.remaining > 0) return left;
  return `${left}. They renew at ${localTime(quota.renewsAt, now)}.`;
}
