/** A native select that shows the chip's label instead of the selected option. */
import { ChevronDown } from 'lucide-react';

export interface WishSelectProps {
  label: string;
  value: string;
  shown: string;
  /** Rounded on both sides; otherwise a button follows on its right. */
  rounded?: boolean;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

export function WishSelect({ label, value, shown, rounded, options, onChange }: WishSelectProps) {
  const known = options.some((option) => option.value === value);
  return (
    <span
      className={`relative inline-flex min-h-9 min-w-0 items-center gap-1 border border-line-strong py-1 pr-2 pl-3.5 text-sm text-ink hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent ${rounded ? 'rounded-full border-dashed' : 'rounded-l-full'}`}
    >
      <span aria-hidden="true" className="truncate">
        {shown}
      </span>
      <ChevronDown size={15} aria-hidden="true" className="shrink-0 text-faint" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {!known && <option value={value}>{shown}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
