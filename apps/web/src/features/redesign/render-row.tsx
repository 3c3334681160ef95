/** One row of the studio: the original and, in the same frame, the result. */
import { type Change, type Generation, notices, type StudioKind } from '@maquette/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { resultPath } from '../../lib/paths.ts';
import { AskAbout } from '../../studio/ask-about.tsx';
import { ResultFacts } from '../../studio/engine-label.tsx';
import { useWork } from '../../studio/following/follow-work.ts';
import { PictureStage, usualRatio } from '../../studio/picture-stage.tsx';
import { ResultHero } from '../../studio/result/result-hero.tsx';
import { useScrollIntoView } from '../../studio/use-scroll-into-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { DesignPanel } from './design/design-panel.tsx';
import { MakeAgainButtons } from './make-again-buttons.tsx';
import {
  captionOf,
  mayFurnishAnyway,
  nameOf,
  type RenderSource,
  renderSourceOf,
  styleShown,
} from './recipe.ts';

const WorkStage = lazy(async () => ({
  default: (await import('../../studio/work-state.tsx')).WorkStage,
}));
const WorkFailure = lazy(async () => ({
  default: (await import('../../studio/work-state.tsx')).WorkFailure,
}));

export interface StartedRender {
  readonly id: string;
  readonly originalUrl: string;
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly change?: Change | undefined;
  /** Set if the row comes from the history. */
  readonly known?: Generation | undefined;
}

export interface RenderRowProps {
  kind: StudioKind;
  render: StartedRender;
  onRetried: (id: string) => void;
  onOrder: (made: RenderSource) => void;
  onAdjust: (made: RenderSource) => void;
}

export function RenderRow({ kind, render, onRetried, onOrder, onAdjust }: RenderRowProps) {
  const work = useWork(render.id, render.known);
  const place = useScrollIntoView(!render.known);
  const made = work.generation && renderSourceOf(work.generation);
  const caption = captionOf(kind, render);
  const isDeclined = work.generation ? mayFurnishAnyway(work.generation) : false;
  const isUnfinished = work.status !== 'done' || work.pictures.length === 0;
  return (
    <article
      ref={place}
      aria-label={caption}
      className={classNames('grid min-w-0 gap-3', isDeclined && '[--below-stage:9rem]')}
    >
      <ResultHero
        pictures={work.pictures}
        original={render.originalUrl || undefined}
        title={nameOf(kind, render)}
        drawn={work.generation}
        label={styleShown(render)}
      />
      {isUnfinished && (
        <Suspense
          fallback={
            work.pictures.length === 0 && <PictureStage ratio={usualRatio}>{null}</PictureStage>
          }
        >
          <WorkStage id={render.id} work={work} original={render.originalUrl || undefined} />
          {work.status === 'failed' && (
            <WorkFailure
              id={render.id}
              work={work}
              before={notices.uploadFailed}
              onRetried={onRetried}
            />
          )}
        </Suspense>
      )}
      <footer className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-2">
          <p className="font-medium">{caption}</p>
          {work.generation && <ResultFacts generation={work.generation} />}
        </div>
        {work.status === 'done' && (
          <div className="flex flex-wrap gap-2">
            {made && (
              <MakeAgainButtons
                kind={kind}
                made={made}
                hasSeed={work.generation?.seed !== null}
                mayFurnishAnyway={isDeclined}
                onOrder={onOrder}
                onAdjust={onAdjust}
              />
            )}
            {work.pictures[0] && <AskAbout pictureUrl={work.pictures[0].url} />}
            <Link
              to={resultPath(render.id)}
              className="inline-flex min-h-9 items-center px-2 text-sm underline underline-offset-4"
            >
              Open the result
            </Link>
          </div>
        )}
      </footer>
      {work.generation && <DesignPanel generation={work.generation} />}
    </article>
  );
}
