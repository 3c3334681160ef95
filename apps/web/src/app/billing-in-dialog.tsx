import { QueryClientProvider } from '@tanstack/react-query';
import { BillingSection } from '../features/billing/billing-section.tsx';
import { queryClient } from '../lib/query-client.ts';

/** The dialogs stand outside of the dashboard, which remembers what was asked of the server. */
export function BillingInDialog({ onLeave }: { onLeave: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BillingSection onLeave={onLeave} />
    </QueryClientProvider>
  );
}
