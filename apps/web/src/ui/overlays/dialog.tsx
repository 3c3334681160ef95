import { Dialog as Base } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';

const widths = { narrow: 'max-w-md', medium: 'max-w-xl', wide: 'max-w-5xl' } as const;

/** A notice lies above every dialog without being its child; answering it must not close the dialog. */
const noticeIsOpen = () => document.querySelector('[role="alertdialog"]') !== null;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  /** Lies above notices too, since it may open by itself while one is shown. */
  isAboveNotices?: boolean;
  /** Shows a back arrow before the title. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** Modal dialog; a bottom sheet on phones. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'narrow',
  isAboveNotices = false,
  onBack,
  children,
}: DialogProps) {
  const layer = isAboveNotices ? 'z-65' : 'z-40';
  return (
    <Base.Root
      open={open}
      onOpenChange={(nowOpen, details) => {
        if (!nowOpen && !isAboveNotices && noticeIsOpen()) details.cancel();
        else onOpenChange(nowOpen);
      }}
    >
      <Base.Portal>
        <Base.Backdrop
          className={classNames('shade-motion fixed inset-0 bg-shade', layer)}
          forceRender={isAboveNotices}
        />
        <Base.Viewport
          className={classNames(
            'fixed inset-0 grid items-end overflow-y-auto pt-12 sm:place-items-center sm:p-6',
            layer,
          )}
        >
          <Base.Popup
            data-above-notices={isAboveNotices || undefined}
            className={classNames(
              'sheet-motion relative w-full rounded-t-lg border border-line bg-raised shadow-sheet outline-none sm:rounded-lg',
              widths[width],
            )}
          >
            <header className="flex items-start gap-3 px-6 pt-6 sm:px-8 sm:pt-8">
              {onBack && (
                <IconButton
                  label="Back"
                  icon={<ArrowLeft size={20} />}
                  onClick={onBack}
                  size="small"
                  className="-ml-2"
                />
              )}
              <div className="grow">
                <Base.Title className="text-heading text-[1.75rem]!">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-2 text-soft" render={<div />}>
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                render={
                  <IconButton label="Close" icon={<X size={20} />} size="small" className="-mr-2" />
                }
              />
            </header>
            <div className="px-6 pt-6 pb-7 sm:px-8 sm:pb-8">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
