import { classNames } from './class-names.ts';

export interface ProgressProps {
  label: string;
  /** 0 to 100; null while unknown. */
  percent: number | null;
  /** The current stage. */
  detail?: string;
  className?: string;
}

export function Progress({ label, percent, detail, className }: ProgressProps) {
  const shown = percent === null ? undefined : Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={classNames('grid gap-2', className)}>
      <div className="flex justify-between gap-3 text-sm">
        <span className="text-soft">{detail ?? label}</span>
        {shown !== undefined && <span className="text-faint tabular-nums">{shown} %</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        className="h-0.5 overflow-hidden bg-line"
      >
        {shown === undefined ? (
          <div className="h-full w-2/5 bg-accent [animation:slide-across_1.4s_ease-in-out_infinite]" />
        ) : (
          <div
            className="h-full bg-accent transition-[width] duration-300"
            style={{ width: `${shown}%` }}
          />
        )}
      </div>
    </div>
  );
}
