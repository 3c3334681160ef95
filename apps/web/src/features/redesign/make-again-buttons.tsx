/** The same photo once more with one thing changed: the seed, the style, or the surfaces. */
import { type Change, changes, type StudioKind } from '@maquette/contract';
import { Layers, Shuffle, SwatchBook } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type MadeFrom, withStyle } from './recipe.ts';

const OtherStyleDialog = lazy(async () => ({
  default: (await import('./other-style-dialog.tsx')).OtherStyleDialog,
}));

/** A seed of theirs places the furniture, or designs the house. */
const newLayout: ReadonlySet<Change> = new Set(['furniture', 'shape', 'everything']);

export interface MakeAgainButtonsProps {
  kind: StudioKind;
  made: MadeFrom;
  /** Not every engine knows seeds. */
  hasSeed: boolean;
  onOrder: (made: MadeFrom) => void;
  onAdjust: (made: MadeFrom) => void;
}

export function MakeAgainButtons({
  kind,
  made,
  hasSeed,
  onOrder,
  onAdjust,
}: MakeAgainButtonsProps) {
  const [choosing, setChoosing] = useState(false);
  const { recipe } = made;
  return (
    <>
      {/* The same photo is emptied in one way only. */}
      {recipe.change !== 'empty' && (
        <Button
          size="small"
          icon={<Shuffle size={16} />}
          onClick={() =>
            onOrder({ ...made, layout: undefined, recipe: { ...recipe, seed: recipe.seed + 1 } })
          }
        >
          {newLayout.has(recipe.change) ? 'Another layout' : 'Another variation'}
        </Button>
      )}
      <Button size="small" icon={<SwatchBook size={16} />} onClick={() => setChoosing(true)}>
        {hasSeed ? 'Same seed, other style' : 'Other style'}
      </Button>
      <Button size="small" icon={<Layers size={16} />} onClick={() => onAdjust(made)}>
        Adjust
      </Button>
      {choosing && (
        <Suspense>
          <OtherStyleDialog
            kind={kind}
            made={made}
            hasSeed={hasSeed}
            onClose={() => setChoosing(false)}
            onChoose={(style) => {
              setChoosing(false);
              // A prompt written by hand would still ask for the old style.
              onOrder({
                ...made,
                // Numbers of pieces are those of the old style's plan.
                layout: undefined,
                // Each style offers its own edits.
                houseEdits: undefined,
                recipe: {
                  ...withStyle(kind, recipe, style),
                  change: recipe.change === 'empty' ? changes[kind].default : recipe.change,
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
