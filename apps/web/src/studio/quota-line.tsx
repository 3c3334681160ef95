/** Today's remaining pictures, shown next to the buttons that spend them. */
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../lib/api.ts';
import { quotaSentence } from './quota-sentence.ts';

export function QuotaLine() {
  const { data } = useQuery(apiQueries.quota.get.queryOptions());
  return (
    <p className="min-h-5 text-note text-faint" role="status">
      {data ? quotaSentence(data) : ''}
    </p>
  );
}
