import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

export const textLinkClass =
  'underline decoration-line-strong decoration-1 underline-offset-4 transition-colors hover:text-accent hover:decoration-accent';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(textLinkClass, className)} />;
}

/** Reads like a link, acts here: switching from one dialog to another. */
export function LinkButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type="button" className={classNames(textLinkClass, className)} />;
}
