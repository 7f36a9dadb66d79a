import type { AppStore, Head, Params, RootState } from 'shared-ui';
import { getArchivedLetter } from '../../letters/archive.endpoints';
import { cardPath } from '../../seo/cardPath';
import { breadcrumbs, inContext } from '../../seo/jsonLd';
import { truncate } from '../../text/truncate';

/** Subject and first words of the letter; noindex when there is none. */
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

/** Data and head of the route. */
export const letterRoute = {
  data: (store: AppStore, { letterId: id = '' }: Params) =>
    store.dispatch(getArchivedLetter.initiate({ id }, { subscribe: false })),
  head: letterHead,
};
