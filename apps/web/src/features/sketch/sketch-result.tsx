import { type Generation, type Picture, problems } from '@maquette/contract';
import { lazy, Suspense, useState } from 'react';
import { AskAbout } from '../../studio/ask-about.tsx';
import { ResultFacts } from '../../studio/engine-label.tsx';
import { useWork } from '../../studio/follow-work.ts';
import { MadePicture } from '../../studio/result/made-picture.tsx';
import { useScrollIntoView } from '../../studio/use-scroll-into-view.ts';
import { WorkFailure, WorkProgress } from '../../studio/work-state.tsx';

const PictureViewer = lazy(async () => ({
  default: (await import('../../studio/picture-viewer.tsx')).PictureViewer,
}));

export interface StartedSketch {
  readonly id: string;
  /** Visitors' sketches are deleted before their results. */
  readonly originalUrl: string | undefined;
  readonly prompt: string;
  /** Set if it comes from the history. */
  readonly known?: Generation | undefined;
}

/** The specified sentence, followed by the reason if that differs. */
const failureText = `${problems.GENERATION_FAILED.message} {message}`;

export function SketchResult({
  sketch,
  onRetried,
}: {
  sketch: StartedSketch;
  onRetried: (id: string) => void;
}) {
  const work = useWork(sketch.id, sketch.known);
  const place = useScrollIntoView(sketch.known === undefined);
  const [magnified, setMagnified] = useState<Picture | null>(null);
  const sameWords = work.problem?.message === problems.GENERATION_FAILED.message;
  return (
    <article
      ref={place}
      aria-label={sketch.prompt}
      className="grid scroll-mt-20 gap-3 border-t border-line pt-6 first:border-0 first:pt-0"
    >
      <div className="grid gap-3 md:grid-cols-2">
        {sketch.originalUrl && (
          <img
            src={sketch.originalUrl}
            alt="Your sketch"
            // The picture has the sketch's aspect ratio, which reserves its space.
            width={work.pictures[0]?.widthPx}
            height={work.pictures[0]?.heightPx}
            className="h-auto w-full rounded-md bg-sunken"
          />
        )}
        <div className="grid content-start gap-3">
          {work.pictures.map((picture) => (
            <MadePicture
              key={picture.index}
              picture={picture}
              title={sketch.prompt}
              drawn={work.generation}
              onMagnify={() => setMagnified(picture)}
            />
          ))}
          {(work.status === 'queued' || work.status === 'running') && (
            <WorkProgress id={sketch.id} work={work} />
          )}
          {work.status === 'failed' && (
            <WorkFailure
              id={sketch.id}
              work={work}
              before={sameWords ? undefined : failureText}
              onRetried={onRetried}
            />
          )}
        </div>
      </div>
      <p className="font-medium">{sketch.prompt}</p>
      <div className="flex flex-wrap items-start justify-between gap-3">
        {work.generation && <ResultFacts generation={work.generation} />}
        {work.pictures[0] && <AskAbout pictureUrl={work.pictures[0].url} />}
      </div>
      {magnified && (
        <Suspense>
          <PictureViewer
            pictures={work.pictures}
            original={sketch.originalUrl}
            title={sketch.prompt}
            drawn={work.generation}
            startIndex={magnified.index}
            onClose={() => setMagnified(null)}
          />
        </Suspense>
      )}
    </article>
  );
}
