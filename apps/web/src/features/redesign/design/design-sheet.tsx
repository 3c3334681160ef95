/** A design as a model, a plan and a list; houses can be edited as well. */
import type { DesignOfPicture, Generation, Picture } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CostsList } from './costs-list.tsx';
import { DesignFiles } from './design-files.tsx';

const ModelViewer = lazy(async () => ({
  default: (await import('./model-viewer.tsx')).ModelViewer,
}));
const PlanEditor = lazy(async () => ({
  default: (await import('./plan-editor.tsx')).PlanEditor,
}));
const HouseEditor = lazy(async () => ({
  default: (await import('./house-editor.tsx')).HouseEditor,
}));
const HouseDrawings = lazy(async () => ({
  default: (await import('./house-drawings.tsx')).HouseDrawings,
}));

export interface DesignSheetProps {
  generation: Generation;
  picture: Picture;
}

/** Start of a walk, in front of the house. */
const beforeHouseMetres = 9;

type Design = DesignOfPicture['design'];

function standIn(design: Design) {
  if (design.kind === 'house')
    return { x: 0, z: design.sizeMetres[1] / 2 + beforeHouseMetres, turnDegrees: 0 };
  const [x, , z] = design.camera.place;
  return { x, z, turnDegrees: design.camera.turnDegrees };
}

export function DesignSheet({ generation, picture }: DesignSheetProps) {
  const pictureKey = { id: generation.id, index: picture.index };
  const { data, error, isPending, refetch } = useQuery(
    apiQueries.renders.design.queryOptions({
      input: pictureKey,
      // Finished designs don't change.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (isPending)
    return (
      <div role="status" className="grid gap-3">
        <p className="text-sm text-soft">Measuring the photo once more. This takes some seconds.</p>
        <Skeleton className="h-96" />
      </div>
    );
  if (error) return <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />;
  const { design, costs, files } = data;
  const { title } = generation;
  const model = files.model && (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <ModelViewer
        url={files.model}
        title={title}
        stillUrl={picture.url}
        kind={design.kind}
        sizeMetres={design.sizeMetres}
        from={standIn(design)}
      />
    </Suspense>
  );
  const plan = (
    <Suspense fallback={<Skeleton className="h-96" />}>
      {design.kind === 'house' ? (
        <HouseDrawings design={design} files={files} title={title} />
      ) : (
        <PlanEditor
          generation={generation}
          picture={picture}
          design={design}
          photoId={data.photoId}
        />
      )}
    </Suspense>
  );
  const editor = design.kind === 'house' && (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <HouseEditor
        generation={generation}
        picture={picture}
        design={design}
        photoId={data.photoId}
      />
    </Suspense>
  );
  return (
    <div className="grid gap-4">
      <Tabs
        label="Ways to look at it"
        tabs={[
          { value: 'model', label: 'Model', content: model },
          {
            value: 'plan',
            label: design.kind === 'room' ? 'Plan and furniture' : 'Drawings',
            content: plan,
          },
          ...(editor ? [{ value: 'change', label: 'Change it', content: editor }] : []),
          { value: 'list', label: 'List and costs', content: <CostsList costs={costs} /> },
        ]}
      />
      <DesignFiles files={files} />
    </div>
  );
}
