import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';

export interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A panel that slides in from the right edge, for menus. */
export function SideSheet({ open, onOpenChange, title, children }: SideSheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="shade-motion fixed inset-0 z-40 bg-shade" />
        <Base.Viewport className="fixed inset-0 z-40 flex justify-end">
          <Base.Popup className="flex h-full w-full max-w-sm flex-col overflow-y-auto border-l border-line bg-raised shadow-sheet outline-none transition-transform duration-300 ease-drawn data-ending-style:translate-x-full data-starting-style:translate-x-full">
            <header className="flex min-h-18 items-center justify-between px-6">
              <Base.Title className="text-title">{title}</Base.Title>
              <Base.Close
                render={<IconButton label="Close" icon={<X size={20} />} className="-mr-3" />}
              />
            </header>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
