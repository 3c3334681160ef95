/** All accounts: search by name or address, and a sheet for each. */
import type { KnownPerson } from '@maquette/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { PersonRow, personColumns } from './person-row.tsx';

const PersonSheet = lazy(async () => ({
  default: (await import('./person-sheet.tsx')).PersonSheet,
}));

const countText = (total: number) =>
  total === 1 ? '1 person' : `${total.toLocaleString('en')} people`;

export function PeoplePart() {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const [chosen, setChosen] = useState<KnownPerson>();
  const list = useInfiniteQuery(
    apiQueries.administration.people.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ search: words || undefined, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      // Keeps the list while the next search loads.
      placeholderData: keepPreviousData,
    }),
  );
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  const total = list.data?.pages.at(-1)?.total;
  // The current list's version, after a change.
  const shown = people.find(({ id }) => id === chosen?.id) ?? chosen;
  return (
    <section aria-label="People" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <TextField
          label="Search"
          type="search"
          placeholder="Name or e-mail"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          maxLength={200}
          className="w-full sm:w-80"
        />
        <p role="status" className="pb-2 text-note text-faint">
          {total !== undefined && countText(total)}
        </p>
      </div>
      {list.error && (
        <ErrorState {...problemMessage(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Loading />}
      {list.isSuccess && people.length === 0 && (
        <EmptyState title="Nobody is called that">
          Try a part of the name, or of the e-mail address.
        </EmptyState>
      )}
      {people.length > 0 && (
        <div>
          <div
            aria-hidden="true"
            className={`${personColumns} border-b border-line-strong pb-2 text-note text-faint max-lg:hidden`}
          >
            <span>Person</span>
            <span>Plan</span>
            <span>Stored</span>
            <span>Joined</span>
            <span>Last seen</span>
          </div>
          <ul aria-label="People, newest first" className="grid max-lg:border-t max-lg:border-line">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} onOpen={() => setChosen(person)} />
            ))}
          </ul>
        </div>
      )}
      <ShowMore list={list} />
      {shown && (
        <Suspense>
          <PersonSheet key={shown.id} person={shown} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Looking for people" className="grid gap-3">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}
