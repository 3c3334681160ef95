/** A result as seen through its share link. */
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { ResultHero } from '../../studio/result/result-hero.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { RecipeList } from './recipe-list.tsx';
import { ResultLayout } from './result-layout.tsx';

export function SharedResult({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(
    apiQueries.shares.get.queryOptions({ input: { token } }),
  );
  if (isPending) return <SpinnerPage label="Opening the result" />;
  if (error) {
    return (
      <div className="page grid gap-4 py-10">
        <h1 className="text-page">Shared result</h1>
        <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <ResultLayout
      picture={
        <>
          <h1 className="text-heading">{data.title}</h1>
          <ResultHero
            pictures={data.pictures}
            original={data.original?.url}
            title={data.title}
            drawn={data}
            label={data.style ?? undefined}
          />
        </>
      }
      facts={<RecipeList shown={data} />}
    />
  );
}
