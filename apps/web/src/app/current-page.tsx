import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import { type LazyPart, lazyPart } from './lazy-part.ts';
import { type Page, pages } from './pages.ts';

interface CurrentPage extends Page {
  readonly part: LazyPart;
}

async function loadBehindGate({ gate, load }: Page): Promise<ComponentType> {
  if (!gate) return load();
  const [Component, { Gate }] = await Promise.all([load(), import('./gate.tsx')]);
  return function GatedPage() {
    return (
      <Gate name={gate}>
        <Component />
      </Gate>
    );
  };
}

const pagesWithParts: ReadonlyMap<string, CurrentPage> = new Map(
  [...pages].map(([id, page]) => [
    id,
    { ...page, part: lazyPart(page.path, () => loadBehindGate(page)) },
  ]),
);

/** The page of the current route; undefined while the app's shell is prerendered. */
export function useCurrentPage(): CurrentPage | undefined {
  return pagesWithParts.get(useMatches().at(-1)?.id ?? '');
}
