/** The foot of every conversation: questions to start from, the prompt, the disclaimer. */
import { notices } from '@maquette/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMediaQuery } from '../../lib/media-query.ts';
import { Chip } from '../../ui/chip.tsx';
import type { OnCalculate } from './calculator-form.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import { afterUse, suggestionPool, suggestionsShown } from './suggestions.ts';

const CalculatorsDialog = lazy(async () => ({
  default: (await import('./calculators-dialog.tsx')).CalculatorsDialog,
}));

const mobile = '(max-width: 768px)';

export interface ChatFootProps extends Omit<ComposerProps, 'onCalculators'> {
  /** Suggestions are there as long as nothing was said. */
  empty: boolean;
  onSuggestion: (question: string) => void;
  onCalculate: OnCalculate;
  children?: ReactNode;
}

export function ChatFoot({
  empty,
  onSuggestion,
  onCalculate,
  children,
  ...composer
}: ChatFootProps) {
  const [calculatorsOpen, setCalculatorsOpen] = useState(false);
  const isMobile = useMediaQuery(mobile);
  const [suggestions, setSuggestions] = useState<readonly string[]>(() =>
    suggestionPool.slice(0, suggestionsShown.wide),
  );
  const [used] = useState(() => new Set<string>());
  const shown = suggestions.slice(0, isMobile ? suggestionsShown.narrow : suggestionsShown.wide);
  const press = (question: string) => {
    setSuggestions((all) => afterUse(all, used, question));
    used.add(question);
    onSuggestion(question);
  };
  return (
    <div className="sticky bottom-0 z-10 bg-paper/95 backdrop-blur-sm">
      <div className="relative mx-auto grid w-full max-w-4xl gap-2.5 px-4 pt-2 pb-3 sm:px-6">
        {children}
        {empty && shown.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="Suggested questions">
            {shown.map((question) => (
              <li key={question}>
                <Chip disabled={composer.generating} onClick={() => press(question)}>
                  {question}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <Composer {...composer} onCalculators={() => setCalculatorsOpen(true)} />
        {calculatorsOpen && (
          <Suspense>
            <CalculatorsDialog
              onCalculate={onCalculate}
              onClose={() => setCalculatorsOpen(false)}
            />
          </Suspense>
        )}
        <p className="text-center text-note text-faint">{notices.assistantDisclaimer}</p>
      </div>
    </div>
  );
}
