/** How many pictures are left today, where they are spent. */
import type { Quota } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../lib/api.ts';

export function quotaSentence(quota: Quota, now: Date = new Date()): string {
  if (quota.limit === null || quota.remaining === null) return 'Unlimited pictures with Premium';
  const left = `${quota.remaining} of ${quota.limit} pictures left today`;
  if (quota.remaining > 0) return left;
  const hours = Math.max(1, Math.ceil((Date.parse(quota.renewsAt) - now.getTime()) / 3_600_000));
  return `${left}. They renew in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
}

export function QuotaLine() {
  const { data } = useQuery(apiQueries.quota.get.queryOptions());
  return (
    <p className="min-h-5 text-note text-faint" role="status">
      {data ? quotaSentence(data) : ''}
    </p>
  );
}
