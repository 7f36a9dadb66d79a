import { isPrerendered } from 'contract/route/prerendering';
import { useLocation } from 'react-router-dom';

import type { Remotes } from '../remotes';
import { shellRouteAt } from '../routes';
import { HeroHeader } from './HeroHeader';
import { useHeaderIsFixed } from './useHeaderShown';

/** The hero header: on public pages and unknown addresses, unless the fixed header is there. */
export function HeroHeaderSlot({ remotes }: { remotes: Remotes }) {
  const { pathname } = useLocation();
  const headerIsFixed = useHeaderIsFixed();
  if (headerIsFixed || shellRouteAt(pathname)) return null;

  const place = remotes.placeOf(pathname);
  return !place || isPrerendered(place.route) ? <HeroHeader /> : null;
}
