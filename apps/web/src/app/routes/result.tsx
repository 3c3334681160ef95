import { lazy, Suspense } from 'react';
import { ResultScreen } from '../../features/result/result-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Result');

const MakeAgain = lazy(async () => ({
  default: (await import('../../features/redesign/make-again.tsx')).MakeAgain,
}));

export default function Result() {
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
