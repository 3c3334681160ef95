import { AboutPage } from '../../features/marketing/about-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('About us');

export default function About() {
  return <AboutPage />;
}
