import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldText, inputClass } from './field.tsx';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>,
    FieldText {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  hint,
  error,
  labelHidden,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(wiring) => <input {...input} {...wiring} className={inputClass} />}
    </Field>
  );
}

/** Password input with a button that reveals it. */
export function PasswordField({
  label,
  hint,
  error,
  labelHidden,
  className,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(inputClass, 'pr-12')}
          />
          <button
            type="button"
            aria-label="Show what is typed"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-faint hover:text-ink"
          >
            {shown ? <EyeOff size={18} /> : <Eye size={18} />}
          </button>
        </div>
      )}
    </Field>
  );
}

export interface TextareaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>,
    FieldText {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its content, up to about ten lines. */
export function TextareaField({
  label,
  hint,
  error,
  labelHidden,
  className,
  rows = 3,
  ...area
}: TextareaFieldProps) {
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          rows={rows}
          className={classNames(inputClass, 'field-sizing-content max-h-72 resize-none')}
        />
      )}
    </Field>
  );
}
