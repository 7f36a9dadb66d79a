import { screen, waitFor } from '@testing-library/react';
import type { Followed } from 'contract/wire/followed.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockScroll, renderPage } from 'shared-ui/testing';

import { FollowingPage } from './FollowingPage';

const PAGE = 2; // entries
let stored: Followed[] = [];

const stop = (kind: Followed['kind'], id: string | readonly string[] | undefined) => {
  stored = stored.filter((one) => one.kind !== kind || one.id !== Number(id));
  return HttpResponse.json({ message: 'You are no longer following.' });
};
const server = mockApi(
  http.get('*/api/account/following', ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get('before') ?? 0);
    const next_before = stored.length > from + PAGE ? String(from + PAGE) : null;
    return HttpResponse.json({ data: stored.slice(from, from + PAGE), next_before });
  }),
  http.post('*/api/startups/:id/unfollow', ({ params }) => stop('startup', params.id)),
  http.post('*/api/users/:id/unfollow', ({ params }) => stop('user', params.id)),
);
const reachEnd = mockScroll();

beforeEach(() => {
  stored = [
    aFollowed({ kind: 'user', id: 4, name: 'Ana Ilić', slug: null }),
    aFollowed(),
    aFollowed({ id: 8, name: 'Rrufe', slug: 'rrufe' }),
  ];
});

describe('/account/following', () => {
  it('links followed startups and people, and loads earlier ones at the end of the list', async () => {
    const { container } = open();
    const person = await screen.findByRole('link', { name: 'Ana Ilić' });
    expect(person).toHaveAttribute('href', '/profile/4');
    expect(screen.getByRole('link', { name: 'Zrno' })).toHaveAttribute('href', '/startups/zrno');
    expect(screen.getByText(/^Person · followed/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    reachEnd();

    expect(await screen.findByRole('link', { name: 'Rrufe' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Following' }).children).toHaveLength(3);
  });

  it('unfollows, and moves the focus to the next entry', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Unfollow Ana Ilić' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Ilić' })).toBeNull());
    expect(store.getState().toast.message).toBe('Unfollowed Ana Ilić!');
    expect(screen.getByRole('button', { name: 'Unfollow Zrno' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().toast.message).toBe('Unfollowed Zrno!'));
    await user.click(await screen.findByRole('button', { name: 'Unfollow Rrufe' }));
    expect(await screen.findByText(/^You are not following anyone yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Following' })).toHaveFocus());
  });

  it.each([
    ['Ana Ilić', 'Failed to follow/unfollow this user.'],
    ['Zrno', 'Failed to follow/unfollow this startup.'],
  ])('still shows %s after a failure', async (name, message) => {
    server.use(http.post('*/api/*/:id/unfollow', () => new HttpResponse(null, { status: 500 })));
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: `Unfollow ${name}` }));

    await waitFor(() => expect(store.getState().toast.message).toBe(message));
    expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('shows that the member follows nobody', async () => {
    stored = [];
    open();

    expect(await screen.findByText(/^You are not following anyone yet/)).toBeVisible();
  });

  it('loads the list again after a failure', async () => {
    const lost = () => new HttpResponse(null, { status: 500 });
    server.use(http.get('*/api/account/following', lost, { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Zrno' })).toBeVisible();
  });
});

const open = () => renderPage(<FollowingPage />, { at: '/account/following', user: aUser() });

function aFollowed(over: Partial<Followed> = {}): Followed {
  return {
    kind: 'startup',
    id: 7,
    name: 'Zrno',
    slug: 'zrno',
    picture: null,
    since: '2025-03-01T10:00:00.000Z',
    ...over,
  };
}
