import { Coming } from '../../ui/coming.tsx';

export function PolicyPage() {
  return <Coming title="Policy">This page opens soon.</Coming>;
}
