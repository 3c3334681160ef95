import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

const sizes = { small: 'size-9', medium: 'size-11' } as const;
const variants = {
  quiet: 'border-transparent text-soft enabled:hover:bg-sunken enabled:hover:text-ink',
  outline: 'border-line-strong text-ink bg-raised enabled:hover:border-ink',
  /** For use on pictures. */
  glass: 'border-line bg-paper/90 text-ink enabled:hover:bg-paper',
} as const;

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action, for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
  size?: keyof typeof sizes;
  variant?: keyof typeof variants;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon,
  size = 'medium',
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-md border transition-colors duration-150 disabled:opacity-45',
        sizes[size],
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
