/** Unsent text survives a reload; stored per person and conversation. */
import { useState } from 'react';
import { keep, readStored } from '../../../lib/session/person-storage.ts';
import { usePerson } from '../../../lib/session/session.ts';

/** Key of a conversation without messages, which has no id yet. */
export const newConversationKey = 'new';

interface DraftPlace {
  readonly conversationId: string;
  readonly personId: string | undefined;
  /** False in temporary chats and visitors' chats. */
  readonly isKept: boolean;
}

const nameOf = ({ conversationId }: DraftPlace) => `draft ${conversationId}`;

export const readDraft = (place: DraftPlace): string =>
  (place.isKept && readStored(place.personId, nameOf(place))) || '';

export function keepDraft(place: DraftPlace, text: string): void {
  if (place.isKept) keep(place.personId, nameOf(place), text);
}

export function useDraft(conversationId: string, isKept: boolean) {
  const place = { conversationId, personId: usePerson()?.id, isKept };
  const [draft, show] = useState(() => readDraft(place));
  const setDraft = (next: string) => {
    show(next);
    // Stored at once, not in an effect: sending unmounts the field together with its text.
    keepDraft(place, next);
  };
  return [draft, setDraft] as const;
}
