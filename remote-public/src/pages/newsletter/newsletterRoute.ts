import type { AppStore } from 'shared-ui';
import { listArchivedLetters } from '../../letters/archive.endpoints';
import { heads } from '../../seo/heads';

/** What the route says beside its page. */
export const newsletterRoute = {
  data: (store: AppStore) =>
    store.dispatch(listArchivedLetters.initiate(undefined, { subscribe: false })),
  head: heads.newsletter,
};
