import { useId } from 'react';

export interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** Formats the value, e.g. "45 %". */
  format?: (value: number) => string;
  disabled?: boolean;
}

export function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  step,
  format = String,
  disabled,
}: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <output htmlFor={id} className="text-sm text-soft tabular-nums">
        {format(value)}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className="ruler col-span-2"
      />
    </div>
  );
}
