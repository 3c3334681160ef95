/** Orders for the same photo with one change: seed, style, surfaces, or furniture in spite of its shape. */
import type { Change, StudioKind } from '@maquette/contract';
import { Armchair, Layers, Shuffle, SwatchBook } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { furnishedAgain, type Recipe, type RenderSource, withStyle } from './recipe.ts';

const OtherStyleDialog = lazy(async () => ({
  default: (await import('./other-style-dialog.tsx')).OtherStyleDialog,
}));

/** For these changes the seed determines the furniture's layout, or the house. */
const newLayout: ReadonlySet<Change> = new Set(['furniture', 'shape', 'everything']);

function otherStyleTitle({ change }: Recipe, hasSeed: boolean): string {
  if (change === 'empty') return 'Furnish it';
  return hasSeed ? 'Same seed, other style' : 'Other style';
}

export interface MakeAgainButtonsProps {
  kind: StudioKind;
  made: RenderSource;
  /** Some engines take no seed. */
  hasSeed: boolean;
  /** The room got new finishes because its shape can't be read well. */
  mayFurnishAnyway: boolean;
  onOrder: (made: RenderSource) => void;
  onAdjust: (made: RenderSource) => void;
}

export function MakeAgainButtons({
  kind,
  made,
  hasSeed,
  mayFurnishAnyway,
  onOrder,
  onAdjust,
}: MakeAgainButtonsProps) {
  const [choosing, setChoosing] = useState(false);
  const { recipe } = made;
  return (
    <>
      {mayFurnishAnyway && (
        <Button
          size="small"
          icon={<Armchair size={16} />}
          onClick={() => onOrder({ ...made, recipe: { ...recipe, plainRoom: true } })}
        >
          Furnish it anyway
        </Button>
      )}
      {/* Emptying has only one result. */}
      {recipe.change !== 'empty' && (
        <Button
          size="small"
          icon={<Shuffle size={16} />}
          onClick={() =>
            onOrder({ ...made, layout: undefined, recipe: { ...recipe, seed: recipe.seed + 1 } })
          }
        >
          {newLayout.has(recipe.change) && !mayFurnishAnyway
            ? 'Another layout'
            : 'Another variation'}
        </Button>
      )}
      <Button size="small" icon={<SwatchBook size={16} />} onClick={() => setChoosing(true)}>
        {otherStyleTitle(recipe, hasSeed)}
      </Button>
      <Button size="small" icon={<Layers size={16} />} onClick={() => onAdjust(made)}>
        Adjust
      </Button>
      {choosing && (
        <Suspense>
          <OtherStyleDialog
            kind={kind}
            made={made}
            title={otherStyleTitle(recipe, hasSeed)}
            hasSeed={hasSeed}
            onClose={() => setChoosing(false)}
            onChoose={(style) => {
              setChoosing(false);
              // A prompt written by hand would still ask for the old style.
              onOrder({
                ...made,
                // The layout refers to the old style's pieces.
                layout: undefined,
                // Each style offers its own edits.
                houseEdits: undefined,
                recipe: {
                  ...withStyle(kind, furnishedAgain(kind, recipe), style),
                  prompt: undefined,
                },
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
