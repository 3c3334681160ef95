/** Unsent text survives a reload, per person and conversation. */
import { useState } from 'react';
import { keep, readStored } from '../../../lib/session/person-storage.ts';
import { usePerson } from '../../../lib/session/session.ts';

/** A conversation has no id of its own before its first message. */
export const unbegun = 'new';

interface DraftPlace {
  readonly conversationId: string;
  readonly personId: string | undefined;
  /** False where nothing of the conversation is kept: in a temporary chat, or a visitor's. */
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
    // Kept at once, not after the next drawing: sending takes the field away together with its text.
    keepDraft(place, next);
  };
  return [draft, setDraft] as const;
}
