import { type AppStore, type Head, type Params, type RootState, truncate } from 'shared-ui';

import { countStartupFollowers } from '../../follow/startupFollow.endpoints';
import { cardPath } from '../../found/cardPath';
import {
  addressOf,
  breadcrumbs,
  inContext,
  oneLine,
  pictureOf,
  type Thing,
} from '../../found/jsonLd';
import { socialLinksOf } from '../../links/socialLinks';
import { listStartupNews } from '../../news/news.endpoints';
import { getPublicStartup, listPublicTeam } from '../../startup/startup.endpoints';
import { getViews } from '../../views/views.endpoints';

const ONCE = { subscribe: false } as const;

/** Everything the profile shows to everybody, before it is rendered ahead. */
export async function startupData(store: AppStore, { slug = '' }: Params): Promise<void> {
  const { data } = await store.dispatch(getPublicStartup.initiate({ slug }, ONCE));
  if (!data) return;
  const { id } = data.data;
  const startup = { startupId: id };
  await Promise.all([
    store.dispatch(listPublicTeam.initiate(startup, ONCE)),
    store.dispatch(listStartupNews.initiate(startup, ONCE)),
    store.dispatch(countStartupFollowers.initiate(startup, ONCE)),
    store.dispatch(getViews.initiate({ id }, ONCE)),
  ]);
}

/** Name, first words and picture of the startup; kept out of search engines when there is none. */
export function startupHead(state: RootState, { slug = '' }: Params): Head {
  const startup = getPublicStartup.select({ slug })(state).data?.data;
  if (!startup) return { title: 'Startup Not Found', robots: 'noindex' };
  const { name, slug: current } = startup;
  const path = `/startups/${current}`;
  const thing: Thing = {
    '@type': 'Organization',
    name,
    description: oneLine(startup.description),
    url: addressOf(state.config, path),
    image: pictureOf(state.config, startup.startup_image),
    sameAs: socialLinksOf(startup.socialLinks[0]).map(({ href }) => href),
  };
  const trail = [
    { name: 'Startups', path: '/startups' },
    { name, path },
  ];
  return {
    title: name,
    description: truncate(startup.description.replaceAll(/\s+/g, ' '), 155),
    image: cardPath('startups', startup.id),
    canonicalPath: path,
    feedPath: `${path}/feed.xml`,
    jsonLd: inContext(thing, breadcrumbs(state.config, ...trail)),
  };
}

/** The startup's current address, when an id or a former slug was asked for (RULES A.1). */
export function startupMoved(state: RootState, { slug = '' }: Params): string | undefined {
  const current = getPublicStartup.select({ slug })(state).data?.data.slug;
  return current && current !== slug ? `/startups/${current}` : undefined;
}
