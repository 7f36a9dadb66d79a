import type { PublicStartup } from 'contract/wire/startups.contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDispatch } from 'shared-ui';

import { startupCalls } from '../../startup/startup.endpoints';

/**
 * Replaces an id or a former slug in the address by the current slug (rule 3.3). The loaded response is cached under
 * the new address too, so nothing is fetched twice and nothing flickers.
 */
export function useCurrentAddress(asked: string, startup: PublicStartup | undefined): void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { search, hash } = useLocation();
  const moved = startup && startup.slug !== asked ? startup : undefined;

  useEffect(() => {
    if (!moved) return undefined;
    const { slug } = moved;
    let left = false;
    const answer = { data: moved };
    const stored = dispatch(
      startupCalls.util.upsertQueryData('getPublicStartup', { slug }, answer),
    );
    async function move() {
      await stored;
      if (!left) await navigate({ pathname: `/startups/${slug}`, search, hash }, { replace: true });
    }
    move().catch(() => {}); // the page works with the former address as well
    return () => {
      left = true;
    };
  }, [moved, dispatch, navigate, search, hash]);
}
