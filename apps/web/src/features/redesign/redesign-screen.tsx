/** The interior and exterior studios: one screen, two rows of the studio table. */
import {
  type Generation,
  type HandEdits,
  problems,
  type StudioKind,
  tools,
} from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { useSystem } from '../../lib/system.ts';
import { PictureStage, usualRatio } from '../../studio/picture-stage.tsx';
import { usePhoto } from '../../studio/use-photo.ts';
import { ElevationLine } from '../../ui/drawings.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { noEdits, withSavedCorners } from './adjust/hand-edits.ts';
import { useAwaitAnalysis } from './adjust/use-photo-analysis.ts';
import { useSavedCorners } from './adjust/use-saved-corners.ts';
import { CustomizeStep } from './choices/customize-step.tsx';
import { GenerateStep } from './generate-step.tsx';
import { firstRecipe, type Recipe, type RenderSource } from './recipe.ts';
import type { StartedRender } from './render-row.tsx';
import { useCarriedPhoto } from './seen/carried-photo.ts';
import { otherScene } from './seen/other-scene.ts';
import { roomOfPhoto, withSeenRoom } from './seen/seen-room.ts';
import { useSeenRoom } from './seen/use-seen-room.ts';
import { StudioLayout } from './studio-layout.tsx';
import { UploadStep } from './upload-step.tsx';
import { type Order, useOrder } from './use-order.ts';

// Loaded with the first photo or render.
const RenderRow = lazy(async () => ({ default: (await import('./render-row.tsx')).RenderRow }));
const DraftRow = lazy(async () => ({ default: (await import('./draft-row.tsx')).DraftRow }));
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
      'Your own room, furnished anew or in new finishes. Windows, walls and view stay, and a score proves it.',
  },
  exterior: {
    what: 'house',
    promise:
      'Another house in the place of yours, or yours in other materials. What stays is measured, and a score proves it.',
  },
};

/** Engines of others may move things, so this promises a measurement. */
const measuredPromise =
  'Your own photo in another style. New finishes are measured against it, and a score says what was kept.';

const rowOf = (generation: Generation): StartedRender => ({
  id: generation.id,
  originalUrl: generation.original?.url ?? '',
  style: generation.style ?? '',
  roomType: generation.roomType ?? '',
  propertyType: generation.propertyType ?? '',
  aesthetic: generation.aesthetic ?? '',
  change: generation.recipe.from === 'photo' ? generation.recipe.change : undefined,
  known: generation,
});

/** Rows started here come first; rows from the history are added without duplicates. */
export function joinRows(
  started: readonly StartedRender[],
  history: readonly Generation[],
): StartedRender[] {
  const here = new Set(started.map(({ id }) => id));
  return [...started, ...history.filter(({ id }) => !here.has(id)).map(rowOf)];
}

