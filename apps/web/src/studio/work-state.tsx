/** Placeholder of a picture that isn't finished: progress, or the failure. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { api, apiQueries } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Progress } from '../ui/progress.tsx';
import { ErrorState } from '../ui/states.tsx';
import type { Work } from './following/work.ts';
import { PicturePreview } from './picture-preview.tsx';
import { PictureStage, usualRatio } from './picture-stage.tsx';
import { hasRoom, isQueueFull, workFailure } from './result/work-failure.ts';

const untilRoomMs = 2_000;

const placeSentence = (position: number | null) =>
  position === null
    ? 'Waiting for its turn'
    : position === 0
      ? 'Next in line'
      : `${position} in front of it`;

export interface WorkProgressProps {
  id: string;
  work: Work;
  aspect?: string;
}

export function WorkProgress({ id, work, aspect = '3 / 2' }: WorkProgressProps) {
  const preview = work.previews[0];
  return (
    <div
      className="squared relative grid place-items-end overflow-hidden rounded-md border border-line"
      style={{ aspectRatio: aspect }}
    >
      {preview && (
        <img
          src={preview}
          alt="First look"
          className="absolute inset-0 size-full object-cover opacity-80"
        />
      )}
      <WorkBar id={id} work={work} className="relative bg-paper/90 py-3 pr-2 pl-4" />
    </div>
  );
}

/** Progress in words and as a bar, with a cancel button. */
export function WorkBar({
  id,
  work,
  className,
}: Omit<WorkProgressProps, 'aspect'> & { className?: string }) {
  const cancel = useMutation({ mutationFn: () => api.generations.cancel({ id }) });
  return (
    <div
      className={classNames(
        'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-3',
        className,
      )}
    >
      <Progress
        label="Making the picture"
        // Some engines report no progress, so zero is shown as unknown.
        percent={work.status === 'queued' || work.percent === 0 ? null : work.percent}
        detail={
          work.status === 'queued' ? placeSentence(work.position) : (work.stage ?? 'Starting')
        }
      />
      <Button
        size="small"
        variant="quiet"
        icon={<X size={16} />}
        busy={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Cancel
      </Button>
    </div>
  );
}

/** Until there is a result: the original at the result's size, with progress over it. */
export function WorkStage({
  id,
  work,
  original,
}: {
  id: string;
  work: Work;
  original: string | undefined;
}) {
  const [ratio, setRatio] = useState(usualRatio);
  const running = work.status === 'queued' || work.status === 'running';
  const firstLook = work.previews[0];
  if (work.pictures.length > 0) return running ? <WorkBar id={id} work={work} /> : null;
  if (!running && !original) return null;
  return (
    <PictureStage ratio={ratio}>
      {original && (
        <PicturePreview
          src={original}
          alt="Original Render"
          className="absolute inset-0 size-full object-cover"
          onRatio={setRatio}
        />
      )}
      {firstLook && (
        <img src={firstLook} alt="First look" className="absolute inset-0 size-full object-cover" />
      )}
      {running && (
        <WorkBar
          id={id}
          work={work}
          className="absolute inset-x-0 bottom-0 bg-paper/90 py-3 pr-2 pl-4"
        />
      )}
    </PictureStage>
  );
}

export function WorkFailure({
  id,
  work,
  before,
  onRetried,
}: {
  id: string;
  work: Work;
  before?: string | undefined;
  onRetried: (id: string) => void;
}) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => api.generations.retry({ id }),
    onSuccess: (accepted) => {
      void queryClient.invalidateQueries({ queryKey: apiQueries.generations.key() });
      onRetried(accepted.id);
    },
  });
  const isFull = isQueueFull(retry.error);
  const open = useQuery({
    ...apiQueries.generations.running.queryOptions(),
    enabled: isFull,
    refetchInterval: untilRoomMs,
  });
  const isOver = isFull && open.dataUpdatedAt > retry.submittedAt && hasRoom(open.data);
  return (
    <ErrorState
      {...workFailure({
        problem: work.problem,
        before,
        retryError: isOver ? undefined : retry.error,
      })}
      onRetry={() => {
        if (!retry.isPending) retry.mutate();
      }}
      retryLabel={work.problem?.code === 'CANCELLED' ? 'Make it after all' : 'Try again'}
    />
  );
}
