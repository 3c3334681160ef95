import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const shape =
  'relative inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50';

const variants = {
  primary:
    'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary:
    'border-line-strong bg-transparent text-ink enabled:hover:border-ink enabled:hover:bg-sunken [a&]:hover:border-ink [a&]:hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  danger:
    'border-danger/50 bg-transparent text-danger enabled:hover:border-danger enabled:hover:bg-danger-wash',
} as const;

const sizes = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-4.5 text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
} as const;

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

export const buttonClass = (
  { variant = 'secondary', size = 'medium' }: ButtonLook,
  extra?: string,
): string => classNames(shape, variants[variant], sizes[size], extra);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner, keeps the width and ignores clicks. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  busy = false,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
    >
      <span className={classNames('inline-flex items-center gap-2', busy && 'invisible')}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label="Working" size={18} />
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
