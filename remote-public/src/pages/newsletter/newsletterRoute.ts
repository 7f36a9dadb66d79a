import type { AppStore } from 'shared-ui';

import { heads } from '../../found/heads';
import { listArchivedLetters } from '../../letters/archive.endpoints';

/** What the route says beside its page. */
export const newsletterFound = {
  data: (store: AppStore) =>
    store.dispatch(listArchivedLetters.initiate(undefined, { subscribe: false })),
  head: heads.newsletter,
};
