import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { inputClass } from './field.tsx';

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

/** One choice of a short list; reads as a combobox with a list box. */
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
  const hintId = useId();
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
        name={name}
        disabled={disabled}
      >
        <Base.Label className="text-sm font-medium">{label}</Base.Label>
        <Base.Trigger
          aria-describedby={hint ? hintId : undefined}
          className={classNames(inputClass, 'flex items-center justify-between gap-2 text-left')}
        >
          <Base.Value className="truncate" />
          <Base.Icon className="text-faint">
            <ChevronDown size={18} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className="z-50 outline-none"
            sideOffset={6}
            alignItemWithTrigger={false}
          >
            <Base.Popup className="sheet-motion max-h-[min(22rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto rounded-md border border-line bg-raised py-1.5 shadow-sheet">
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-10 cursor-default items-center gap-2 px-3 text-[0.9375rem] outline-none data-highlighted:bg-accent-wash data-highlighted:text-accent-strong"
                  >
                    <span className="grid w-5 place-items-center text-accent">
                      <Base.ItemIndicator>
                        <Check size={16} />
                      </Base.ItemIndicator>
                    </span>
                    <Base.ItemText>{option.label}</Base.ItemText>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {hint && (
        <p id={hintId} className="text-note text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
