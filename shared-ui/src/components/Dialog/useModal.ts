import { type RefObject, useLayoutEffect } from 'react';

const FIRST_FOCUS = '[data-autofocus], input:not([type=hidden]), textarea, select';

/**
 * Opens a `<dialog>` as a modal. Focus moves to the element with `data-autofocus`, else to the first field, else to the
 * browser's choice. On closing, the browser returns the focus to the previous element; therefore the dialog closes
 * before it is removed from the page.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    noteScrollbar();
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();

    return () => {
      element.close();
      giveFocusTo(opener);
      // A confirmation over this dialog closes after it, and has the focus until then.
      queueMicrotask(() => document.activeElement === document.body && giveFocusTo(opener));
    };
  }, [dialog]);
}

function giveFocusTo(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/**
 * The page does not scroll under a dialog. A hidden scrollbar leaves its space reserved, because otherwise the content
 * would move.
 */
function noteScrollbar(): void {
  if (document.querySelector('dialog[open]')) return;
  const page = document.documentElement;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}
