import { useParams } from 'react-router';
import { SharedResult } from '../../features/result/shared-result.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Shared result');

export default function SharedResultPage() {
  const { token = '' } = useParams();
  return <SharedResult token={token} />;
}
