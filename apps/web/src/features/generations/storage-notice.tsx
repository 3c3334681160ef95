/** Warning above the history when storage is nearly full. */
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../lib/api.ts';
import { storageWarning } from '../../studio/storage-sentence.ts';

export function StorageNotice() {
  const { data } = useQuery(apiQueries.quota.storage.queryOptions());
  const warning = data && storageWarning(data);
  if (!warning) return null;
  return (
    <p role="status" className="rounded-md border border-line-strong bg-sunken px-4 py-3 text-sm">
      {warning}
    </p>
  );
}
