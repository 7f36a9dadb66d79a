import { HttpResponse, http } from 'msw';
import { makeStore } from 'shared-ui';
import { aPerson, mockApi } from 'shared-ui/testing';

import { personData, personHead } from './personRoute';

const NO_LINKS = { linkedIn: 'https://www.linkedin.com/in/gezim', x: null, website_links: null };
const gezim = {
  ...aPerson({ id: 9, profile_photo: 'users/a.webp' }),
  bio: 'Builds\nbridges.',
  roles: ['mentor'],
  socialLinks: NO_LINKS,
  startups: [],
};

mockApi(
  http.get('*/users/:id', ({ params }) =>
    params.id === '9'
      ? HttpResponse.json({ data: gezim })
      : HttpResponse.json({ message: 'Not found.' }, { status: 404 }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ followerCount: 0, views: 0 })),
);

it('sets title, description, picture and canonical path of the profile', async () => {
  expect(await headOf('9')).toMatchObject({
    title: 'Gëzim Hoxha',
    description: 'Builds bridges.',
    image: '/cards/people/9.jpg',
    canonicalPath: '/profile/9',
  });
});

it('has JSON-LD about the person and the breadcrumbs', async () => {
  expect((await headOf('9')).jsonLd).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Gëzim Hoxha',
      description: 'Builds bridges.',
      url: expect.stringMatching(/\/profile\/9$/),
      image: expect.stringMatching(/users\/a-640\.webp$/),
      sameAs: ['https://www.linkedin.com/in/gezim'],
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

it('marks a missing person as noindex', async () => {
  expect(await headOf('404')).toEqual({ title: 'Profile', robots: 'noindex' });
});

async function headOf(userId: string) {
  const store = makeStore();
  await personData(store, { userId });
  return personHead(store.getState(), { userId });
}
