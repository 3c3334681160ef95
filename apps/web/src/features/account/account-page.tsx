import type { ReactNode } from 'react';
import { ElevationLine } from '../../ui/drawings.tsx';

/** One form on a panel, with a drawing beside it on wide windows. */
export function AccountPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page grid items-center gap-16 py-12 md:py-20 lg:grid-cols-[minmax(0,28rem)_1fr]">
      <div className="w-full max-w-md">
        <h1 className="text-page">{title}</h1>
        {intro && <div className="mt-3 text-soft">{intro}</div>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="squared hidden self-stretch rounded-lg border border-line p-12 text-ink lg:grid lg:items-end">
        <ElevationLine />
      </div>
    </div>
  );
}
