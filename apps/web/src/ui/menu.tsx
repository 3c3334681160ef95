import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

/** A short list of actions behind one button. `trigger` is a Button or IconButton. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={6} align="end">
          <Base.Popup className="sheet-motion min-w-44 rounded-md border border-line bg-raised py-1.5 shadow-sheet outline-none">
            {items.map((item) => (
              <Base.Item
                key={item.label}
                disabled={item.disabled}
                onClick={item.onSelect}
                className={classNames(
                  'flex min-h-10 cursor-default items-center gap-3 px-4 text-[0.9375rem] outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent-wash',
                  item.danger && 'text-danger data-highlighted:bg-danger-wash',
                )}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
