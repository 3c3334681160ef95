import { MakeAgain } from '../../features/redesign/make-again.tsx';
import { ResultScreen } from '../../features/result/result-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Result');

export default function Result() {
  return <ResultScreen actions={(generation) => <MakeAgain generation={generation} />} />;
}
