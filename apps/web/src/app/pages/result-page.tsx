import { lazy, Suspense } from 'react';
import { ResultScreen } from '../../features/generations/result-screen.tsx';

const MakeAgain = lazy(async () => ({
  default: (await import('../../features/redesign/make-again.tsx')).MakeAgain,
}));

export function ResultPage() {
  return (
    <ResultScreen
      actions={(generation) => (
        <Suspense>
          <MakeAgain generation={generation} />
        </Suspense>
      )}
    />
  );
}
