/** The interior and the exterior studio: one screen, two rows of the studio table. */
import {
  type Generation,
  type HandEdits,
  notices as noticeTexts,
  problems,
  type StudioKind,
  tools,
} from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { toldOf } from '../../lib/problem-text.ts';
import { useSystem } from '../../lib/system.ts';
import { QuotaLine } from '../../studio/quota-line.tsx';
import { usePhoto } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { ElevationLine } from '../../ui/drawings.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { noEdits } from './adjust/hand-edits.ts';
import { CustomizeStep } from './customize-step.tsx';
import { firstRecipe, type MadeFrom, type Recipe } from './recipe.ts';
import type { StartedRender } from './render-row.tsx';
import { UploadStep } from './upload-step.tsx';
import { type Order, useOrder } from './use-order.ts';

// What is shown only once there is a photo or a render comes when it is needed.
const RenderRow = lazy(async () => ({ default: (await import('./render-row.tsx')).RenderRow }));
const LivePreview = lazy(async () => ({
  default: (await import('./live-preview.tsx')).LivePreview,
}));
const AdjustDialog = lazy(async () => ({
  default: (await import('./adjust/adjust-dialog.tsx')).AdjustDialog,
}));

const EngineWords = lazy(async () => ({
  default: (await import('./engine-words.tsx')).EngineWords,
}));

const subjects: Record<StudioKind, { what: string; promise: string }> = {
  interior: {
    what: 'room',
    promise:
      'Your own room with new floors, walls, ceiling and light. Nothing is moved, and a score proves it.',
  },
  exterior: {
    what: 'house',
    promise:
      'Your own house in other materials, under another sky. Nothing is moved, and a score proves it.',
  },
};

/** Engines of others may move something; it is measured and said. */
const measuredPromise =
  'Your own photo in another style. Each result is measured against it, and a score says what was kept.';

const rowOf = (generation: Generation): StartedRender => ({
  id: generation.id,
  originalUrl: generation.original?.url ?? '',
  style: generation.style ?? '',
  roomType: generation.roomType ?? '',
  propertyType: generation.propertyType ?? '',
  aesthetic: generation.aesthetic ?? '',
  known: generation,
});

/** Rows started here come first; what the history brings is added once. */
export function joinRows(
  started: readonly StartedRender[],
  history: readonly Generation[],
): StartedRender[] {
  const here = new Set(started.map(({ id }) => id));
  return [...started, ...history.filter(({ id }) => !here.has(id)).map(rowOf)];
}

const keyOf = (photoId: string, recipe: Recipe, edits: HandEdits) =>
  JSON.stringify([photoId, recipe, edits]);

/** What the surface editor is open on: the photo of the form, or that of a render. */
interface Adjusting extends Order {
  readonly doneLabel: string;
  readonly onDone: (edits: HandEdits) => void;
}

