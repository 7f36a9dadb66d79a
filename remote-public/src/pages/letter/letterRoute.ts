import type { AppStore, Head, Params, RootState } from 'shared-ui';

import { cardPath } from '../../found/cardPath';
import { breadcrumbs, inContext } from '../../found/jsonLd';
import { getArchivedLetter } from '../../letters/archive.endpoints';
import { truncate } from '../../text/truncate';

/** Subject and first words of the letter; kept out of search engines when there is none. */
function letterHead(state: RootState, { letterId: id = '' }: Params): Head {
  const letter = getArchivedLetter.select({ id })(state).data;
  if (!letter) return { title: 'Letter not found', robots: 'noindex' };
  const path = `/newsletter/${letter.id}`;
  const trail = [
    { name: 'Newsletter', path: '/newsletter' },
    { name: letter.subject, path },
  ];
  return {
    title: letter.subject,
    description: truncate(letter.excerpt, 155),
    image: cardPath('pages', 'site'),
    canonicalPath: path,
    jsonLd: inContext(breadcrumbs(state.config, ...trail)),
  };
}

/** What the route says beside its page. */
export const letterFound = {
  data: (store: AppStore, { letterId: id = '' }: Params) =>
    store.dispatch(getArchivedLetter.initiate({ id }, { subscribe: false })),
  head: letterHead,
};
