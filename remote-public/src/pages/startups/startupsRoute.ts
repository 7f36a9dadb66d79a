import type { AppStore } from 'shared-ui';

import { NO_FILTER } from './filterAddress';
import { listStartups } from './startups.endpoints';

/** The first startups of the list, before it is rendered ahead. */
export const startupsData = (store: AppStore) =>
  store.dispatch(listStartups.initiate(NO_FILTER, { subscribe: false }));