export function RedesignScreen({ kind }: { kind: StudioKind }) {
  const choice = usePhoto();
  const [recipe, setRecipe] = useState<Recipe>(() => firstRecipe(kind));
  const [edits, setEdits] = useState<HandEdits>(noEdits);
  const [adjusting, setAdjusting] = useState<Adjusting | null>(null);
  const [started, setStarted] = useState<readonly StartedRender[]>([]);
  const notices = useNotices();
  const engine = useSystem()?.pictures.restyle;
  const history = useQuery(
    apiQueries.generations.list.queryOptions({ input: { tool: kind, limit: 12 } }),
  );

  /** What was last ordered: it is shown in its row, no longer as a preview. */
  const [ordered, setOrdered] = useState('');

  const { order, again, failure, isPending } = useOrder(kind, (id, { originalUrl, recipe }) =>
    setStarted((rows) => [{ id, originalUrl, ...recipe }, ...rows]),
  );
  const generate = async () => {
    const photo = choice.photo;
    if (!photo) {
      await notices.alert(problems.IMAGE_NEEDED.message);
      return;
    }
    const sent = photo.sent ?? (await choice.arrival());
    if (!sent) return;
    setOrdered(keyOf(sent.id, recipe, edits));
    await order({ photoId: sent.id, originalUrl: sent.url, recipe, edits });
  };
  const takePhoto = (file: File) => {
    setEdits(noEdits);
    void choice.choose(file);
  };
  const clear = () => {
    setEdits(noEdits);
    choice.clear();
  };
  const adjustUpload = () => {
    const sent = choice.photo?.sent;
    if (!sent) return;
    setAdjusting({
      photoId: sent.id,
      originalUrl: sent.url,
      recipe,
      edits,
      doneLabel: 'Use these',
      onDone: setEdits,
    });
  };
  const adjustRender = (made: MadeFrom, originalUrl: string) =>
    setAdjusting({
      ...made,
      originalUrl,
      doneLabel: 'Render with these',
      onDone: (changed) => void order({ ...made, originalUrl, edits: changed }),
    });

  const sent = choice.photo?.sent;
  const rows = joinRows(started, history.data?.items ?? []);
  const { what, promise } = subjects[kind];
  const isElsewhere = engine?.own === false;
  return (
    <div className="page grid gap-10 py-8 lg:grid-cols-[minmax(20rem,25rem)_1fr] lg:items-start">
      <div className="grid gap-8 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pr-2 lg:pb-4">
        <header className="grid gap-2">
          <h1 className="text-page">{tools[kind].label}</h1>
          <p className="text-soft">{isElsewhere ? measuredPromise : promise}</p>
        </header>
        <Step number={1} title="Upload Image">
          <UploadStep
            kind={kind}
            choice={{ ...choice, clear }}
            what={what}
            edits={edits}
            onPhoto={takePhoto}
            onAdjust={adjustUpload}
          />
        </Step>
        <Step number={2} title="Customize">
          <CustomizeStep
            kind={kind}
            recipe={recipe}
            hasSeed={engine?.seed !== false}
            photoId={choice.photo?.sent?.id}
            edits={edits}
            onChange={setRecipe}
          />
        </Step>
        <Step number={3} title="Generate">
          <div className="grid gap-3">
            {isElsewhere && (
              <Suspense>
                <EngineWords
                  kind={kind}
                  recipe={recipe}
                  edits={edits}
                  onPrompt={(prompt) => setRecipe({ ...recipe, prompt })}
                />
              </Suspense>
            )}
            <Button
              variant="primary"
              size="large"
              busy={isPending || choice.photo?.status === 'sending'}
              onClick={() => void generate()}
            >
              Generate
            </Button>
            <QuotaLine />
            {failure && (
              <ErrorState {...toldOf(failure, noticeTexts.uploadFailed)} onRetry={again} />
            )}
          </div>
        </Step>
      </div>
      <section aria-label="Renders" className="grid min-w-0 gap-8">
        {sent && keyOf(sent.id, recipe, edits) !== ordered && (
          <Suspense>
            <LivePreview
              kind={kind}
              photoId={sent.id}
              aspect={`${sent.widthPx} / ${sent.heightPx}`}
              isElsewhere={isElsewhere}
              recipe={recipe}
              edits={edits}
            />
          </Suspense>
        )}
        {history.isError && (
          <ErrorState {...toldOf(history.error)} onRetry={() => void history.refetch()} />
        )}
        {rows.length === 0 && !sent && !history.isPending && !history.isError && (
          <EmptyState title="Your renders appear here" drawing={<ElevationLine />}>
            Upload a photo of your {what}, choose a style and press Generate. Each render stays in
            your history.
          </EmptyState>
        )}
        <Suspense>
          {rows.map((render) => (
            <RenderRow
              key={render.id}
              kind={kind}
              render={render}
              onOrder={(made) => void order({ ...made, originalUrl: render.originalUrl })}
              onAdjust={(made) => adjustRender(made, render.originalUrl)}
              onRetried={(id) => setStarted((now) => [{ ...render, id, known: undefined }, ...now])}
            />
          ))}
        </Suspense>
      </section>
      {adjusting && (
        <Suspense>
          <AdjustDialog
            kind={kind}
            photoId={adjusting.photoId}
            photoUrl={adjusting.originalUrl}
            recipe={adjusting.recipe}
            edits={adjusting.edits}
            doneLabel={adjusting.doneLabel}
            onClose={() => setAdjusting(null)}
            onDone={(changed) => {
              setAdjusting(null);
              adjusting.onDone(changed);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Step({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="flex items-baseline gap-3 text-title">
        <span className="font-sans text-sm text-accent tabular-nums" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
