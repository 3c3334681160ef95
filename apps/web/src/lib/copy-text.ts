/**
 * Puts a text on the clipboard. Pages that came over plain http, as in a home network, are not given
 * the clipboard itself; they may still copy what is selected.
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
  // Inside an open dialog, which would take the focus back from anywhere else.
  const place = before?.closest('[role=dialog], dialog') ?? document.body;
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isCopied)
    throw new Error('The browser did not let us copy this. Please select and copy it.');
}
