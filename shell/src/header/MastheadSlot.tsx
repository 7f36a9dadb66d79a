import { isPrerendered } from 'contract/route/prerendering';
import { useLocation } from 'react-router-dom';

import type { Remotes } from '../remotes';
import { shellRouteAt } from '../routes';
import { Masthead } from './Masthead';
import { useHeaderIsFixed } from './useHeaderShown';

/** The masthead: over public pages and where nothing is, unless the header stands there already. */
export function MastheadSlot({ remotes }: { remotes: Remotes }) {
  const { pathname } = useLocation();
  const headerIsFixed = useHeaderIsFixed();
  if (headerIsFixed || shellRouteAt(pathname)) return null;

  const place = remotes.placeOf(pathname);
  return !place || isPrerendered(place.route) ? <Masthead /> : null;
}
