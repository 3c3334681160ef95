import { Coming } from '../../ui/coming.tsx';

export function FaqPage() {
  return <Coming title="Questions">This page opens soon.</Coming>;
}
