/** The picture at full width; facts below it, or beside it on wide windows. */
import type { ReactNode } from 'react';

export interface ResultLayoutProps {
  picture: ReactNode;
  facts: ReactNode;
  /** The owner's actions. */
  children?: ReactNode;
}

export function ResultLayout({ picture, facts, children }: ResultLayoutProps) {
  return (
    <div className="@container">
      <div className="page-wide grid gap-8 py-5 @min-[80rem]:grid-cols-[minmax(0,1fr)_22rem] @min-[80rem]:items-start">
        <div className="grid min-w-0 gap-4">{picture}</div>
        <aside className="grid min-w-0 items-start gap-x-12 gap-y-6 @min-[48rem]:grid-cols-2 @min-[80rem]:grid-cols-1">
          <div className="grid min-w-0 gap-6">{facts}</div>
          {children && <div className="grid min-w-0 gap-6">{children}</div>}
        </aside>
      </div>
    </div>
  );
}
