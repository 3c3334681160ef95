/** Unsent text survives a reload, per person and conversation. */
import { useState } from 'react';
import { keep, readKept } from '../../../lib/session/person-storage.ts';
import { usePerson } from '../../../lib/session/session.ts';

/** A conversation has no id of its own before its first message. */
export const unbegun = 'new';

/** `isKept` is false where nothing of the conversation is: in a temporary chat, or a visitor's. */
export function useDraft(conversationId: string, isKept: boolean) {
  const personId = usePerson()?.id;
  const name = `draft ${conversationId}`;
  const [draft, show] = useState(() => (isKept && readKept(personId, name)) || '');
  const setDraft = (next: string) => {
    show(next);
    // Kept at once, not after the next drawing: sending takes the field away together with its text.
    if (isKept) keep(personId, name, next);
  };
  return [draft, setDraft] as const;
}
