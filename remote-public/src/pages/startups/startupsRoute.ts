import type { AppStore, Params } from 'shared-ui';

import { heads } from '../../found/heads';
import { filterOf } from './filterAddress';
import { listStartups } from './startups.endpoints';

/** The first startups of the list an address asks for, before it is rendered ahead. */
export const startupsData = (store: AppStore, _params: Params, address: URLSearchParams) =>
  store.dispatch(listStartups.initiate(filterOf(address), { subscribe: false }));

/** What the route says beside its page. */
export const startupsFound = { data: startupsData, head: heads.startups };
