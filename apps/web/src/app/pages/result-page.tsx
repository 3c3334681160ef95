import { lazy } from 'react';
import { ResultScreen } from '../../features/generations/result-screen.tsx';

const MakeAgain = lazy(async () => ({
  default: (await import('../../features/redesign/make-again.tsx')).MakeAgain,
}));

const DesignPanel = lazy(async () => ({
  default: (await import('../../features/redesign/design/design-panel.tsx')).DesignPanel,
}));

/** The page waits for its actions: coming later they would push down what is below them. */
export function ResultPage() {
  return (
    <ResultScreen
      actions={(generation) => (
        <>
          <MakeAgain generation={generation} />
          <DesignPanel generation={generation} />
        </>
      )}
    />
  );
}
