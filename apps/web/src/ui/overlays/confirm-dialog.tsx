import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title?: string | undefined;
  sentence: ReactNode;
  /** Null shows only OK. */
  cancelLabel: string | null;
  okLabel?: string | undefined;
  danger?: boolean | undefined;
  onAnswer: (ok: boolean) => void;
  onClosed?: () => void;
}

/** Keyboard and pointer belong to the dialog above. */
const isCovered = () => document.querySelector('[data-above-notices]') !== null;

/** Modal for a sentence that must be answered: the app's alert and confirm. */
export function ConfirmDialog({
  open,
  title,
  sentence,
  cancelLabel,
  okLabel = 'OK',
  danger = false,
  onAnswer,
  onClosed,
}: ConfirmDialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(nowOpen) => {
        if (!nowOpen && !isCovered()) onAnswer(false);
      }}
      onOpenChangeComplete={(nowOpen) => {
        if (!nowOpen) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="shade-motion fixed inset-0 z-60 bg-shade" forceRender />
        <Base.Viewport className="fixed inset-0 z-60 grid place-items-center p-5">
          <Base.Popup className="sheet-motion w-full max-w-md rounded-lg border border-line bg-raised p-7 shadow-sheet outline-none">
            {title ? (
              <>
                <Base.Title className="text-title">{title}</Base.Title>
                <Base.Description className="mt-3 text-soft" render={<div />}>
                  {sentence}
                </Base.Description>
              </>
            ) : (
              <Base.Title className="font-sans text-base leading-relaxed font-normal">
                {sentence}
              </Base.Title>
            )}
            <div className="mt-7 flex flex-wrap justify-end gap-3">
              {cancelLabel && <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>}
              <Button
                variant={danger ? 'danger' : 'primary'}
                className="min-w-20"
                onClick={() => onAnswer(true)}
              >
                {okLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
