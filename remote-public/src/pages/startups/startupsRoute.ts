import { type AppStore, type Params, siteOf } from 'shared-ui';

import { heads } from '../../seo/heads';
import { filterOf } from './filterAddress';
import { filterTagsOf } from './seasons';
import { listStartups } from './startups.endpoints';

/** The first startups of the list an address asks for, before it is prerendered. */
export function startupsData(store: AppStore, _params: Params, address: URLSearchParams) {
  const filterTags = filterTagsOf(siteOf(store.getState()).seasons);
  return store.dispatch(listStartups.initiate(filterOf(address, filterTags), { subscribe: false }));
}

/** What the route says beside its page. */
export const startupsRoute = { data: startupsData, head: heads.startups };
