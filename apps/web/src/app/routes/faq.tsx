import { FaqPage } from '../../features/marketing/faq-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Questions');

export default function Faq() {
  return <FaqPage />;
}
