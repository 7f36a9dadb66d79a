import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Link } from 'react-router-dom';
import { api, page, type RemoteRoute, siteOf } from 'shared-ui';
import { aProgramme, aUser, mockApi, queriesSettled } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

const views: unknown[] = [];
const server = mockApi(
  http.post('*/api/page-views', async ({ request }) => {
    views.push([await request.json(), request.headers.get('authorization')]);
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeEach(() => {
  views.splice(0);
  sessionStorage.clear();
});

describe('the frame around all pages', () => {
  it("shows a remote's page under its title, and the shell's own under theirs", async () => {
    const { user } = await openApp({ at: '/', routes });
    await screen.findByRole('heading', { name: 'The hero' });
    await waitFor(() => expect(document.title).toBe('The Venture Quest | Welcome'));

    await user.click(screen.getByRole('link', { name: 'to the login' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(document.title).toBe('The Venture Quest | Log in');
  });

  it('shows 404 at an unknown address', async () => {
    await openApp({ at: '/nowhere', routes });
    const main = within(await screen.findByRole('main'));
    expect(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(main.getByText('Please check the URL in the address bar and try again.')).toBeVisible();
    expect(main.getByRole('link', { name: '← Go back home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe('404 | The Venture Quest'));
  });

  it('sends one event for each page, with only the path', async () => {
    const { user, go } = await openApp({ at: '/?utm=1', routes, user: aUser() });
    await user.click(await screen.findByRole('link', { name: 'to the startups' }));
    await go('/startups?search=x');

    await waitFor(() =>
      expect(views).toEqual([
        [{ path: '/' }, null],
        [{ path: '/startups' }, null],
      ]),
    );
  });

  it('fetches the programme again on the next page after a failure', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/programme/site', () => {
        asked += 1;
        return asked === 1 ? HttpResponse.error() : HttpResponse.json(aProgramme().site);
      }),
    );
    const { store, go } = await openApp({ at: '/startups', routes });
    act(() => void store.dispatch(api.util.resetApiState()));
    await waitFor(() => expect(asked).toBe(1));
    await act(() => queriesSettled(store));
    expect(siteOf(store.getState()).seasons).toHaveLength(0);

    await go('/');
    await waitFor(() => expect(siteOf(store.getState()).seasons).toHaveLength(2));
    await go('/startups');
    expect(asked).toBe(2);
  });

  it('moves to the heading of a new page, begins at its top and announces it', async () => {
    const { user } = await openApp({ at: '/', routes });
    await screen.findByRole('heading', { name: 'The hero' });
    expect(document.body).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();

    await user.click(screen.getByRole('link', { name: 'to the startups' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Startups' })).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByText('The Venture Quest | Get to know them')).toBeInTheDocument();
  });

  it('leaves focus and scroll alone when only the search changes', async () => {
    const { go } = await openApp({ at: '/startups', routes });
    await screen.findByRole('heading', { name: 'Startups' });
    await go('/startups?search=zrno');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it('skips the header with the first press of Tab', async () => {
    const { user } = await openApp({ at: '/startups', routes });
    await screen.findByRole('heading', { name: 'Startups' });
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(document.querySelector(skip.getAttribute('href')!)).toContainElement(
      screen.getByRole('main'),
    );
  });

  it('greets a user after the reload by the login dialog', async () => {
    sessionStorage.setItem('justLoggedIn', '1');
    const { store } = await openApp({ at: '/startups', routes, user: aUser() });
    expect(store.getState().toast).toMatchObject({ show: true, message: 'You are logged in!' });
    expect(sessionStorage.getItem('justLoggedIn')).toBeNull();
  });

  it('offers a pending invitation to members only, until it is dismissed', async () => {
    sessionStorage.setItem('pendingInvitation', 'a+b');
    server.use(http.post('*/read-invite', () => HttpResponse.error()));
    const { user } = await openApp({ at: '/startups', routes, user: aUser() });
    const banner = within(await screen.findByRole('region', { name: 'Invitation' }));
    expect(banner.getByRole('link', { name: 'Accept invitation' })).toHaveAttribute(
      'href',
      '/invitation/accept?token=a%2Bb',
    );

    await user.click(banner.getByRole('button', { name: 'Dismiss invitation' }));
    expect(screen.queryByRole('region', { name: 'Invitation' })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('pendingInvitation')).toBeNull();
  });
});

const routes: RemoteRoute[] = [
  {
    path: '/',
    title: 'Welcome',
    page: page(async () => () => (
      <main>
        <h1>The hero</h1>
        <Link to="/login">to the login</Link>
        <Link to="/startups">to the startups</Link>
      </main>
    )),
  },
  {
    path: '/startups',
    title: 'Startups',
    head: () => ({ title: 'Get to know them' }),
    page: page(async () => () => (
      <main>
        <h1>Startups</h1>
      </main>
    )),
  },
];
