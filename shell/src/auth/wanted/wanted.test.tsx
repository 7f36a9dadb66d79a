import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  loginRequested,
  page,
  type RemoteRoute,
  sessionEnded,
  signedOut,
  userChanged,
} from 'shared-ui';
import { aUser, mockApi } from 'shared-ui/testing';

import { openApp } from '../../testing/openApp';
import { takeMailMark } from './takeMailMark';

const member = aUser();
const server = mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/login', () => HttpResponse.json({ user: member, token: 'fresh' })),
  http.get('*/api/my/startups/7', () => HttpResponse.json({ data: { id: 7, name: 'Zrno' } })),
);

const MENTORSHIP = '/my/startups/7/mentorship';
beforeEach(() => sessionStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a guest at an address for members', () => {
  it('is offered it on the startups, directly after signing in', async () => {
    const app = await openApp({ at: MENTORSHIP, routes });
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    await logIn(app);

    await waitFor(() => expect(app.pathname()).toBe('/startups'));
    await app.user.click(await findOffer('Continue to Mentorship of Zrno'));
    await waitFor(() => expect(app.pathname()).toBe(MENTORSHIP));
    await app.go('/startups');
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('is offered an account page as well, although it redirects guests home', async () => {
    const app = await openApp({ at: '/account/settings', routes });
    await waitFor(() => expect(app.pathname()).toBe('/'));
    await app.go('/login');
    await logIn(app);

    await waitFor(() => expect(app.pathname()).toBe('/startups'));
    expect(await findOffer('Continue to Account Settings')).toHaveAttribute(
      'href',
      '/account/settings',
    );
  });

  it('can dismiss the offer for good', async () => {
    const app = await openApp({ at: MENTORSHIP, routes });
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    await logIn(app);
    await findOffer('Continue to Mentorship of Zrno');
    await app.user.click(screen.getByRole('button', { name: 'Dismiss offer' }));
    await app.go('/');
    await app.go('/startups');
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('is offered nothing that belongs to somebody else', async () => {
    const asked = jest.fn();
    server.use(
      http.get('*/api/my/startups/7', () => {
        asked();
        return HttpResponse.json({ message: 'Not found.' }, { status: 404 });
      }),
    );
    const app = await openApp({ at: MENTORSHIP, routes });
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    await logIn(app);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('is offered it even when the name of the startup cannot be loaded', async () => {
    server.use(http.get('*/api/my/startups/7', () => HttpResponse.error()));
    const app = await openApp({ at: MENTORSHIP, routes });
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    await logIn(app);
    expect(await findOffer('Continue to Mentorship')).toHaveAttribute('href', MENTORSHIP);
  });

  it('is redirected at once when a mail linked to it', async () => {
    window.history.replaceState(null, '', `${MENTORSHIP}?from=mail`);
    takeMailMark();
    expect(window.location.search).toBe('');

    const app = await openApp({ at: MENTORSHIP, routes });
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    await logIn(app);
    await waitFor(() => expect(app.pathname()).toBe(MENTORSHIP));
    await screen.findByRole('heading', { name: 'A page' });
    await app.go('/startups');
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
  });
});

describe('a member', () => {
  it('is offered the page whose session expired while it was open', async () => {
    const app = await openApp({ at: MENTORSHIP, routes, user: member });
    await screen.findByRole('heading', { name: 'A page' });
    await act(async () => app.store.dispatch(sessionEnded()));
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    await logIn(app);
    expect(await findOffer('Continue to Mentorship of Zrno')).toBeVisible();
  });

  it('of staff is offered the requested page once the account has a second factor', async () => {
    const staff = aUser({ needs_second_factor: true });
    const app = await openApp({ at: `${MENTORSHIP}?week=2`, routes, user: staff });
    await waitFor(() => expect(app.pathname()).toBe('/account/second-factor'));
    await app.go('/startups');
    await waitFor(() => expect(app.pathname()).toBe('/account/second-factor'));
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
    await act(async () => app.store.dispatch(userChanged({ needs_second_factor: false })));

    expect(await findOffer('Continue to Mentorship of Zrno')).toHaveAttribute(
      'href',
      `${MENTORSHIP}?week=2`,
    );
  });

  it.each([
    ['/startups', '/staff'],
    ['/staff/people?search=ana', '/staff/people?search=ana'],
  ])('of staff who comes to %s is offered %s', async (at, offered) => {
    const staff = aUser({ needs_second_factor: true });
    const app = await openApp({ at, routes, user: staff });
    await waitFor(() => expect(app.pathname()).toBe('/account/second-factor'));
    await act(async () => app.store.dispatch(userChanged({ needs_second_factor: false })));

    expect(await findOffer('Continue to Staff')).toHaveAttribute('href', offered);
  });

  it('has no return address after signing out', async () => {
    const app = await openApp({ at: MENTORSHIP, routes, user: member });
    await screen.findByRole('heading', { name: 'A page' });
    await act(async () => app.store.dispatch(signedOut()));
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    expect(sessionStorage.getItem('wantedAddress')).toBeNull();
  });
});

describe('a guest who wants to follow', () => {
  it('keeps the follow and its page while creating an account', async () => {
    const app = await openApp({ at: '/startups/zrno', routes });
    await act(async () => app.store.dispatch(loginRequested({ act: 'follow:startup:7' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await app.user.click(dialog.getByRole('link', { name: 'create an account' }));
    await waitFor(() => expect(app.pathname()).toBe('/register'));
    await app.go('/login');
    await logIn(app);

    await waitFor(() => expect(app.pathname()).toBe('/startups'));
    expect(await findOffer('Continue to Zrno')).toHaveAttribute('href', '/startups/zrno');
    expect(sessionStorage.getItem('pendingAct')).toContain('follow:startup:7');
  });

  it('loses the follow after navigating elsewhere', async () => {
    const app = await openApp({ at: '/startups/zrno', routes });
    await act(async () => app.store.dispatch(loginRequested({ act: 'follow:startup:7' })));
    await screen.findByRole('dialog', { name: 'Log in' });
    await app.go('/startups');
    await waitFor(() => expect(sessionStorage.getItem('pendingAct')).toBeNull());
    expect(sessionStorage.getItem('wantedAddress')).toBeNull();
  });
});

describe('the mark of a mail', () => {
  it.each([
    '/login?from=mail',
    '/?from=mail',
    '/my/%2f%2fevil.example?from=mail',
    '/my/startups?next=//evil.example&from=mail',
  ])('is no open redirect: %s', (address) => {
    window.history.replaceState(null, '', address);
    takeMailMark();
    expect(sessionStorage.getItem('wantedAddress')).toBeNull();
  });

  it('does not change the rest of the address', () => {
    window.history.replaceState(null, '', '/my/startups/7?a=1&from=mail&b=2#news');
    takeMailMark();
    expect(window.location.href).toMatch(/\/my\/startups\/7\?a=1&b=2#news$/);
  });
});

const findOffer = (name: string) =>
  screen
    .findByRole('region', { name: 'Continue' })
    .then((region) => within(region).findByRole('link', { name }));

async function logIn({ user }: Awaited<ReturnType<typeof openApp>>) {
  await user.type(await screen.findByLabelText('Email'), 'dunja@demo.example');
  await user.type(screen.getByLabelText('Password'), 'Kestenje-2025{Enter}');
}

const empty = page(async () => () => (
  <main>
    <h1>A page</h1>
  </main>
));
const routes: RemoteRoute[] = [
  { path: '/', title: 'Welcome', page: empty },
  { path: '/startups', title: 'Startups', page: empty },
  { path: '/startups/:slug', title: 'Startup', page: empty, head: () => ({ title: 'Zrno' }) },
  { path: '/my/startups/:startupId/mentorship', title: 'Mentorship', page: empty },
  { path: '/account/settings', title: 'Account Settings', page: empty },
];
