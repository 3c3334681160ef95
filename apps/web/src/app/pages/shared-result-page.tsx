import { useParams } from 'react-router';
import { SharedResult } from '../../features/generations/shared-result.tsx';
export function SharedResultPage() {
  const { token = '' } = useParams();
  return <SharedResult token={token} />;
}
