import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Field, inputClass } from './field.tsx';

export interface SelectOption {
  readonly label: string;
  readonly value: string;
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

/** One choice of a short list: the browser's own, which every phone and screen reader knows. */
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
            className={classNames(inputClass, 'cursor-pointer appearance-none truncate pr-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-raised text-ink">
                {option.label}
              </option>
            ))}
          </select>
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
