import { useEffect, useRef } from 'react';
import { holdLeaving } from 'shared-ui/core';

/** How a person tries to leave: by a link to `to`, by the browser's Back button, by an act. */
export type Departure = { by: 'link'; to: string } | { by: 'back' } | { by: 'act'; act(): void };

/**
 * Stops people on their way out while `watching`, and reports where they were going. The router of
 * ours has no blocking, so links are caught before it sees them, and Back is caught by a
 * second history entry with the same address.
 */
export function useDepartures(watching: boolean, onDeparture: (departure: Departure) => void) {
  const allowed = useRef(false);
  const report = useRef(onDeparture);
  report.current = onDeparture;

  useEffect(() => {
    if (!watching) return undefined;
    allowed.current = false;
    catchBack();

    function handleClick(event: MouseEvent) {
      const to = insideAddress(event);
      if (!to || allowed.current) return;
      event.preventDefault();
      event.stopPropagation();
      report.current({ by: 'link', to });
    }
    function handlePop() {
      if (!allowed.current) report.current({ by: 'back' });
    }
    function handleUnload(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault();
    }

    const letPass = holdLeaving((act) => report.current({ by: 'act', act }));
    document.addEventListener('click', handleClick, true);
    window.addEventListener('popstate', handlePop);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      letPass();
      document.removeEventListener('click', handleClick, true);
      window.removeEventListener('popstate', handlePop);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [watching]);

  return {
    /** Lets the next departure pass. */
    allow() {
      allowed.current = true;
    },
    catchBack,
  };
}

/** Puts a second entry for this address on the history, unless it is there already. */
function catchBack() {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  if (!('guarded' in entry)) history.pushState({ ...entry, guarded: true }, '');
}

/** Where a plain click on a link leads inside the product; null for any other click. */
function insideAddress(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const stays = pathname === location.pathname && search === location.search;
  return origin === location.origin && !stays ? pathname + search + hash : null;
}
