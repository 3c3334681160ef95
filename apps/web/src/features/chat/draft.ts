/** What was typed and not sent yet stays, whatever happens to the page. */
import { useEffect, useState } from 'react';

const keyOf = (id: string) => `maquette-draft ${id}`;

export function useDraft(id: string) {
  const [draft, setDraft] = useState(() => localStorage.getItem(keyOf(id)) ?? '');
  useEffect(() => {
    if (draft === '') localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), draft);
  }, [id, draft]);
  return [draft, setDraft] as const;
}
