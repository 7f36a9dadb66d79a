import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aStartup, aTeamMember, aUser, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { StartupPage } from './StartupPage';

const STARTUPS = [
  aStartup({ id: 12, slug: 'zrno', name: 'Zrno' }),
  aStartup({ id: 13, slug: 'rosa', name: 'Rosa' }),
];
/** All calls about Rosa by her id stay pending. */
const ofZrno = (body: object) => () => HttpResponse.json(body);
const ofRosa = () => new Promise<never>(() => {});

mockApi(
  http.get('*/public/startups/:slug', ({ params }) =>
    HttpResponse.json({ data: STARTUPS.find(({ slug }) => slug === params.slug) }),
  ),
  http.get('*/public/startups/12/team', ofZrno({ data: [aTeamMember()] })),
  http.get(
    '*/startups/12/updates',
    ofZrno({ data: [], meta: { current_page: 1, last_page: 1, total: 0, as_of: 0 } }),
  ),
  http.get('*/startups/12/followers', ofZrno({ followerCount: 2 })),
  http.get('*/startups/12/is-following', ofZrno({ isFollowing: true })),
  http.get('*/profile-view/12/show', ofZrno({ views: 9310 })),
  http.post('*/profile-view', ofZrno({})),
  http.get('*/startups/13/*', ofRosa),
  http.get('*/profile-view/13/show', ofRosa),
);

it('shows nothing of the previous startup while the next one is loading', async () => {
  const page = { at: '/startups/rosa', path: '/startups/:slug', user: aUser({ id: 1 }) };
  renderPage(<StartupPage />, page);
  await screen.findByRole('heading', { level: 1, name: 'Rosa' });
  await navigate('/startups/zrno');
  expect(await screen.findByText('2 followers')).toBeVisible();
  expect(await screen.findByText('9,310 views')).toBeVisible();
  expect(await screen.findByText('Gëzim Hoxha')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();

  await navigate('/startups/rosa');
  expect(screen.getByRole('heading', { level: 1, name: 'Rosa' })).toBeVisible();
  expect(screen.queryByText('2 followers')).not.toBeInTheDocument();
  expect(screen.queryByText('9,310 views')).not.toBeInTheDocument();
  expect(screen.queryByText('Gëzim Hoxha')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
});
