import { useRef, useState } from 'react';
import { afterUse, suggestionPool, suggestionsShown } from './suggestions.ts';

export interface Suggestions {
  readonly shown: readonly string[];
  use: (question: string) => void;
}

/** Suggested questions of a conversation, shared by its welcome screen and its thread. */
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
