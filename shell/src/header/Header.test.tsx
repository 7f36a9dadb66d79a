import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { page } from 'shared-ui';
import { aUser, mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/logout', () => HttpResponse.json({ message: 'Bye.' })),
);

const LONG_NAME = 'Şükrü-Đorđije Aleksandrović Konstantinopoulos';

describe('the header', () => {
  it('is hidden, also from the keyboard, until the reader has scrolled 90 % of the window', async () => {
    await openApp({ at: '/startups', routes });
    expect(header()).not.toBeVisible();
    expect(header()).toHaveAttribute('inert');

    scrollTo(0.9 * window.innerHeight);
    expect(header()).not.toBeVisible();
    scrollTo(0.9 * window.innerHeight + 1);
    expect(header()).toBeVisible();
    expect(header()).not.toHaveAttribute('inert');
    scrollTo(0);
    expect(header()).not.toBeVisible();
  });

  it('leaves the top of a hero to the hero header, unless it is fixed', async () => {
    const heroes = routes.map((route) => ({ ...route, prerender: true }));
    await openApp({ at: '/startups', routes: heroes });
    const site = screen.getByRole('navigation', { name: 'Site' });
    expect(within(site).getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('is never shown together with the hero header', async () => {
    const heroes = routes.map((route) => ({ ...route, prerender: true }));
    await openApp({ at: '/apply', routes: heroes });
    expect(header()).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Site' })).not.toBeInTheDocument();
  });

  it('stays visible on the account pages', async () => {
    await openApp({ at: '/account/settings', routes, user: aUser() });
    expect(header()).toBeVisible();
  });

  it('shows guests the links to sign in', async () => {
    await openApp({ at: '/apply', routes });
    expect(link('Log in')).toHaveAttribute('href', '/login');
    expect(link('Sign Up')).toHaveAttribute('href', '/register');
    expect(link('About Us')).toHaveAttribute('href', '/about');
    expect(link('Contact')).toHaveAttribute('href', '/contact');
    expect(link('Blog')).toHaveAttribute('href', 'https://blog.example/the-venture-quest');
    expect(link('Blog')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it.each([
    [[], ['Profile', 'Notifications', 'Account Settings', 'Log out']],
    [
      ['founder' as const],
      ['Profile', 'My Startups', 'Notifications', 'Account Settings', 'Log out'],
    ],
    [
      ['mentor' as const],
      ['Profile', 'Mentorship', 'Notifications', 'Account Settings', 'Log out'],
    ],
  ])('shows links by the roles %j', async (roles, entries) => {
    const { user } = await openApp({
      at: '/apply',
      routes,
      user: aUser({ roles, name: LONG_NAME }),
    });
    await user.click(header().getElementsByTagName('button')[0]!);

    const menu = within(screen.getByRole('menu'));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(entries);
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('signs out from any page and redirects to the login', async () => {
    const { user, pathname } = await openApp({ at: '/account/settings', routes, user: aUser() });
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));

    await waitFor(() => expect(pathname()).toBe('/login'));
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(localStorage.getItem('userData')).toBeNull();
  });
});

const header = () => screen.getByRole('banner', { hidden: true });
const link = (name: string) => within(header()).getByRole('link', { name });

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const blank = page(async () => () => (
  <main>
    <h1>A page</h1>
  </main>
));
const routes = ['/startups', '/apply', '/account/settings'].map((path) => ({
  path,
  title: 'A page',
  page: blank,
}));
