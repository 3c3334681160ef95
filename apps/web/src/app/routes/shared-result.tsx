import { SharedResultScreen } from '../../features/result/shared-result-screen.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Shared result');

export default function SharedResult() {
  return <SharedResultScreen />;
}
