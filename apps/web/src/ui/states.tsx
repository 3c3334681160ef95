import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { type ErrorDetails, ErrorWords } from './error-words.tsx';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  drawing?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, drawing, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center',
        className,
      )}
    >
      {drawing && <div className="mb-2 w-full max-w-64 text-faint">{drawing}</div>}
      <h2 className="text-title">{title}</h2>
      {children && <div className="max-w-md text-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends ErrorDetails {
  /** Absent if retrying can't help. */
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
}

export function ErrorState({
  sentence,
  reference,
  isFinal,
  onRetry,
  retryLabel = 'Try again',
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-4 rounded-md border border-danger/40 bg-danger-wash px-4 py-3',
        className,
      )}
    >
      <p className="text-[0.9375rem] text-danger">
        <ErrorWords sentence={sentence} reference={reference} />
      </p>
      {onRetry && !isFinal && (
        <Button size="small" icon={<RotateCw size={16} />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
