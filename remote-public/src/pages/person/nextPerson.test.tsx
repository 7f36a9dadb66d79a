import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aPerson, aUser, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { PersonPage } from './PersonPage';

const LINKS = { linkedIn: null, x: null, website_links: null };
const aProfile = (id: number, name: string) => ({
  ...aPerson({ id, name }),
  bio: '',
  roles: [],
  socialLinks: LINKS,
  startups: [],
});
const PEOPLE = [aProfile(8, 'Elif'), aProfile(9, 'Vesa')];
const never = () => new Promise<never>(() => {});

mockApi(
  http.get('*/api/users/is-following', ({ request }) =>
    new URL(request.url).searchParams.get('following_id') === '8'
      ? HttpResponse.json({ isFollowing: true })
      : never(),
  ),
  http.get('*/api/users/8/followers', () => HttpResponse.json({ followerCount: 2 })),
  http.get('*/api/users/9/followers', never),
  http.get('*/api/profile-view/8/show', () => HttpResponse.json({ views: 9310 })),
  http.get('*/api/profile-view/9/show', never),
  http.post('*/api/profile-view', () => HttpResponse.json({})),
  http.get('*/api/users/:id', ({ params }) =>
    HttpResponse.json({ data: PEOPLE.find(({ id }) => String(id) === params.id) }),
  ),
);

it('shows nothing of the previous person while the next one is loading', async () => {
  const page = { at: '/profile/9', path: '/profile/:userId', user: aUser({ id: 1 }) };
  renderPage(<PersonPage />, page);
  await screen.findByRole('heading', { level: 1, name: /Vesa/ });
  await navigate('/profile/8');
  expect(await screen.findByText('2 followers')).toBeVisible();
  expect(await screen.findByText('9,310 views')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();

  await navigate('/profile/9');
  expect(screen.getByRole('heading', { level: 1, name: /Vesa/ })).toBeVisible();
  expect(screen.queryByText('2 followers')).not.toBeInTheDocument();
  expect(screen.queryByText('9,310 views')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
});
