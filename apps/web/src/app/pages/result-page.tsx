import { lazy, Suspense } from 'react';
import { ResultScreen } from '../../features/generations/result-screen.tsx';

const MakeAgain = lazy(async () => ({
  default: (await import('../../features/redesign/make-again.tsx')).MakeAgain,
}));

const DesignPanel = lazy(async () => ({
  default: (await import('../../features/redesign/design/design-panel.tsx')).DesignPanel,
}));

export function ResultPage() {
  return (
    <ResultScreen
      actions={(generation) => (
        <Suspense>
          <MakeAgain generation={generation} />
          <DesignPanel generation={generation} />
        </Suspense>
      )}
    />
  );
}
