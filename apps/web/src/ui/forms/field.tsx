import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export const inputClass =
  'w-full min-h-11 rounded-md border border-line-strong bg-raised px-3.5 py-2.5 text-base text-ink transition-colors hover:border-ink focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-55 [&[readonly]]:bg-sunken';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldText {
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, linked for screen readers. */
export function Field({ label, hint, error, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // The error replaces the hint: they often say the same.
  const shownHint = error ? undefined : hint;
  const describedBy = error ? errorId : shownHint ? hintId : undefined;
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'unseen' : 'text-sm font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {shownHint && (
        <p id={hintId} className="text-note text-faint">
          {shownHint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-note text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
