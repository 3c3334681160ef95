import { Accordion as Base } from '@base-ui/react/accordion';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

/** Collapsible questions; closed answers are still found by the browser's page search. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Base.Root multiple hiddenUntilFound className="border-t border-line">
      {items.map((item) => (
        <Base.Item key={item.title} value={item.title} className="border-b border-line">
          {/* biome-ignore lint/a11y/useHeadingContent: the trigger below becomes its content */}
          <Base.Header render={<h2 />}>
            <Base.Trigger className="group flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left font-sans text-base font-medium hover:text-accent">
              {item.title}
              <Plus
                size={20}
                aria-hidden="true"
                className="shrink-0 text-faint transition-transform duration-200 ease-drawn group-data-panel-open:rotate-45 group-data-panel-open:text-accent"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-250 ease-drawn data-ending-style:h-0 data-starting-style:h-0">
            <div className="max-w-[65ch] pb-6 text-soft">{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
