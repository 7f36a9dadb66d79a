import {
  type AppStore,
  fullName,
  type Head,
  type Params,
  type RootState,
  truncate,
} from 'shared-ui';

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
import { getViews } from '../../views/views.endpoints';
import { countUserFollowers, getPublicUser } from './person.endpoints';

const ONCE = { subscribe: false } as const;

/** Everything the profile shows to everybody, before it is rendered ahead. */
export async function personData(store: AppStore, { userId = '' }: Params): Promise<void> {
  const { data } = await store.dispatch(getPublicUser.initiate({ userId }, ONCE));
  if (!data) return;
  const { id } = data.data;
  await Promise.all([
    store.dispatch(countUserFollowers.initiate({ userId: id }, ONCE)),
    store.dispatch(getViews.initiate({ id }, ONCE)),
  ]);
}

/** Name, first words and photo of the person; kept out of search engines when there is nobody. */
export function personHead(state: RootState, { userId = '' }: Params): Head {
  const person = getPublicUser.select({ userId })(state).data?.data;
  if (!person) return { title: 'Profile', robots: 'noindex' };
  const name = fullName(person);
  const bio = oneLine(person.bio);
  const path = `/profile/${person.id}`;
  const thing: Thing = {
    '@type': 'Person',
    name,
    description: bio,
    url: addressOf(state.config, path),
    image: pictureOf(state.config, person.profile_photo),
    sameAs: socialLinksOf(person.socialLinks).map(({ href }) => href),
  };
  return {
    title: name,
    description: bio ? truncate(bio, 155) : `${name} at The ${state.config.productName}.`,
    image: cardPath('people', person.id),
    canonicalPath: path,
    jsonLd: inContext(thing, breadcrumbs(state.config, { name, path })),
  };
}