/** Subject of the surface editor: the form's photo, or that of a render. */
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
  const keepCorners = useSavedCorners();
  const readScene = useAwaitAnalysis(kind);
  const engine = useSystem()?.pictures.restyle;
  const history = useQuery(
    apiQueries.generations.list.queryOptions({ input: { tool: kind, limit: 12 } }),
  );

  /** Shows the ordered row until the choices change. */
  const [isOrdered, setIsOrdered] = useState(false);
  const [isStageShown, setIsStageShown] = useState(false);

  const { order, again, forget, failure, needsPremium, isPending } = useOrder(
    kind,
    (id, { originalUrl, recipe }) => {
      setIsOrdered(true);
      setStarted((rows) => [{ id, originalUrl, ...recipe }, ...rows]);
    },
  );
  const generate = async (wanted: Recipe = recipe) => {
    const photo = choice.photo;
    if (!photo) {
      await notices.alert(problems.IMAGE_NEEDED.message);
      return;
    }
    const sent = photo.sent ?? (await choice.arrival());
    if (!sent) return;
    const scene = (await readScene(sent.id))?.scene;
    const otherPlace = otherScene(kind, scene);
    if (otherPlace?.isHopeless) return notices.alert(otherPlace.sentence);
    if (otherPlace && !(await notices.confirm(otherPlace.sentence, { okLabel: 'Generate anyway' })))
      return;
    const ordered = withSeenRoom(wanted, roomOfPhoto(kind, scene)?.name, seenRoom.unchosen);
    await order({ photoId: sent.id, originalUrl: sent.url, recipe: ordered, edits });
  };
  /** Earlier errors and results belong to other choices. */
  const resetOrder = () => {
    forget();
    setIsOrdered(false);
  };
  const change = (next: Recipe) => {
    resetOrder();
    setRecipe(next);
  };
  const seenRoom = useSeenRoom(kind, choice.photo?.sent?.id, recipe, change);
  const edit = (next: HandEdits) => {
    resetOrder();
    setEdits(next);
  };
  const takePhoto = (file: File) => {
    edit(noEdits);
    void choice.choose(file).then((sent) => setEdits((now) => withSavedCorners(kind, now, sent)));
  };
  useCarriedPhoto(takePhoto);
  const clear = () => {
    edit(noEdits);
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
      onDone: edit,
    });
  };
  const adjustRender = (made: RenderSource, originalUrl: string) =>
    setAdjusting({
      ...made,
      originalUrl,
      doneLabel: 'Render with these',
      onDone: (changed) => void order({ ...made, originalUrl, edits: changed }),
    });

  const { photo } = choice;
  const rows = joinRows(started, history.data?.items ?? []);
  const { what, promise } = subjects[kind];
  const isElsewhere = engine?.own === false;
  const draft = photo && photo.status !== 'failed' && !isOrdered ? photo : null;
  const newest = draft ? undefined : rows[0];
  const older = draft ? rows : rows.slice(1);
  const row = (render: StartedRender) => (
    <RenderRow
      key={render.id}
      kind={kind}
      render={render}
      onOrder={(made) => void order({ ...made, originalUrl: render.originalUrl })}
      onAdjust={(made) => adjustRender(made, render.originalUrl)}
      onRetried={(id) => setStarted((now) => [{ ...render, id, known: undefined }, ...now])}
    />
  );
  const stage = draft ? (
    <DraftRow
      kind={kind}
      photo={draft}
      isElsewhere={isElsewhere}
      recipe={recipe}
      edits={edits}
      onEdit={edit}
    />
  ) : (
    newest && row(newest)
  );
  return (
    <>
      <StudioLayout
        title={tools[kind].label}
        promise={isElsewhere ? measuredPromise : promise}
        upload={
          <UploadStep
            kind={kind}
            choice={{ ...choice, clear }}
            what={what}
            edits={edits}
            isCompact={stage !== undefined}
            onPhoto={takePhoto}
            onAdjust={adjustUpload}
            onEmpty={() => void generate({ ...recipe, change: 'empty', variations: 1 })}
          />
        }
        stage={
          stage ? (
            <Suspense fallback={<PictureStage ratio={usualRatio}>{null}</PictureStage>}>
              {stage}
              <OnMount then={() => setIsStageShown(true)} />
            </Suspense>
          ) : null
        }
        stageFollows={draft !== null}
        photo={draft?.file}
        isReady={photo !== null || isStageShown || (!history.isPending && !newest)}
        customize={
          <CustomizeStep
            kind={kind}
            recipe={recipe}
            hasSeed={engine?.seed !== false}
            photoId={photo?.sent?.id}
            edits={edits}
            roomHint={seenRoom.hint}
            onChange={change}
            onEdit={edit}
          />
        }
        generate={
          <GenerateStep
            words={
              isElsewhere && (
                <EngineWords
                  kind={kind}
                  recipe={recipe}
                  edits={edits}
                  onPrompt={(prompt) => change({ ...recipe, prompt })}
                />
              )
            }
            busy={isPending || photo?.status === 'sending'}
            needsPremium={needsPremium}
            failure={failure}
            onGenerate={() => void generate()}
            onAgain={again}
          />
        }
      >
        {history.isError && (
          <ErrorState {...problemMessage(history.error)} onRetry={() => void history.refetch()} />
        )}
        {rows.length === 0 && !photo && !history.isPending && !history.isError && (
          <EmptyState title="Your renders appear here" drawing={<ElevationLine />}>
            Upload a photo of your {what}, choose a style and press Generate. Each render stays in
            your history.
          </EmptyState>
        )}
        <Suspense>{older.map(row)}</Suspense>
      </StudioLayout>
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
              const { photoId, edits: before, onDone } = adjusting;
              void keepCorners(photoId, before, changed).then(() => onDone(changed));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Calls `then` once its siblings have mounted. */
function OnMount({ then }: { then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports the first mount only; a new callback must not report again
  useEffect(then, []);
  return null;
}
