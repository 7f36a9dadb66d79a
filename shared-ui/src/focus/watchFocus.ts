import { focusQuietly } from './focusQuietly';

/** Elements with their own heading. */
const PARTS = 'section, dialog, main';

/**
 * Moves the focus when a press removes its own button: a line is deleted, 'Try again' succeeded, a question is
 * answered. Browsers then leave nothing focused, and a screen reader starts at the top of the page. The focus moves to
 * the nearest focusable element, or to the heading above, unless another element took it. An element that was disabled
 * for a while, as fields are during saving, gets it back.
 * @returns a function that stops it
 */
export function watchFocus(page: HTMLElement): () => void {
  let focused: HTMLElement | undefined;
  let around: Element[] = []; // nearest first
  let path = '';

  function noteFocus(target: HTMLElement) {
    focused = target;
    around = ancestorsOf(target);
    path = location.pathname;
  }

  const handleFocus = ({ target }: FocusEvent) => noteFocus(target as HTMLElement);

  /**
   * Some browsers also emit this event for removed or disabled elements; the user left on purpose only elements that
   * stay.
   */
  function noteLeft({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (focused === target && focused && canHaveFocus(focused)) focused = undefined;
    });
  }

  function handleChange() {
    const last = focused;
    if (!last || document.activeElement !== document.body) return;
    // Runs after code that moves the focus in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => goOn(last)));
  }

  function goOn(last: HTMLElement) {
    if (focused !== last || document.activeElement !== document.body) return;
    if (location.pathname !== path) return; // the next page takes the focus
    if (!last.isConnected) focusQuietly(placeBeside(around));
    else if (canHaveFocus(last)) last.focus({ preventScroll: true });
  }

  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) noteFocus(activeElement as HTMLElement); // focused before the watch began

  const changes = new MutationObserver(handleChange);
  changes.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  page.addEventListener('focusin', handleFocus);
  page.addEventListener('focusout', noteLeft);
  return () => {
    changes.disconnect();
    page.removeEventListener('focusin', handleFocus);
    page.removeEventListener('focusout', noteLeft);
  };
}

const canHaveFocus = (element: Element) => element.isConnected && !element.matches(':disabled');

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function placeBeside(around: readonly Element[]): HTMLElement {
  for (const element of around) {
    if (!element.isConnected) continue;
    const heading = element.matches(PARTS) && element.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
    if (element.hasAttribute('tabindex')) return element as HTMLElement;
  }
  return document.body;
}
