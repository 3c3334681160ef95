import { Coming } from '../../ui/coming.tsx';

export function HomePage() {
  return <Coming title="Design your home with AI">This page opens soon.</Coming>;
}
