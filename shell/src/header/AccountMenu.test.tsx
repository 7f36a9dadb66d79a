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
  ])('of %j also links to %j', async (roles, more) => {
    await open(roles);
    expect(places()).toEqual(['Profile', ...more, 'Notifications', 'Account Settings', 'Log out']);
  });

  it('links a team member to the startups, founder or not', async () => {
    const user = aUser({ roles: [], has_startups: true });
    const page = renderPage(<AccountMenu />, { at: '/startups', user });
    await page.user.click(screen.getByRole('button', { name: 'Account of Dunja' }));
    expect(places()).toContain('My Startups');
  });

  it('links to the profile of the user', async () => {
    await open([]);
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile/1');
  });

  it('logs out and redirects to the login', async () => {
    const { user, store } = await open([]);
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  });

  it('lets a member log out whose data could not be loaded', async () => {
    const session = { status: 'member' as const, user: null, expired: false };
    const state = { session: { ...session, loginDialog: { open: false } } };
    const { user, store } = renderPage(<AccountMenu />, { at: '/startups', state });
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(places()).toEqual(['Notifications', 'Account Settings', 'Log out']);

    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  });

  it('is missing for guests', () => {
    const { container } = renderPage(<AccountMenu />);
    expect(container).toBeEmptyDOMElement();
  });
});
