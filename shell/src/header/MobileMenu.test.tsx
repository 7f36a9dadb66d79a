import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { menuOpened } from 'shared-ui';
import { aUser, mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

mockApi(http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })));

describe('the menu of small screens', () => {
  it('opens over everything, with the focus on its close button', async () => {
    const { user } = await open();
    expect(menu().getByRole('button', { name: 'Close menu' })).toHaveFocus();
    const places = menu()
      .getAllByRole('link')
      .map((link) => link.textContent?.trim() || link.ariaLabel);
    expect(places).toEqual([
      'Venture Quest',
      'About Us',
      'Blog',
      'Contact',
      'Log in',
      'Sign Up',
      'Video channel',
      'Short videos',
      'Professional network',
      'Photos',
      'Microblog',
      'Social network',
    ]);
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();

    await user.click(menu().getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes after navigation', async () => {
    const { user, pathname } = await open();
    await user.click(menu().getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(pathname()).toBe('/login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows members their own links', async () => {
    await open(aUser({ id: 7, roles: ['founder', 'mentor'] }));
    expect(menu().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile/7');
    expect(menu().getByRole('link', { name: 'My Startups' })).toBeInTheDocument();
    expect(menu().getByRole('link', { name: 'Mentorship' })).toBeInTheDocument();
    expect(menu().getByRole('button', { name: 'Log out' })).toBeInTheDocument();
    expect(menu().queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  });
});

const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));

async function open(member?: ReturnType<typeof aUser>) {
  const app = await openApp({ at: '/nowhere', user: member });
  await screen.findByRole('main');
  act(() => void app.store.dispatch(menuOpened())); // as hero headers, sidebars and the header do
  return app;
}
