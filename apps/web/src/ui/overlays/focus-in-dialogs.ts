const openDialogs = '[role="dialog"][data-open], [role="alertdialog"][data-open]';
const behindDialogs = '[data-base-ui-inert][aria-hidden="true"]:not([data-base-ui-focus-guard])';

/**
 * Returns the focus when it lands behind an open dialog. Base UI's focus trap wraps around only with the next
 * frame; on a slow machine, a second Tab comes before that.
 */
export function holdFocusInDialogs(): () => void {
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest(behindDialogs)) return;
    const dialog = [...document.querySelectorAll<HTMLElement>(openDialogs)].at(-1);
    dialog?.focus();
  };
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
