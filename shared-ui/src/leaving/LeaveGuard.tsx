import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LeaveDialog, type Loss } from './LeaveDialog';
import { type BlockedNavigation, useNavigationBlock } from './useNavigationBlock';

interface LeaveGuardProps extends Loss {
  /** While something would be lost: also while it is being saved, since that may be refused. */
  when: boolean;
}

/**
 * Asks before a page is left with something unsaved: by a link, the browser's Back button, logging out, or closing the
 * tab (there the browser asks, in its own words).
 */
export function LeaveGuard({ when, ...loss }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const block = useNavigationBlock(when, setBlocked);

  useEffect(() => {
    if (when || !blocked) return;
    if (blocked.by === 'step') blocked.stay(); // saved while it was asked
    setBlocked(undefined);
  }, [when, blocked]);

  function handleLeave() {
    if (blocked?.by === 'link') {
      void navigate(blocked.to); // loads no other page, and the words may stay on the one it leads to
    } else {
      block.allow();
      if (blocked?.by === 'step') blocked.proceed();
      else blocked?.act();
    }
    setBlocked(undefined);
  }

  function handleStay() {
    if (blocked?.by === 'step') blocked.stay();
    setBlocked(undefined);
  }

  if (!blocked || !when) return null;
  return <LeaveDialog {...loss} onLeave={handleLeave} onStay={handleStay} />;
}
