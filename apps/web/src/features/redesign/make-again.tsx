/** Below a finished render on its own page: makes variants. */
import { type Generation, notices, type StudioKind } from '@maquette/contract';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { resultPath } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { ErrorState } from '../../ui/states.tsx';
import { MakeAgainButtons } from './make-again-buttons.tsx';
import { mayFurnishAnyway, type RenderSource, renderSourceOf } from './recipe.ts';
import { useOrder } from './use-order.ts';

const AdjustDialog = lazy(async () => ({
  default: (await import('./adjust/adjust-dialog.tsx')).AdjustDialog,
}));

/** Hidden for other tools and while work is running. */
export function MakeAgain({ generation }: { generation: Generation }) {
  const { tool, status, original } = generation;
  if ((tool !== 'interior' && tool !== 'exterior') || status !== 'done' || !original) return null;
  const made = renderSourceOf(generation);
  if (!made) return null;
  return (
    <Again
      kind={tool}
      made={made}
      photoUrl={original.url}
      hasSeed={generation.seed !== null}
      mayBePlain={mayFurnishAnyway(generation)}
    />
  );
}

interface AgainProps {
  kind: StudioKind;
  made: RenderSource;
  photoUrl: string;
  hasSeed: boolean;
  mayBePlain: boolean;
}

function Again({ kind, made, photoUrl, hasSeed, mayBePlain }: AgainProps) {
  const navigate = useNavigate();
  const [adjusting, setAdjusting] = useState(false);
  const { order, again, failure } = useOrder(kind, (id) => void navigate(resultPath(id)));
  const orderFrom = (wanted: RenderSource) => void order({ ...wanted, originalUrl: photoUrl });
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Make it again</legend>
        <MakeAgainButtons
          kind={kind}
          made={made}
          hasSeed={hasSeed}
          mayFurnishAnyway={mayBePlain}
          onOrder={orderFrom}
          onAdjust={() => setAdjusting(true)}
        />
      </fieldset>
      {failure && <ErrorState {...problemMessage(failure, notices.uploadFailed)} onRetry={again} />}
      {adjusting && (
        <Suspense>
          <AdjustDialog
            kind={kind}
            photoId={made.photoId}
            photoUrl={photoUrl}
            recipe={made.recipe}
            edits={made.edits}
            doneLabel="Render with these"
            onClose={() => setAdjusting(false)}
            onDone={(edits) => {
              setAdjusting(false);
              orderFrom({ ...made, edits });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
