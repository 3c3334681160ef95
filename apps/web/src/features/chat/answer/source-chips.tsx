/** An answer's sources; each chip opens the handbook entry. */
import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import type { NamedSource } from '../thread/assistant-message.ts';

const EntryDialog = lazy(async () => ({
  default: (await import('./entry-dialog.tsx')).EntryDialog,
}));

export function SourceChips({ sources }: { sources: readonly NamedSource[] }) {
  const [open, setOpen] = useState<NamedSource | null>(null);
  if (sources.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-1.5" aria-label="Sources">
        {sources.map((source) => (
          <li key={source.slug}>
            <Chip icon={<BookOpen size={15} aria-hidden="true" />} onClick={() => setOpen(source)}>
              {source.title}
            </Chip>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <EntryDialog source={open} onSource={setOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
