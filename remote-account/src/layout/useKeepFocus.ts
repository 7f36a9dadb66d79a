import { type RefObject, useEffect, useRef } from 'react';

/**
 * Removing a line, or answering what asks only once, takes the pressed button off the page, and with it
 * the keyboard's and the screen reader's place. The heading above it has the focus then, unless something
 * else took it.
 * @returns the ref of the part of the page in which it is so
 */
export function useKeepFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);

  useEffect(() => {
    const page = part.current!;
    let focused: HTMLElement | undefined;
    let section: HTMLElement | null = null;

    function noteFocus({ target }: FocusEvent) {
      focused = target as HTMLElement;
      section = focused.closest('section');
    }

    /** Some browsers also say so of what is removed; only what stays was left on purpose. */
    function noteLeft({ target }: FocusEvent) {
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = undefined;
      });
    }

    function handleChange() {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const heading = (section?.isConnected ? section : page).querySelector<HTMLElement>('h1, h2');
      if (heading) heading.tabIndex = -1;
      heading?.focus();
    }

    const changes = new MutationObserver(handleChange);
    changes.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', noteFocus);
    page.addEventListener('focusout', noteLeft);
    return () => {
      changes.disconnect();
      page.removeEventListener('focusin', noteFocus);
      page.removeEventListener('focusout', noteLeft);
    };
  }, []);

  return part;
}
