import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { Field, inputClass } from './field.tsx';

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  /** A CSS image (picture or gradient) beside the label; for a line drawing also set `drawn`. */
  readonly picture?: string | undefined;
  /** The picture is a mask, painted in the text colour. */
  readonly drawn?: boolean;
}

export interface SelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  hint?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

function pictureStyle({ picture, drawn }: SelectOption): CSSProperties | undefined {
  if (!picture) return;
  const named: Record<string, string> = drawn
    ? { '--stencil': picture, '--option-ink': 'currentcolor' }
    : { '--picture': picture };
  return named;
}

/**
 * A native select, for phones and screen readers. Where the browser supports styling it (`appearance:
 * base-select`), each option shows its picture; elsewhere only the selected one does.
 */
export function Select({
  label,
  options,
  value,
  onValueChange,
  hint,
  name,
  disabled,
  className,
}: SelectProps) {
  const chosen = options.find((option) => option.value === value);
  const pictured = chosen?.picture !== undefined;
  return (
    <Field label={label} hint={hint} className={className}>
      {(wiring) => (
        <div className="relative">
          <select
            {...wiring}
            name={name}
            value={value}
            disabled={disabled}
            onChange={(event) => onValueChange(event.target.value)}
            className={classNames(
              inputClass,
              'cursor-pointer appearance-none truncate pr-10',
              pictured && 'select-pictured pl-16 @max-[26rem]:pl-3',
            )}
          >
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                style={pictureStyle(option)}
                className="bg-raised text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
          {pictured && (
            <span
              aria-hidden="true"
              style={pictureStyle(chosen)}
              className="option-picture pointer-events-none absolute @max-[26rem]:hidden top-1/2 left-2.5 w-11 -translate-y-1/2"
            />
          )}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
          />
        </div>
      )}
    </Field>
  );
}
