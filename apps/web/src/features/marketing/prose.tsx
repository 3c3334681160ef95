import type { ReactNode } from 'react';

/** Text page: title at the left, text in one column. */
export function Prose({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page grid gap-x-16 gap-y-10 pt-12 md:pt-20 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h1 className="text-page">{title}</h1>
        {intro && <div className="mt-4 max-w-[36ch] text-soft">{intro}</div>}
      </div>
      <div className="grid max-w-[65ch] gap-10">{children}</div>
    </div>
  );
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h2 className="text-title">{title}</h2>
      <div className="grid gap-3 leading-relaxed text-soft">{children}</div>
    </section>
  );
}
