import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Head, type RootState, useConfig, useSelector } from 'shared-ui';

import { type Remotes, useLoadedRoute } from '../remotes';
import { shellRouteAt } from '../routes';
import { documentTitle } from './documentTitle';

/** The document's metadata for an unknown address (rule 1.8). */
export const notFoundHead = (productName: string): Head => ({
  title: '404',
  rewriteTitle: `404 | The ${productName}`,
});

/** Updates the document's title with the current page and its loaded data. */
export function usePageTitle(remotes: Remotes): void {
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const arrived = useLoadedRoute(remotes);

  function headOf(state: RootState): Head {
    const own = shellRouteAt(pathname);
    if (own) return { title: own.title };
    if (arrived?.route.head) return arrived.route.head(state, arrived.params);
    const place = arrived ?? remotes.placeOf(pathname);
    return place ? { title: place.route.title ?? '' } : notFoundHead(productName);
  }
  const title = useSelector((state) => documentTitle(headOf(state), productName));

  useEffect(() => {
    document.title = title;
  }, [title]);
}
