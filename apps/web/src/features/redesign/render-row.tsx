/** One row of the studio: the original render beside what was made of it. */
import { type Generation, notices, type Picture, type StudioKind } from '@maquette/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { resultPath } from '../../lib/paths.ts';
import { AskAbout } from '../../studio/ask-about.tsx';
import { ResultFacts } from '../../studio/engine-label.tsx';
import { useWork } from '../../studio/follow-work.ts';
import { MadePicture } from '../../studio/made-picture.tsx';
import { useBroughtIntoView } from '../../studio/use-brought-into-view.ts';
import { WorkFailure, WorkProgress } from '../../studio/work-state.tsx';
import { MakeAgainButtons } from './make-again-buttons.tsx';
import { captionOf, labelOf, type MadeFrom, madeFrom } from './recipe.ts';

const PictureViewer = lazy(async () => ({
  default: (await import('../../studio/picture-viewer.tsx')).PictureViewer,
}));

export interface StartedRender {
  readonly id: string;
  readonly originalUrl: string;
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  /** Known when the row comes from the history. */
  readonly known?: Generation;
}

export interface RenderRowProps {
  kind: StudioKind;
  render: StartedRender;
  onRetried: (id: string) => void;
  /** Makes it again with something changed. */
  onOrder: (made: MadeFrom) => void;
  onAdjust: (made: MadeFrom) => void;
}

export function RenderRow({ kind, render, onRetried, onOrder, onAdjust }: RenderRowProps) {
  const work = useWork(render.id, render.known);
  const place = useBroughtIntoView(!render.known);
  const [magnified, setMagnified] = useState<Picture | null>(null);
  const [photoAspect, setPhotoAspect] = useState('3 / 2');
  const made = work.generation && madeFrom(kind, work.generation);
  const caption = captionOf(kind, render);
  const title = `${render.style} ${labelOf(kind, 'roomTypes', render.roomType)}`;
  return (
    <article
      ref={place}
      aria-label={caption}
      className="grid scroll-mt-20 gap-3 border-t border-line pt-6"
    >
      <div className="grid items-start gap-3 md:grid-cols-2">
        <figure className="grid content-start gap-2">
          <img
            src={render.originalUrl}
            alt="Original Render"
            className="h-auto w-full rounded-md bg-sunken"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPhotoAspect(`${naturalWidth} / ${naturalHeight}`)
            }
          />
          <figcaption className="text-note text-faint">Original Render</figcaption>
        </figure>
        {work.pictures.map((picture) => (
          <MadePicture
            key={picture.index}
            picture={picture}
            title={title}
            onMagnify={() => setMagnified(picture)}
          />
        ))}
        {(work.status === 'queued' || work.status === 'running') && (
          <WorkProgress id={render.id} work={work} aspect={photoAspect} />
        )}
        {work.status === 'failed' && (
          <WorkFailure
            id={render.id}
            work={work}
            before={notices.uploadFailed}
            onRetried={onRetried}
          />
        )}
      </div>
      <footer className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-2">
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
      {magnified && (
        <Suspense>
          <PictureViewer
            pictures={work.pictures}
            original={render.originalUrl}
            title={title}
            startIndex={magnified.index}
            onClose={() => setMagnified(null)}
          />
        </Suspense>
      )}
    </article>
  );
}
