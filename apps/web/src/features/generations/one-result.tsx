/** One of the person's results: pictures, recipe, score, sharing, name, favourite, delete with undo. */
import { type Generation, problems } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, apiQueries } from '../../lib/api.ts';
import { paths, resultPath } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { AskAbout } from '../../studio/ask-about.tsx';
import { ResultFacts } from '../../studio/engine-label.tsx';
import { useWork } from '../../studio/following/follow-work.ts';
import { PictureStage, usualRatio } from '../../studio/picture-stage.tsx';
import { ResultHero } from '../../studio/result/result-hero.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useToasts } from '../../ui/overlays/toast.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { RecipeList } from './recipe-list.tsx';
import { ResultLayout } from './result-layout.tsx';
import { ShareSwitch } from './share-switch.tsx';

// Only for unfinished or failed work.
const WorkProgress = lazy(async () => ({
  default: (await import('../../studio/work-state.tsx')).WorkProgress,
}));
const WorkBar = lazy(async () => ({
  default: (await import('../../studio/work-state.tsx')).WorkBar,
}));
const WorkFailure = lazy(async () => ({
  default: (await import('../../studio/work-state.tsx')).WorkFailure,
}));

export interface OneResultProps {
  id: string;
  actions: (generation: Generation) => ReactNode;
}

export function OneResult({ id, actions }: OneResultProps) {
  const { data, error, isPending, refetch } = useQuery(
    apiQueries.generations.get.queryOptions({ input: { id } }),
  );
  if (isPending) return <SpinnerPage label="Opening the result" />;
  if (error) {
    return (
      <div className="page grid gap-4 py-10">
        <h1 className="text-page">Result</h1>
        <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  // Not keyed by status: what a person opened or typed while it was generated stays.
  return <Loaded key={data.id} generation={data} actions={actions} />;
}

function Loaded({
  generation,
  actions,
}: {
  generation: Generation;
  actions: OneResultProps['actions'];
}) {
  const work = useWork(generation.id, generation);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { toast, failed } = useToasts();
  const [title, setTitle] = useState(generation.title);
  const refresh = () => queryClient.invalidateQueries({ queryKey: apiQueries.generations.key() });
  // Without the result itself: it may still be shown, and must not be refetched.
  const refreshOthers = () =>
    Promise.all(
      [apiQueries.generations.list.key(), apiQueries.generations.running.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  // Mutations run in sequence: what one refetches must still exist before the next deletes it.
  const scope = { id: generation.id };
  const rename = useMutation({
    scope,
    mutationFn: () => api.generations.rename({ id: generation.id, title: title.trim() }),
    onSuccess: () => {
      toast('Renamed');
      return refresh();
    },
  });
  const favourite = useMutation({
    scope,
    mutationFn: () =>
      api.generations.favourite({ id: generation.id, favourite: !generation.favourite }),
    onSettled: refresh,
  });
  const remove = useMutation({
    scope,
    mutationFn: () => api.generations.remove({ id: generation.id }),
    onSuccess: async () => {
      toast('Result deleted', {
        label: 'Undo',
        onPress: () =>
          void api.generations
            .restore({ id: generation.id })
            .then(refresh, (error: unknown) => failed(problemMessage(error))),
      });
      await navigate(paths.result);
      await refreshOthers();
    },
  });
  const changes = [rename, favourite, remove];
  const failure = changes.find(({ error }) => error)?.error;
  /** Clears the error of an earlier action. */
  const begin = (change: { mutate: () => void }) => {
    for (const each of changes) each.reset();
    change.mutate();
  };
  const running = work.status === 'queued' || work.status === 'running';
  return (
    <ResultLayout
      picture={
        <>
          <header className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <Link
              to={paths.result}
              className="justify-self-start text-sm text-soft underline underline-offset-4"
            >
              All results
            </Link>
            <h1 className="text-heading">{generation.title}</h1>
          </header>
          <Suspense>
            {running && work.pictures.length === 0 && (
              <PictureStage ratio={usualRatio}>
                <WorkProgress id={generation.id} work={work} />
              </PictureStage>
            )}
            {running && work.pictures.length > 0 && <WorkBar id={generation.id} work={work} />}
            {work.status === 'failed' && (
              <WorkFailure
                id={generation.id}
                work={work}
                onRetried={(next) => void navigate(resultPath(next))}
              />
            )}
          </Suspense>
          <ResultHero
            pictures={work.pictures}
            original={generation.original?.url}
            title={generation.title}
            drawn={work.generation ?? generation}
            label={generation.style ?? undefined}
          />
          {actions(work.generation ?? generation)}
          <Suspense>
            {work.status === 'done' && generation.problem && (
              <WorkFailure
                id={generation.id}
                work={{ ...work, problem: generation.problem }}
                before="Some of the pictures could not be made: {message}"
                onRetried={(next) => void navigate(resultPath(next))}
              />
            )}
          </Suspense>
          {work.status === 'done' && work.pictures.length === 0 && (
            <ErrorState sentence={problems.NOTHING_TO_MAGNIFY.message} />
          )}
        </>
      }
      facts={
        <>
          <ResultFacts generation={work.generation ?? generation} />
          <WhatIsInIt generation={work.generation ?? generation} />
          <RecipeList shown={work.generation ?? generation} />
        </>
      }
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') begin(rename);
        }}
      >
        <TextField
          label="Title"
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button
          type="submit"
          size="small"
          className="justify-self-start"
          disabled={title.trim() === '' || title.trim() === generation.title}
          busy={rename.isPending}
        >
          Rename
        </Button>
      </form>
      {work.pictures.length > 0 && work.status === 'done' && (
        <ShareSwitch generation={generation} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-pressed={generation.favourite}
          icon={<Heart size={16} fill={generation.favourite ? 'currentColor' : 'none'} />}
          onClick={() => begin(favourite)}
        >
          {generation.favourite ? 'Favourite' : 'Make a favourite'}
        </Button>
        {work.pictures[0] && <AskAbout pictureUrl={work.pictures[0].url} />}
        <Button
          size="small"
          variant="danger"
          icon={<Trash2 size={16} />}
          busy={remove.isPending}
          onClick={() => begin(remove)}
        >
          Delete
        </Button>
      </div>
      {failure && <ErrorState {...problemMessage(failure)} />}
    </ResultLayout>
  );
}

/** Pieces or materials of a redesigned photo. */
function WhatIsInIt({ generation: { recipe, brief } }: { generation: Generation }) {
  if (recipe.from !== 'photo' || brief.length === 0) return null;
  return (
    <section aria-labelledby="what-is-in-it" className="grid gap-2">
      <h2 id="what-is-in-it" className="text-title">
        What is in it
      </h2>
      <ul className="grid gap-1 text-[0.9375rem] text-soft">
        {brief.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
