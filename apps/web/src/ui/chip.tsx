import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const look =
  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm text-left transition-colors';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** For a toggle chip; omit for a suggestion. */
  pressed?: boolean;
  icon?: ReactNode;
}

export function Chip({ pressed, icon, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(
        look,
        pressed
          ? 'border-accent bg-accent-wash text-accent-strong'
          : 'border-line-strong text-soft enabled:hover:border-ink enabled:hover:text-ink',
        'disabled:opacity-50',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}

/** A label on a picture or row, such as engine or style. Not interactive. */
export function Tag({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-sm border border-line px-2 py-0.5 text-note text-soft">
      {icon}
      {children}
    </span>
  );
}
