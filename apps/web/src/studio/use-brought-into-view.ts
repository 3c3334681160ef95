import { useEffect, useRef } from 'react';

/** What was just ordered is brought into view: on a phone it begins beneath the whole form. */
export function useBroughtIntoView(isNew: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return place;
}
