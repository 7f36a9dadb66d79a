import { screen, waitFor } from '@testing-library/react';
import type { ProfileView } from 'contract/wire/follows.contract';
import type { PublicProfile } from 'contract/wire/profile.contract';
import type { OwnUser } from 'contract/wire/user.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aStartupCard, aUser, mockApi, renderPage } from 'shared-ui/testing';

import { PersonPage } from './PersonPage';

let elif: PublicProfile;
let followers: number[] = []; // ids of the followers
let views: ProfileView[] = [];

const server = mockApi(
  http.get('*/api/users/is-following', ({ request }) => {
    const { searchParams } = new URL(request.url);
    expect(searchParams.get('following_id')).toBe('9');
    return HttpResponse.json({
      isFollowing: followers.includes(Number(searchParams.get('follower_id'))),
    });
  }),
  http.get('*/api/users/:id/followers', () =>
    HttpResponse.json({ followerCount: followers.length }),
  ),
  http.get('*/api/users/:id', ({ params }) =>
    params.id === '9'
      ? HttpResponse.json({ data: elif })
      : HttpResponse.json({ message: 'Not found.' }, { status: 404 }),
  ),
  http.post<never, { follower_id: number }>('*/api/users/9/follow', async ({ request }) => {
    const { follower_id } = await request.json();
    if (follower_id === 9) {
      const message = 'You cannot follow your own account';
      return HttpResponse.json({ message }, { status: 422 });
    }
    followers.push(follower_id);
    return HttpResponse.json({ message: 'You are now following.' });
  }),
  http.post('*/api/users/9/unfollow', () => {
    followers = [];
    return HttpResponse.json({ message: 'You are no longer following.' });
  }),
  http.get('*/api/profile-view/9/show', () => HttpResponse.json({ views: views.length })),
  http.post<never, ProfileView>('*/api/profile-view', async ({ request }) => {
    views.push(await request.json());
    return HttpResponse.json({ message: 'Counted.' });
  }),
);

beforeEach(() => {
  elif = aPublicUser();
  followers = [];
  views = [];
});

describe('/profile/{userId}', () => {
  it('shows name, roles, bio and safe links', async () => {
    const { container } = visit('/profile/9');

    await screen.findByRole('heading', { level: 1, name: 'Elif Şahin' });
    expect(screen.getByRole('list', { name: 'Roles' })).toHaveTextContent('mentorinvestor');
    expect(screen.getByText('@elif', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('Sold two companies.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '@elif' })).toHaveAttribute(
      'href',
      'https://x.com/elif',
    );
    await screen.findByText('1 view');
    expect(container.innerHTML).not.toContain('javascript:');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the startups the person founded', async () => {
    elif = { ...elif, startups: [aStartupCard({ name: 'Güneşli', slug: 'gunesli' })] };
    visit('/profile/9');

    const link = await screen.findByRole('link', { name: 'Güneşli' });
    expect(link).toHaveAttribute('href', '/startups/gunesli');
  });

  it('counts a view once in six hours', async () => {
    const { store } = visit('/profile/9', aUser({ id: 1 }));
    await screen.findByText('1 view');
    expect(views).toEqual([{ profile_type: 'user', user_id: 9, viewer_id: 1 }]);
    expect(Number(localStorage.getItem('lastView_user_9'))).toBeGreaterThan(0);
    expect(store.getState().session.status).toBe('member');
  });

  it('lets a member follow and unfollow, and updates the number of followers', async () => {
    const { user, store } = visit('/profile/9', aUser({ id: 1 }));
    await screen.findByText('0 followers');

    await user.click(screen.getByRole('button', { name: 'Follow' }));
    await screen.findByText('1 follower');
    expect(store.getState().toast.message).toBe('You are now following Elif Şahin!');

    await user.click(await screen.findByRole('button', { name: 'Unfollow' }));
    await screen.findByText('0 followers');
    expect(store.getState().toast.message).toBe('Unfollowed Elif Şahin!');
  });

  it('asks guests who want to follow to sign in', async () => {
    const { user, store } = visit('/profile/9');

    await user.click(await screen.findByRole('button', { name: 'Follow' }));

    expect(store.getState().session.loginDialog).toEqual({ open: true, act: 'follow:user:9' });
    expect(screen.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
  });

  it('shows an error to people who follow themselves', async () => {
    const { user, store } = visit('/profile/9', aUser({ id: 9 }));
    expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Follow' }));

    await waitFor(() =>
      expect(store.getState().toast).toMatchObject({
        type: 'error',
        message: 'You cannot follow your own account',
      }),
    );
  });

  it.each(['/profile/8', '/profile/nobody'])('%s redirects to the landing page', async (at) => {
    if (at.endsWith('nobody')) refuse(422);
    visit(at);

    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('offers "Try again" when the profile cannot be loaded', async () => {
    refuse(500);
    const { user } = visit('/profile/9');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(location.pathname).toBe('/profile/9');

    server.resetHandlers();
    await user.click(again);

    await screen.findByRole('heading', { name: 'Elif Şahin' });
  });
});

const visit = (at: string, user?: OwnUser) =>
  renderPage(<PersonPage />, { at, path: '/profile/:userId', user });

function refuse(status: number) {
  server.use(http.get('*/api/users/:id', () => HttpResponse.json({}, { status })));
}

function aPublicUser(): PublicProfile {
  return {
    id: 9,
    name: 'Elif',
    surname: 'Şahin',
    username: 'elif',
    bio: 'Sold two companies.\n\nClosed one.',
    profile_photo: null,
    roles: ['mentor', 'investor'],
    socialLinks: { linkedIn: 'javascript:alert(1)', x: 'https://x.com/elif', website_links: null },
    startups: [],
  };
}
