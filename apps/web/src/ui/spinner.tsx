import { classNames } from './class-names.ts';

export function Spinner({ label = 'Loading', size = 24 }: { label?: string; size?: number }) {
  return (
    <span role="status" className="inline-grid place-items-center">
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className="[animation:turn_1.1s_linear_infinite]"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="1.5" opacity="0.22" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <span className="unseen">{label}</span>
    </span>
  );
}

export interface SpinnerPageProps {
  label?: string;
  /** Fills the window below the header, so that content after the page stays out of view. */
  fillsWindow?: boolean;
}

export function SpinnerPage({ label = 'Loading', fillsWindow = false }: SpinnerPageProps) {
  const height = fillsWindow ? 'min-h-[calc(100dvh-4.5rem)]' : 'min-h-[60dvh]';
  return (
    <div className={classNames('grid place-items-center text-accent', height)}>
      <Spinner label={label} size={36} />
    </div>
  );
}
