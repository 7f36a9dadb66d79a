import { useEffect, useRef } from 'react';
import { holdLeaving } from 'shared-ui/core';

import { type BlockedStep, guardHistory } from './historyGuard';
import { useWatchedSteps } from './useWatchedSteps';

/** Navigation by a link to `to`, by a history step, or by an action such as logging out. */
export type BlockedNavigation =
  | { by: 'link'; to: string }
  | ({ by: 'step' } & BlockedStep)
  | { by: 'act'; act(): void };

/**
 * Blocks navigation away from the page while `watching`, and reports its target. Our router cannot block, so links and
 * history steps are intercepted before the router. If there are several blocks, the first one decides for all.
 */
export function useNavigationBlock(
  watching: boolean,
  onBlocked: (navigation: BlockedNavigation) => void,
) {
  const allowed = useRef(false);
  const report = useRef(onBlocked);
  report.current = onBlocked;
  useWatchedSteps();

  useEffect(() => {
    if (!watching) return undefined;
    disallow();

    /** A user who still uses the page has not left it. */
    function disallow() {
      allowed.current = false;
    }
    function handleClick(event: MouseEvent) {
      disallow();
      const to = internalAddress(event);
      if (!to) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      report.current({ by: 'link', to });
    }
    function handleUnload(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault();
    }

    const unblockHistory = guardHistory((step) => report.current({ by: 'step', ...step }));
    const unblockActs = holdLeaving((act) => report.current({ by: 'act', act }));
    document.addEventListener('click', handleClick, true);
    document.addEventListener('keydown', disallow, true);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      unblockHistory();
      unblockActs();
      document.removeEventListener('click', handleClick, true);
      document.removeEventListener('keydown', disallow, true);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [watching]);

  return {
    /** Lets the page close without the browser's question. */
    allow() {
      allowed.current = true;
    },
  };
}

/** Returns the target of a plain click on a link inside the product; null for any other click. */
function internalAddress(event: MouseEvent): string | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const stays = pathname === location.pathname && search === location.search;
  return origin === location.origin && !stays ? pathname + search + hash : null;
}
