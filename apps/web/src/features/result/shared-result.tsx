/** What somebody with the link sees. */
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../lib/api.ts';
import { toldOf } from '../../lib/problem-text.ts';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { RecipeList } from './recipe-list.tsx';
import { ResultPictures } from './result-pictures.tsx';

export function SharedResult({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(
    apiQueries.shares.get.queryOptions({ input: { token } }),
  );
  if (isPending) return <SpinnerPage label="Opening the result" />;
  if (error) {
    return (
      <div className="page grid gap-4 py-10">
        <h1 className="text-page">Shared result</h1>
        <ErrorState {...toldOf(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[1fr_22rem] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <h1 className="text-heading">{data.title}</h1>
        <ResultPictures pictures={data.pictures} original={data.original?.url} title={data.title} />
      </div>
      <RecipeList shown={data} />
    </div>
  );
}
