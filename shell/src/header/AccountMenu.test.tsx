import { screen, waitFor } from '@testing-library/react';
import type { Role } from 'contract/wire/user.contract';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { AccountMenu } from './AccountMenu';

mockApi(http.post('*/api/logout', () => HttpResponse.json({ message: 'Bye' })));

const open = async (roles: Role[]) => {
  const page = renderPage(<AccountMenu />, { at: '/startups', user: aUser({ roles }) });
  await page.user.click(screen.getByRole('button', { name: 'Account of Dunja' }));
  return page;
};

const places = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('AccountMenu', () => {
  it.each<[Role[], string[]]>([
    [[], []],
    [['founder'], ['My Startups']],
    [['mentor'], ['Mentorship']],
    [
      ['mentor', 'investor', 'founder'],
      ['My Startups', 'Mentorship'],
    ],
  ])('of %j leads to %j too', async (roles, more) => {
    await open(roles);
    expect(places()).toEqual(['Profile', ...more, 'Notifications', 'Account Settings', 'Log out']);
  });

  it('leads whoever is in a team to its startups, founder or not', async () => {
    const user = aUser({ roles: [], has_startups: true });
    const page = renderPage(<AccountMenu />, { at: '/startups', user });
    await page.user.click(screen.getByRole('button', { name: 'Account of Dunja' }));
    expect(places()).toContain('My Startups');
  });

  it('leads to the own profile', async () => {
    await open([]);
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile/1');
  });

  it('logs out and goes to the login', async () => {
    const { user, store } = await open([]);
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  });

  it('lets a member log out whose data did not come', async () => {
    const session = { status: 'member' as const, user: null, expired: false };
    const state = { session: { ...session, loginDialog: { open: false } } };
    const { user, store } = renderPage(<AccountMenu />, { at: '/startups', state });
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(places()).toEqual(['Notifications', 'Account Settings', 'Log out']);

    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  });

  it('is not there for guests', () => {
    const { container } = renderPage(<AccountMenu />);
    expect(container).toBeEmptyDOMElement();
  });
});
