import type { AppStore } from 'shared-ui';
import { listArchivedLetters } from '../../letters/archive.endpoints';
import { heads } from '../../seo/heads';

/** Data and head of the route. */
export const newsletterRoute = {
  data: (store: AppStore) =>
    store.dispatch(listArchivedLetters.initiate(undefined, { subscribe: false })),
  head: heads.newsletter,
};
