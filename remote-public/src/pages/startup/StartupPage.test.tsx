import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OwnUser } from 'contract/wire/user.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { signedIn } from 'shared-ui';
import {
  anUpdate,
  aPerson,
  aStartup,
  aTeamMember,
  aUser,
  mockApi,
  pageSettled,
  renderPage,
} from 'shared-ui/testing';

import { getPublicStartup } from '../../startup/startup.endpoints';
import { StartupPage } from './StartupPage';

const zrno = aStartup({
  id: 12,
  slug: 'zrno',
  name: 'Zrno',
  description: 'Sensor kits for farms.\n\nSince 2023.',
  socialLinks: [{ linkedIn: 'javascript:alert(1)', x: 'https://x.com/zrno', website_links: null }],
});
let followers: number[] = []; // ids of the followers
let views = 0;

const server = mockApi(
  http.get('*/public/startups/:slug', ({ params }) =>
    ['zrno', '12', 'old-zrno'].includes(String(params.slug))
      ? HttpResponse.json({ data: zrno })
      : HttpResponse.json({ message: 'Not found.' }, { status: 404 }),
  ),
  http.get('*/public/startups/12/team', () =>
    HttpResponse.json({
      data: [
        aTeamMember({
          position: 'CEO',
          user: aPerson({ id: 5, name: 'Teodora', surname: 'Ilić' }),
        }),
      ],
    }),
  ),
  http.get('*/startups/12/updates', () =>
    HttpResponse.json({
      data: [anUpdate({ id: 51, update: 'We shipped!', likes: 18 })],
      meta: { current_page: 1, last_page: 1, total: 1, as_of: 51 },
    }),
  ),
  http.get('*/startups/12/followers', () => HttpResponse.json({ followerCount: followers.length })),
  http.get('*/startups/12/is-following', () =>
    HttpResponse.json({ isFollowing: followers.includes(1) }),
  ),
  http.post<never, { user_id: number }>('*/startups/12/follow', async ({ request }) => {
    followers = [...followers, (await request.json()).user_id];
    return HttpResponse.json({});
  }),
  http.post('*/startups/12/unfollow', () => {
    followers = followers.filter((id) => id !== 1);
    return HttpResponse.json({});
  }),
  http.get('*/profile-view/12/show', () => HttpResponse.json({ views })),
  http.post('*/profile-view', () => {
    views += 1;
    return HttpResponse.json({});
  }),
);

beforeEach(() => {
  followers = [7, 8];
  views = 9310;
});

describe('/startups/{slug}', () => {
  it('shows the startup, its team, its numbers and its latest updates', async () => {
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
    expect(screen.getByText('Since 2023.')).toBeVisible();
    const team = await screen.findByRole('list', { name: 'Team' });
    expect(within(team).getByRole('link', { name: 'Teodora Ilić' })).toHaveAttribute(
      'href',
      '/profile/5',
    );
    expect(await screen.findByText('2 followers')).toBeVisible();
    expect(await screen.findByText('We shipped!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Like, 18 likes' })).toBeVisible();
  });

  it('shows safe links only', async () => {
    open();

    expect(await screen.findByRole('link', { name: '@zrno' })).toHaveAttribute(
      'href',
      'https://x.com/zrno',
    );
    expect(screen.queryByText('LinkedIn')).not.toBeInTheDocument();
  });

  it('lets a member follow and unfollow, and updates the number of followers', async () => {
    const { user, store } = open({ user: aUser({ id: 1 }) });

    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(await screen.findByText('3 followers')).toBeVisible();
    expect(store.getState().toast.message).toBe('You are now following Zrno!');

    await user.click(await screen.findByRole('button', { name: 'Unfollow' }));
    expect(await screen.findByText('2 followers')).toBeVisible();
    expect(store.getState().toast.message).toBe('Unfollowed Zrno!');
  });

  it('shows an error when following fails', async () => {
    server.use(http.post('*/follow', () => HttpResponse.json({}, { status: 500 })));
    const { user, store } = open({ user: aUser({ id: 1 }) });

    await user.click(await screen.findByRole('button', { name: 'Follow' }));

    await screen.findByRole('button', { name: 'Follow' });
    expect(store.getState().toast).toMatchObject({
      type: 'error',
      message: 'Failed to follow/unfollow this startup.',
    });
  });

  it('asks a guest to sign in, and follows after the sign-in', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(store.getState().session.loginDialog).toEqual({ open: true, act: 'follow:startup:12' });
    expect(followers).toEqual([7, 8]);

    act(() => {
      store.dispatch(signedIn({ user: aUser({ id: 1 }), token: 'token' }));
    });

    expect(await screen.findByText('3 followers')).toBeVisible();
    expect(followers).toEqual([7, 8, 1]);
    expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();
  });

  it('counts a second view only after six hours', async () => {
    open();
    expect(await screen.findByText('9,311 views')).toBeVisible();
    expect(Number(localStorage.getItem('lastView_startup_12'))).toBeGreaterThan(0);
    cleanup();

    open();
    localStorage.setItem('lastView_startup_12', String(Date.now() - 1000));

    expect(await screen.findByText('9,311 views')).toBeVisible();
    expect(views).toBe(9311);
  });

  it.each(['12', 'old-zrno'])('replaces %s in the address by the current slug', async (old) => {
    open({ at: `/startups/${old}` });

    expect(await screen.findByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe('/startups/zrno'));
    expect(screen.getByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
  });

  it('shows "Startup Not Found" and a link to all startups', async () => {
    open({ at: '/startups/nobody' });

    expect(await screen.findByRole('heading', { name: 'Startup Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Startups' })).toHaveAttribute(
      'href',
      '/startups',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('stays in view when it cannot be loaded again', async () => {
    const { store } = open();
    await screen.findByText('We shipped!');
    server.use(http.get('*/public/startups/:slug', () => HttpResponse.error()));
    const again = getPublicStartup.initiate({ slug: 'zrno' }, { forceRefetch: true });
    await act(() => store.dispatch(again));
    await pageSettled(store);

    expect(screen.getByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
  });

  it('shows the error when the team cannot be loaded, and loads it again on request', async () => {
    const failure = { message: 'Server Error' };
    server.use(http.get('*/team', () => HttpResponse.json(failure, { status: 500 })));
    const { user } = open();
    await screen.findByText('Error: Server Error');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Teodora Ilić' })).toBeVisible();
  });

  it('hides the team while it has no members', async () => {
    server.use(http.get('*/team', () => HttpResponse.json({ data: [] })));
    open();

    await screen.findByText('We shipped!');
    await waitFor(() => expect(screen.queryByText('Team')).not.toBeInTheDocument());
  });

  it('has no accessibility fault', async () => {
    const { container } = open();
    await screen.findByText('We shipped!');

    expect(await axe(container)).toHaveNoViolations();
  });
});

function open({ at = '/startups/zrno', user }: { at?: string; user?: OwnUser } = {}) {
  return renderPage(<StartupPage />, { at, path: '/startups/:slug', user });
}
