/** A picture pasted anywhere on the page, except into a text field. */
import { useEffect, useEffectEvent } from 'react';

export function usePastedPicture(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (target?.closest('textarea, [contenteditable], input:not([type=file])')) return;
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) =>
      type.startsWith('image/'),
    );
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
