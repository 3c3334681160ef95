/** The same photo, prompt and seed in another style. */
import type { StudioKind } from '@maquette/contract';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AllStyles } from './choices/all-styles.tsx';
import { furnishedAgain, type RenderSource } from './recipe.ts';

export interface OtherStyleDialogProps {
  kind: StudioKind;
  made: RenderSource;
  title: string;
  /** The engine accepted a seed. */
  hasSeed: boolean;
  onChoose: (style: string) => void;
  onClose: () => void;
}

export function OtherStyleDialog({
  kind,
  made,
  title,
  hasSeed,
  onChoose,
  onClose,
}: OtherStyleDialogProps) {
  const isEmptied = made.recipe.change === 'empty';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        isEmptied
          ? 'The room is emptied, and furnished in the style that you choose.'
          : `Everything else stays: this one is ${made.recipe.style}${hasSeed ? `, seed ${made.recipe.seed}` : ''}.`
      }
      width="wide"
    >
      <AllStyles
        kind={kind}
        recipe={furnishedAgain(kind, made.recipe)}
        chosen={isEmptied ? null : made.recipe.style}
        photoId={made.photoId}
        edits={made.edits}
        legend="Make it in"
        action="Tap one to make it in full size."
        layout="all"
        onChoose={onChoose}
      />
    </Dialog>
  );
}
