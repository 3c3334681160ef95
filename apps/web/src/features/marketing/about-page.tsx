import { Coming } from '../../ui/coming.tsx';

export function AboutPage() {
  return <Coming title="About us">This page opens soon.</Coming>;
}
