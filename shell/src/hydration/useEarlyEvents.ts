import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepEarlyInput, keepPlaces, textFields } from 'shared-ui';

import { hashTarget } from '../navigation/hashTarget';
import type { Remotes } from '../remotes';
import { isInternalLink } from './isInternalLink';

/** A part of a page whose own code is not loaded yet. It loads on first use, but not for links. */
const DEFERRED = '[data-deferred]';
/** The same, before it listens for its events. */
const NOT_LISTENING = '[data-deferred=""]';

/**
 * Replays events from before hydration: a link navigates at once, and typed text and a pressed button take effect as
 * soon as the page is interactive. Otherwise a press would load a document, or be lost. Links of deferred sections
 * navigate as long as the page is mounted.
 * @param page the element around the remote's page
 * @param drawn false when the browser rendered the page itself: then no press can be too early
 */
export function useEarlyEvents(
  page: RefObject<HTMLElement | null>,
  remotes: Remotes,
  drawn: boolean,
): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const first = useRef(pathname);
  const isEarly = drawn && pathname === first.current;

  useEffect(() => {
    if (!isEarly || !page.current) return undefined;
    const fields = textFields(page.current);
    const drawn = keepPlaces(page.current, 'button');
    let pending: HTMLElement | undefined;
    let isInteractive = false;

    function handleClick(event: MouseEvent) {
      const pressed = (event.target as Element).closest<HTMLElement>('a[href], button');
      if (!pressed || !page.current?.contains(pressed)) return;
      if (isInteractive && !pressed.closest(pressed.matches('a') ? DEFERRED : NOT_LISTENING))
        return;
      if (pressed instanceof HTMLAnchorElement) {
        if (!isInternalLink(pressed, event, remotes)) return;
        pending = undefined;
        follow(pressed);
      } else if (isInteractive && pressed === pending)
        return; // pressed below
      else pending = pressed;
      event.preventDefault(); // no native form submission either
      if (!isInteractive || !pending) return;
      event.stopPropagation();
      press(pending, drawn);
    }

    function follow({ pathname, search, hash }: HTMLAnchorElement) {
      const [to, isHere] = [pathname + search + hash, pathname === location.pathname];
      const replace = isHere && search === location.search && hash === location.hash;
      void navigate(to, { replace });
      if (isHere && hash) hashTarget(hash)?.scrollIntoView();
    }

    // React stops events in a section that is not hydrated: this listens in the capture phase.
    const end = () => document.removeEventListener('click', handleClick, true);
    document.addEventListener('click', handleClick, true);
    const here = location.pathname;
    // Interactive, or replaced by the failure card: both handle presses themselves.
    remotes.interactive(here).then(
      () => {
        isInteractive = true;
        if (!page.current || location.pathname !== here) return; // the reader has navigated
        keepEarlyInput(page.current, fields)();
        if (pending) press(pending, drawn);
      },
      () => end(),
    );
    return () => {
      pending = undefined;
      end();
    };
  }, [isEarly, page, remotes, navigate]);
}

function press(control: HTMLElement, drawn: (control: HTMLElement) => HTMLElement | undefined) {
  // Hydrates its Suspense boundary, or renders it again.
  control.dispatchEvent(new Event('pointerup', { bubbles: true }));
  drawn(control)?.click();
}
