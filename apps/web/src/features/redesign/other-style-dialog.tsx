/** The same photo, prompt and seed in another style. */
import type { StudioKind } from '@maquette/contract';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AllStyles } from './choices/all-styles.tsx';
import type { RenderSource } from './recipe.ts';

export interface OtherStyleDialogProps {
  kind: StudioKind;
  made: RenderSource;
  /** The engine accepted a seed. */
  hasSeed: boolean;
  onChoose: (style: string) => void;
  onClose: () => void;
}

export function OtherStyleDialog({
  kind,
  made,
  hasSeed,
  onChoose,
  onClose,
}: OtherStyleDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={hasSeed ? 'Same seed, other style' : 'Other style'}
      description={`Everything else stays: this one is ${made.recipe.style}${hasSeed ? `, seed ${made.recipe.seed}` : ''}.`}
      width="wide"
    >
      <AllStyles
        kind={kind}
        recipe={made.recipe}
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
