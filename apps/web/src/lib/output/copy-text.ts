/**
 * Copies text to the clipboard. Pages served over plain http, as on a home network, have no Clipboard API;
 * they fall back to `execCommand` on a selection.
 */
export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) await clipboard.writeText(text);
  else copySelected(text);
}

function copySelected(text: string): void {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  // Inside an open dialog, whose focus trap would take the focus back from elsewhere.
  const place = before?.closest('[role=dialog], dialog') ?? document.body;
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isCopied)
    throw new Error('The browser did not let us copy this. Please select and copy it.');
}
