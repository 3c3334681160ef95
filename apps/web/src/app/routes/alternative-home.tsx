import { AlternativeHomePage } from '../../features/marketing/alternative-home-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Design Your Interior & Exterior Effortlessly with AI');

export default function AlternativeHome() {
  return <AlternativeHomePage />;
}
