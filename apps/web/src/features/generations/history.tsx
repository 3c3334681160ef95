/** All of the person's results, newest first: filters by tool, words and favourites; download as zip. */
import { type Generation, type ToolName, toolNames, tools } from '@maquette/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive, Heart } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { apiQueries } from '../../lib/api.ts';
import { resultPath } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Chip } from '../../ui/chip.tsx';
import { ElevationLine } from '../../ui/drawings.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { StorageNotice } from './storage-notice.tsx';

const archivePath = '/api/archive';

export function History() {
  const [tool, setTool] = useState<ToolName | undefined>();
  const [search, setSearch] = useState('');
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const words = useDeferredValue(search.trim());
  const list = useInfiniteQuery(
    apiQueries.generations.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        tool,
        search: words || undefined,
        favourite: onlyFavourites || undefined,
        cursor,
        limit: 24,
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const narrowed = tool !== undefined || words !== '' || onlyFavourites;
  return (
    <div className="page grid gap-6 py-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-page">Your results</h1>
        {items.length > 0 && (
          <a
            href={archivePath}
            download
            className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4"
          >
            <Archive size={16} aria-hidden="true" />
            Download all (zip)
          </a>
        )}
      </header>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Search"
          type="search"
          placeholder="Style, prompt or title"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-full sm:w-72"
        />
        <div className="flex flex-wrap gap-2 pb-1">
          <Chip pressed={tool === undefined} onClick={() => setTool(undefined)}>
            All
          </Chip>
          {toolNames.map((name) => (
            <Chip key={name} pressed={tool === name} onClick={() => setTool(name)}>
              {tools[name].label}
            </Chip>
          ))}
          <Chip
            pressed={onlyFavourites}
            icon={<Heart size={15} />}
            onClick={() => setOnlyFavourites(!onlyFavourites)}
          >
            Favourites
          </Chip>
        </div>
      </div>
      <StorageNotice />
      {list.isError && (
        <ErrorState {...problemMessage(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="aspect-3/2 w-full rounded-md" />
          ))}
        </div>
      )}
      {list.isSuccess && items.length === 0 && (
        <EmptyState
          title={narrowed ? 'Nothing matches' : 'Nothing made yet'}
          drawing={<ElevationLine />}
        >
          {narrowed
            ? 'Try other words, or another tool.'
            : 'Whatever you make in a studio is kept here.'}
        </EmptyState>
      )}
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((generation) => (
          <li key={generation.id}>
            <HistoryCard generation={generation} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </div>
  );
}

const stateWords: Partial<Record<Generation['status'], string>> = {
  queued: 'Waiting',
  running: 'Being made',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

function HistoryCard({ generation }: { generation: Generation }) {
  const thumb = generation.pictures[0]?.thumbUrl ?? generation.original?.thumbUrl;
  const state = stateWords[generation.status];
  return (
    <Link to={resultPath(generation.id)} className="group grid gap-2 rounded-md">
      <span className="squared block aspect-3/2 overflow-hidden rounded-md bg-sunken">
        {thumb && (
          <img
            src={thumb}
            alt=""
            loading="lazy"
            className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.02]"
          />
        )}
      </span>
      <span className="line-clamp-2 font-medium">{generation.title}</span>
      <span className="text-note text-faint">
        {tools[generation.tool].label}
        {state && ` · ${state}`}
        {` · ${new Date(generation.createdAt).toLocaleDateString()}`}
      </span>
    </Link>
  );
}
