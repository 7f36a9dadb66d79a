import { type RefObject, useLayoutEffect } from 'react';

const FIRST_FOCUS = '[data-autofocus], input:not([type=hidden]), textarea, select';

/**
 * Opens a `<dialog>` as the one thing on the page that can be used. Focus goes to what is marked
 * `data-autofocus`, else to the first field, else where the browser puts it; on closing the browser
 * gives it back to where it was, which is why the dialog closes before it leaves the page.
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
      // A question over this dialog closes after it, and holds the focus until then.
      queueMicrotask(() => document.activeElement === document.body && giveFocusTo(opener));
    };
  }, [dialog]);
}

function giveFocusTo(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** The page stops scrolling under a dialog: a scrollbar that goes leaves its place, or all moves. */
function noteScrollbar(): void {
  if (document.querySelector('dialog[open]')) return;
  const page = document.documentElement;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}
