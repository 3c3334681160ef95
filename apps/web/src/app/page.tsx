/** The route module shared by all routes: renders the page of the current URL. */
import type { UIMatch } from 'react-router';
import { useCurrentPage } from './current-page.tsx';
import { pages } from './pages.ts';

export const meta = ({ matches }: { matches: readonly (UIMatch | undefined)[] }) =>
  pages.get(matches.at(-1)?.id ?? '')?.meta;

export default function CurrentPage() {
  const page = useCurrentPage();
  return page ? <page.part.Component /> : null;
}
