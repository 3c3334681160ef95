import type { ReactNode } from 'react';
import { ElevationLine } from './drawings.tsx';
import { EmptyState } from './states.tsx';

/** A room whose walls stand and whose furniture is on its way. */
export function Coming({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="text-page">{title}</h1>
      <EmptyState
        className="mt-8"
        title="This studio is still being furnished"
        drawing={<ElevationLine />}
      >
        {children}
      </EmptyState>
    </div>
  );
}
