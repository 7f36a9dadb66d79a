import { useEffect, useRef } from 'react';
import { holdLeaving } from 'shared-ui/core';

import { type HeldStep, holdSteps } from './secondEntry';
import { useWatchedSteps } from './useWatchedSteps';

/** How a person tries to leave: by a link to `to`, by a step through the browser's history, by an act. */
export type Departure =
  | { by: 'link'; to: string }
  | ({ by: 'step' } & HeldStep)
  | { by: 'act'; act(): void };

/**
 * Stops people on their way out while `watching`, and reports where they were going. The router of
 * ours has no blocking, so links and steps through the history are caught before it sees them. Of several that watch,
 * the first one asks and decides for all.
 */
export function useDepartures(watching: boolean, onDeparture: (departure: Departure) => void) {
  const allowed = useRef(false);
  const report = useRef(onDeparture);
  report.current = onDeparture;
  useWatchedSteps();

  useEffect(() => {
    if (!watching) return undefined;
    forbid();

    /** Whoever still uses the page has not left it, whatever became of the way they went. */
    function forbid() {
      allowed.current = false;
    }
    function handleClick(event: MouseEvent) {
      forbid();
      const to = insideAddress(event);
      if (!to) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      report.current({ by: 'link', to });
    }
    function handleUnload(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault();
    }

    const letStep = holdSteps((step) => report.current({ by: 'step', ...step }));
    const letPass = holdLeaving((act) => report.current({ by: 'act', act }));
    document.addEventListener('click', handleClick, true);
    document.addEventListener('keydown', forbid, true);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      letStep();
      letPass();
      document.removeEventListener('click', handleClick, true);
      document.removeEventListener('keydown', forbid, true);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [watching]);

  return {
    /** Lets the page go without the browser's own question. */
    allow() {
      allowed.current = true;
    },
  };
}

/** Where a plain click on a link leads inside the product; null for any other click. */
function insideAddress(event: MouseEvent): string | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const stays = pathname === location.pathname && search === location.search;
  return origin === location.origin && !stays ? pathname + search + hash : null;
}
