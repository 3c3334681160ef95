import { useRef, useState } from 'react';
import { afterUse, suggestionPool, suggestionsShown } from './suggestions.ts';

export interface Suggestions {
  readonly shown: readonly string[];
  /** It was asked: another one takes its place. */
  use: (question: string) => void;
}

/** The questions on offer in one conversation, from its first screen to its end. */
export function useSuggestions(): Suggestions {
  const [shown, setShown] = useState<readonly string[]>(() =>
    suggestionPool.slice(0, suggestionsShown.wide),
  );
  const used = useRef(new Set<string>());
  const use = (question: string) => {
    setShown(afterUse(shown, used.current, question));
    used.current.add(question);
  };
  return { shown, use };
}
