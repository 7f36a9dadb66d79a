import { type AppStore, type Params, siteOf } from 'shared-ui';

import { heads } from '../../seo/heads';
import { filterOf } from './filterAddress';
import { filterTagsOf } from './seasons';
import { listStartups } from './startups.endpoints';

/** Prefetches the first startups for the address's filter before prerendering. */
export function startupsData(store: AppStore, _params: Params, address: URLSearchParams) {
  const filterTags = filterTagsOf(siteOf(store.getState()).seasons);
  return store.dispatch(listStartups.initiate(filterOf(address, filterTags), { subscribe: false }));
}

/** Data and head of the route. */
export const startupsRoute = { data: startupsData, head: heads.startups };
