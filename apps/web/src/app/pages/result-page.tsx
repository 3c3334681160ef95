import { lazy } from 'react';
import { ResultScreen } from '../../features/generations/result-screen.tsx';

const MakeAgain = lazy(async () => ({
  default: (await import('../../features/redesign/make-again.tsx')).MakeAgain,
}));

const DesignPanel = lazy(async () => ({
  default: (await import('../../features/redesign/design/design-panel.tsx')).DesignPanel,
}));

/** Waits for its action buttons: added later they would shift the layout. */
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
