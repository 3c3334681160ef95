import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useScrollIntoView } from '../../studio/use-scroll-into-view.ts';
import { ErrorState } from '../../ui/states.tsx';
import { analysisFailure } from './analysis-failure.ts';
import { ReportView } from './report-view.tsx';

type Report = ComponentProps<typeof ReportView>['report'];

interface AnalysisOutcomeProps {
  readonly analysis: Pick<UseMutationResult<Report>, 'data' | 'error' | 'isError' | 'isSuccess'>;
  readonly pictureUrl: string | null;
  readonly onRetry: () => void;
}

export function AnalysisOutcome({ analysis, pictureUrl, onRetry }: AnalysisOutcomeProps) {
  const place = useScrollIntoView(analysis.isSuccess);
  return (
    <section ref={place} aria-label="Analysis" aria-live="polite" className="min-w-0 scroll-mt-20">
      {analysis.isError && <ErrorState {...analysisFailure(analysis.error)} onRetry={onRetry} />}
      {analysis.data && <ReportView report={analysis.data} pictureUrl={pictureUrl} />}
    </section>
  );
}
