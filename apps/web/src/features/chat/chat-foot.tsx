/** Footer of a conversation: suggested questions, prompt, disclaimer. */
import { notices } from '@maquette/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMediaQuery } from '../../lib/media-query.ts';
import { Chip } from '../../ui/chip.tsx';
import type { OnCalculate } from './calculators/calculator-form.tsx';
import { Composer, type ComposerProps } from './composer/composer.tsx';
import { suggestionsShown } from './composer/suggestions.ts';
import type { Suggestions } from './composer/use-suggestions.ts';

const CalculatorsDialog = lazy(async () => ({
  default: (await import('./calculators/calculators-dialog.tsx')).CalculatorsDialog,
}));

const mobile = '(max-width: 768px)';

export interface ChatFootProps extends Omit<ComposerProps, 'onCalculators'> {
  /** In an empty chat, suggestions may take all the space. */
  empty: boolean;
  suggestions: Suggestions;
  onSuggestion: (question: string) => void;
  onCalculate: OnCalculate;
  children?: ReactNode;
}

export function ChatFoot({
  empty,
  suggestions,
  onSuggestion,
  onCalculate,
  children,
  ...composer
}: ChatFootProps) {
  const [calculatorsOpen, setCalculatorsOpen] = useState(false);
  const isMobile = useMediaQuery(mobile);
  const many = isMobile ? suggestionsShown.narrow : suggestionsShown.wide;
  const press = (question: string) => {
    suggestions.use(question);
    onSuggestion(question);
  };
  return (
    <div className="sticky bottom-0 z-10 bg-paper/95 backdrop-blur-sm">
      <div className="relative mx-auto grid w-full max-w-4xl gap-2.5 px-4 pt-2 pb-3 sm:px-6">
        {children}
        <ul
          aria-label="Suggested questions"
          className={
            empty
              ? 'flex flex-wrap gap-2'
              : '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6'
          }
        >
          {suggestions.shown.slice(0, many).map((question) => (
            <li key={question} className={empty ? undefined : 'w-max max-w-[72%] shrink-0'}>
              <Chip disabled={composer.generating} onClick={() => press(question)}>
                {question}
              </Chip>
            </li>
          ))}
        </ul>
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
