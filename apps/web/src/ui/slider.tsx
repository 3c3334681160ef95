import { Slider as Base } from '@base-ui/react/slider';

export interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** How the value reads, e.g. "45 %". */
  format?: (value: number) => string;
  disabled?: boolean;
}

/** A ruler with a mark: the value stands at the right end. */
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
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onValueChange(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 data-disabled:opacity-55"
    >
      <Base.Label className="text-sm font-medium">{label}</Base.Label>
      <Base.Value className="text-sm text-soft tabular-nums">{() => format(value)}</Base.Value>
      <Base.Control className="col-span-2 flex min-h-8 touch-none items-center">
        <Base.Track className="h-px w-full bg-line-strong">
          <Base.Indicator className="h-0.5 -translate-y-px bg-accent" />
          <Base.Thumb
            getAriaValueText={(_formatted, current) => format(current)}
            className="size-5 rounded-full border-2 border-accent bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
