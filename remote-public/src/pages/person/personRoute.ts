import { type AppStore, fullName, type Head, type Params, type RootState } from 'shared-ui';
import { socialLinksOf } from '../../links/socialLinks';
import { cardPath } from '../../seo/cardPath';
import { profileHead } from '../../seo/profileHead';
import { getViews } from '../../views/views.endpoints';
import { countUserFollowers, getPublicUser } from './person.endpoints';

const NO_SUBSCRIPTION = { subscribe: false } as const;

/** Prefetches all public data of the profile before prerendering. */
export async function personData(store: AppStore, { userId = '' }: Params): Promise<void> {
  const { data } = await store.dispatch(getPublicUser.initiate({ userId }, NO_SUBSCRIPTION));
  if (!data) return;
  const { id } = data.data;
  await Promise.all([
    store.dispatch(countUserFollowers.initiate({ userId: id }, NO_SUBSCRIPTION)),
    store.dispatch(getViews.initiate({ id }, NO_SUBSCRIPTION)),
  ]);
}

/** Name, first words and photo of the person; noindex when there is none. */
export function personHead(state: RootState, { userId = '' }: Params): Head {
  const person = getPublicUser.select({ userId })(state).data?.data;
  if (!person) return { title: 'Profile', robots: 'noindex' };
  return profileHead(state, {
    type: 'Person',
    name: fullName(person),
    text: person.bio,
    picture: person.profile_photo,
    links: socialLinksOf(person.socialLinks),
    path: `/profile/${person.id}`,
    card: cardPath('people', person.id),
  });
}
