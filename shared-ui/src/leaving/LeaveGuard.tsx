import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LeaveDialog, type Loss } from './LeaveDialog';
import { type BlockedNavigation, useNavigationBlock } from './useNavigationBlock';

interface LeaveGuardProps extends Loss {
  /** True while something would be lost: also during saving, because the api may refuse it. */
  when: boolean;
}

/**
 * Asks for confirmation before the user leaves a page with unsaved input: by a link, the browser's Back button, logging
 * out, or closing the tab (there the browser shows its own question).
 */
export function LeaveGuard({ when, ...loss }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const block = useNavigationBlock(when, setBlocked);

  useEffect(() => {
    if (when || !blocked) return;
    if (blocked.by === 'step') blocked.stay(); // saved during the question
    setBlocked(undefined);
  }, [when, blocked]);

  function handleLeave() {
    if (blocked?.by === 'link') {
      void navigate(blocked.to); // loads no other page, and its target may still show the text
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
