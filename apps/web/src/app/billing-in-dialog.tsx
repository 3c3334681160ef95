import { QueryClientProvider } from '@tanstack/react-query';
import { BillingSection } from '../features/billing/billing-section.tsx';
import { queryClient } from '../lib/query-client.ts';

/** The dialogs are rendered outside the dashboard, which provides the query cache. */
export function BillingInDialog({ onLeave }: { onLeave: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BillingSection onLeave={onLeave} />
    </QueryClientProvider>
  );
}
