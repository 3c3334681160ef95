import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';

type PagedList = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** Loads the next page of a list; nothing after the last one. */
export function ShowMore({ list }: { list: PagedList }) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      className="justify-self-center"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      Show more
    </Button>
  );
}
