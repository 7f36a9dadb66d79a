import { useEffect } from 'react';
import { useSessionStatus, useUser } from 'shared-ui';

import { countsAsView, type Viewed } from './countView';
import { useCountViewMutation } from './views.endpoints';

/** Counts a view of a profile once the viewer is known. @param viewed undefined while unknown */
export function useCountedView(viewed: Viewed | undefined): void {
  const [countView] = useCountViewMutation();
  const decided = useSessionStatus() !== 'unknown';
  const viewer_id = useUser()?.id;
  const { type, id } = viewed ?? {};

  useEffect(() => {
    if (!decided || !type || !id || !countsAsView({ type, id }, Date.now())) return;
    const whose = type === 'startup' ? { startup_id: id } : { user_id: id };
    countView({ profile_type: type, ...whose, ...(viewer_id && { viewer_id }) });
  }, [decided, type, id, viewer_id, countView]);
}
