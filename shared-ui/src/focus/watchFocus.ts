import { focusQuietly } from './focusQuietly';

/** What has a heading of its own. */
const PARTS = 'section, dialog, main';

/**
 * A press can take its own button away: a line is removed, 'Try again' has worked, a question is answered.
 * Browsers leave nothing focused then, and a screen reader begins at the top of the page. The focus goes on
 * at the nearest place that can have it, or at the heading above, unless something else took it. What was
 * only disabled for a while, as fields are while they are saved, has it back.
 * @returns the way to stop
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

  /** Some browsers also say so of what is removed or disabled; only what stays was left on purpose. */
  function noteLeft({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (focused === target && focused && canHaveFocus(focused)) focused = undefined;
    });
  }

  function handleChange() {
    const last = focused;
    if (!last || document.activeElement !== document.body) return;
    // After whoever moves the focus with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => goOn(last)));
  }

  function goOn(last: HTMLElement) {
    if (focused !== last || document.activeElement !== document.body) return;
    if (location.pathname !== path) return; // the next page takes the focus
    if (!last.isConnected) focusQuietly(placeBeside(around));
    else if (canHaveFocus(last)) last.focus({ preventScroll: true });
  }

  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) noteFocus(activeElement as HTMLElement); // from before

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
