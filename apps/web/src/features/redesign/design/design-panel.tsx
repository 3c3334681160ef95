/** Section below a redesigned picture; opens its model, plan and lists on request. */
import type { Generation, Picture } from '@maquette/contract';
import { Box } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const DesignSheet = lazy(async () => ({
  default: (await import('./design-sheet.tsx')).DesignSheet,
}));

const words = {
  room: 'Walk through the room, see its plan and what is in it with costs, and move the furniture.',
  house:
    'Turn the house, see its plan and elevations, its areas and what it would cost, and change its storeys, roof, materials and windows.',
} as const;

const isDesign = (picture: Picture) => picture.design !== null;

/** Hidden for pictures without a design. */
export function DesignPanel({ generation }: { generation: Generation }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const pictures = generation.pictures.filter(isDesign);
  const picture = pictures.find(({ index }) => index === chosen) ?? pictures[0];
  if (generation.status !== 'done' || !picture?.design) return null;
  return (
    <div className="grid gap-4">
      {!isOpen ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-raised p-4">
          <Button icon={<Box size={18} />} onClick={() => setOpen(true)}>
            Open as a model
          </Button>
          <p className="max-w-prose grow basis-64 text-sm text-soft">{words[picture.design]}</p>
        </div>
      ) : (
        <div className="grid gap-4 rounded-md border border-line bg-raised p-4 sm:p-5">
          {pictures.length > 1 && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">Which variation</legend>
              {pictures.map(({ index }) => (
                <Chip
                  key={index}
                  pressed={index === picture.index}
                  onClick={() => setChosen(index)}
                >
                  Variation {index + 1}
                </Chip>
              ))}
            </fieldset>
          )}
          <Suspense fallback={<Skeleton className="h-96" />}>
            <DesignSheet key={picture.index} generation={generation} picture={picture} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
