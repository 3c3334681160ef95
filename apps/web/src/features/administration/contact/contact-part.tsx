/** The operator's contacts: shown, and edited in a form. */
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPart() {
  const { data, error, refetch, isPending } = useQuery(
    apiQueries.administration.contact.get.queryOptions(),
  );
  return (
    <section aria-label="Contact" className="grid max-w-3xl gap-6">
      {error && <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-96" />}
      {data && (
        <>
          {data.saved === null && data.fromEnvironment.length === 0 && (
            <EmptyState title="Nobody can reach you yet">
              People see examples at maquette.example that lead nowhere, until an address is saved
              here.
            </EmptyState>
          )}
          <ContactForm state={data} />
        </>
      )}
    </section>
  );
}
