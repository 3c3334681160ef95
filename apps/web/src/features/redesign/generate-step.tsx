/** Step 3: one button, what is left of today, and what went wrong. */
import { notices } from '@maquette/contract';
import { type ReactNode, Suspense } from 'react';
import { toldOf } from '../../lib/problem-text.ts';
import { QuotaLine } from '../../studio/quota-line.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';

export interface GenerateStepProps {
  /** The words for an engine that reads words. */
  words: ReactNode;
  busy: boolean;
  /** The error of the last order, or null. */
  failure: unknown;
  onGenerate: () => void;
  onAgain: () => void;
}

export function GenerateStep({ words, busy, failure, onGenerate, onAgain }: GenerateStepProps) {
  return (
    <>
      {words && <Suspense>{words}</Suspense>}
      <div className="flex items-center gap-x-4">
        <Button
          variant="primary"
          size="large"
          className="min-w-40 grow @min-[36rem]:min-w-52 @min-[36rem]:grow-0"
          busy={busy}
          onClick={onGenerate}
        >
          Generate
        </Button>
        <QuotaLine />
      </div>
      {failure != null && (
        <ErrorState {...toldOf(failure, notices.uploadFailed)} onRetry={onAgain} />
      )}
    </>
  );
}
