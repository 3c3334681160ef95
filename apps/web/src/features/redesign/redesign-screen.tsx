/** The interior and exterior studios: one screen, two rows of the studio table. */
import { type HandEdits, type StudioKind, tools } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { useSystem } from '../../lib/system.ts';
import { PictureStage, usualRatio } from '../../studio/picture-stage.tsx';
import { startedRows } from '../../studio/result/started-rows.ts';
import { ElevationLine } from '../../ui/drawings.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useSavedCorners } from './adjust/use-saved-corners.ts';
import { CustomizeStep } from './choices/customize-step.tsx';
import { SmallPreview } from './choices/small-preview.tsx';
import { GenerateStep } from './generate-step.tsx';
import type { RenderSource } from './recipe.ts';
import type { StartedRender } from './render-row.tsx';
import { rowOf } from './row-of-history.ts';
import { StudioLayout } from './studio-layout.tsx';
import { UploadStep } from './upload-step.tsx';
import type { Order } from './use-order.ts';
import { useStudio } from './use-studio.ts';

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
      'Your own room, furnished anew or in new finishes. Windows and view stay where they can be read, and a score says what was kept and how sure the shape is.',
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

/** Subject of the surface editor: the form's photo, or that of a render. */
interface Adjusting extends Order {
  readonly doneLabel: string;
  readonly onDone: (edits: HandEdits) => void;
}

export function RedesignScreen({ kind }: { kind: StudioKind }) {
  const studio = useStudio(kind);
  const { choice, recipe, change, edits, edit, takePhoto, generate, order } = studio;
  const [adjusting, setAdjusting] = useState<Adjusting | null>(null);
  const [isStageShown, setIsStageShown] = useState(false);
  const engine = useSystem()?.pictures.restyle;
  const history = useQuery(
    apiQueries.generations.list.queryOptions({ input: { tool: kind, limit: 12 } }),
  );
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
  const rows = startedRows(studio.started, history.data?.items, rowOf);
  const { what, promise } = subjects[kind];
  const isElsewhere = engine?.own === false;
  const draft = photo && photo.status !== 'failed' && !studio.isOrdered ? photo : null;
  // An earlier picture in the place of a photo that was refused would hide why.
  const isTaken = photo !== null && !studio.isOrdered;
  const newest = isTaken ? undefined : rows[0];
  const older = isTaken ? rows : rows.slice(1);
  const row = (render: StartedRender) => (
    <RenderRow
      key={render.id}
      kind={kind}
      render={render}
      onOrder={(made) => void order({ ...made, originalUrl: render.originalUrl })}
      onAdjust={(made) => adjustRender(made, render.originalUrl)}
      onRetried={(id) => studio.retried(render, id)}
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
      onFurnishAnyway={() => change({ ...recipe, plainRoom: true })}
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
            choice={choice}
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
        smallPicture={
          draft && (
            <SmallPreview kind={kind} photoId={draft.sent?.id} recipe={recipe} edits={edits} />
          )
        }
        photo={draft?.file}
        isReady={photo !== null || isStageShown || (!history.isPending && !newest)}
        customize={
          <CustomizeStep
            kind={kind}
            recipe={recipe}
            hasSeed={engine?.seed !== false}
            photoId={photo?.sent?.id}
            edits={edits}
            roomHint={studio.seenRoom.hint}
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
            busy={studio.isPending || photo?.status === 'sending'}
            needsPremium={studio.needsPremium}
            failure={studio.failure}
            onGenerate={() => void generate()}
            onAgain={studio.again}
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
      {adjusting && <Adjust kind={kind} adjusting={adjusting} onClose={() => setAdjusting(null)} />}
    </>
  );
}

function Adjust({
  kind,
  adjusting: { photoId, originalUrl, recipe, edits, doneLabel, onDone },
  onClose,
}: {
  kind: StudioKind;
  adjusting: Adjusting;
  onClose: () => void;
}) {
  const keepCorners = useSavedCorners();
  return (
    <Suspense>
      <AdjustDialog
        kind={kind}
        photoId={photoId}
        photoUrl={originalUrl}
        recipe={recipe}
        edits={edits}
        doneLabel={doneLabel}
        onClose={onClose}
        onDone={(changed) => {
          onClose();
          void keepCorners(photoId, edits, changed).then(() => onDone(changed));
        }}
      />
    </Suspense>
  );
}

/** Calls `then` once its siblings have mounted. */
function OnMount({ then }: { then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports the first mount only; a new callback must not report again
  useEffect(then, []);
  return null;
}
