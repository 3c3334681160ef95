import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onValueChange?: (value: string) => void;
}

/** The tab that the arrow keys, Home and End move to. */
export function tabAfterKey(key: string, place: number, count: number): number | undefined {
  const next: Readonly<Record<string, number>> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return next[key];
}

/** One tab stop; arrow keys select. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(tabs[0]?.value);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const chosen = value ?? ownValue;
  // Panels are mounted when first selected and then stay mounted, so that their state is kept.
  const [seen, setSeen] = useState<ReadonlySet<string | undefined>>(() => new Set([chosen]));
  if (!seen.has(chosen)) setSeen(new Set([...seen, chosen]));

  const choose = (next: string) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.value === chosen);
    const next = tabs[tabAfterKey(event.key, place, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    buttons.current.get(next.value)?.focus();
  };

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            ref={(button) => {
              if (button) buttons.current.set(tab.value, button);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === chosen}
            tabIndex={tab.value === chosen ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={onKeyDown}
            className="-mb-px min-h-11 border-b-2 border-transparent text-[0.9375rem] whitespace-nowrap text-faint transition-colors hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== chosen}
          className="pt-5"
        >
          {seen.has(tab.value) && tab.content}
        </div>
      ))}
    </div>
  );
}
