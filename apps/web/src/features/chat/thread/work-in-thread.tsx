/** A generation in the thread: progress with Cancel, then the picture and a link to its studio. */
import { type Generation, notices } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { apiQueries } from '../../../lib/api.ts';
import { paths, resultPath } from '../../../lib/paths.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { ResultFacts } from '../../../studio/engine-label.tsx';
import { useWork } from '../../../studio/following/follow-work.ts';
import { MadePicture } from '../../../studio/result/made-picture.tsx';
import { WorkFailure, WorkProgress } from '../../../studio/work-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';

const PictureViewer = lazy(async () => ({
  default: (await import('../../../studio/picture-viewer.tsx')).PictureViewer,
}));

const studioPaths: Readonly<Record<Generation['tool'], string>> = {
  interior: paths.interiors,
  exterior: paths.exteriors,
  visual: paths.visuals,
  sketch: paths.sketch,
};

export interface WorkInThreadProps {
  generationId: string;
  onRetried: (generationId: string) => void;
}

export function WorkInThread({ generationId, onRetried }: WorkInThreadProps) {
  const { data, error, refetch } = useQuery(
    apiQueries.generations.get.queryOptions({ input: { id: generationId } }),
  );
  if (error) {
    return <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return <Followed key={data.id} known={data} onRetried={onRetried} />;
}

function Followed({ known, onRetried }: { known: Generation; onRetried: (id: string) => void }) {
  const work = useWork(known.id, known);
  const [magnified, setMagnified] = useState<number | null>(null);
  const { title, tool } = known;
  const linkClass = 'underline underline-offset-4';
  return (
    <section aria-label={`Render: ${title}`} className="grid max-w-xl gap-3">
      {(work.status === 'queued' || work.status === 'running') && (
        <WorkProgress id={known.id} work={work} />
      )}
      {work.status === 'failed' && (
        <WorkFailure
          id={known.id}
          work={work}
          before={notices.uploadFailed}
          onRetried={onRetried}
        />
      )}
      {work.pictures.map((picture) => (
        <MadePicture
          key={picture.index}
          picture={picture}
          title={title}
          drawn={work.generation ?? known}
          onMagnify={() => setMagnified(picture.index)}
        />
      ))}
      {work.status === 'done' && (
        <div className="grid gap-2 text-sm">
          {work.generation && <ResultFacts generation={work.generation} />}
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to={resultPath(known.id)} className={linkClass}>
              Open the result
            </Link>
            <Link to={studioPaths[tool]} className={linkClass}>
              Go on in the studio
            </Link>
          </p>
        </div>
      )}
      {magnified !== null && (
        <Suspense>
          <PictureViewer
            pictures={work.pictures}
            original={known.original?.url}
            title={title}
            drawn={work.generation ?? known}
            startIndex={magnified}
            onClose={() => setMagnified(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
