import type { AppStore, Head, Params, RootState } from 'shared-ui';

import { countStartupFollowers } from '../../follow/startupFollow.endpoints';
import { socialLinksOf } from '../../links/socialLinks';
import { listStartupNews } from '../../news/news.endpoints';
import { cardPath } from '../../seo/cardPath';
import { profileHead } from '../../seo/profileHead';
import { getPublicStartup, listPublicTeam } from '../../startup/startup.endpoints';
import { getViews } from '../../views/views.endpoints';

const NO_SUBSCRIPTION = { subscribe: false } as const;

/** Prefetches all public data of the profile before prerendering. */
export async function startupData(store: AppStore, { slug = '' }: Params): Promise<void> {
  const { data } = await store.dispatch(getPublicStartup.initiate({ slug }, NO_SUBSCRIPTION));
  if (!data) return;
  const { id } = data.data;
  const startup = { startupId: id };
  await Promise.all([
    store.dispatch(listPublicTeam.initiate(startup, NO_SUBSCRIPTION)),
    store.dispatch(listStartupNews.initiate(startup, NO_SUBSCRIPTION)),
    store.dispatch(countStartupFollowers.initiate(startup, NO_SUBSCRIPTION)),
    store.dispatch(getViews.initiate({ id }, NO_SUBSCRIPTION)),
  ]);
}

/** Name, first words and picture of the startup; noindex when there is none. */
export function startupHead(state: RootState, { slug = '' }: Params): Head {
  const startup = getPublicStartup.select({ slug })(state).data?.data;
  if (!startup) return { title: 'Startup Not Found', robots: 'noindex' };
  const path = `/startups/${startup.slug}`;
  const head = profileHead(state, {
    type: 'Organization',
    name: startup.name,
    text: startup.description,
    picture: startup.startup_image,
    links: socialLinksOf(startup.socialLinks[0]),
    path,
    card: cardPath('startups', startup.id),
    above: [{ name: 'Startups', path: '/startups' }],
  });
  return { ...head, feedPath: `${path}/feed.xml` };
}

/** The startup's current address when the request has an id or a former slug (rule 3.3). */
export function startupMoved(state: RootState, { slug = '' }: Params): string | undefined {
  const current = getPublicStartup.select({ slug })(state).data?.data.slug;
  return current && current !== slug ? `/startups/${current}` : undefined;
}

/** Data, redirect and head of the route. */
export const startupRoute = { data: startupData, moved: startupMoved, head: startupHead };
