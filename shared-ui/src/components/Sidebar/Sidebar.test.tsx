import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aUser, renderPage } from 'shared-ui/testing';

import { SidebarLayout } from '../SidebarLayout/SidebarLayout';
import { Sidebar } from './Sidebar';
import { SidebarLink } from './SidebarLink';

const subject = { picture: <i />, name: 'Zrno', note: 'My Startups', to: '/my/startups' };

const page = (
  <SidebarLayout
    sidebar={
      <Sidebar label="Startup" section="Team" role="Founder" subject={subject}>
        <SidebarLink to="/my/startups/7" end icon={<svg aria-hidden="true" />}>
          Dashboard
        </SidebarLink>
        <SidebarLink to="/my/startups/7/team" icon={<svg aria-hidden="true" />}>
          Team
        </SidebarLink>
      </Sidebar>
    }
  >
    <h1>Team</h1>
  </SidebarLayout>
);

const open = (user = aUser({ roles: ['founder'] })) =>
  renderPage(page, { at: '/my/startups/7/team', path: '*', user });

const links = () => screen.getByRole('navigation', { name: 'Startup' });

describe('Sidebar', () => {
  it('shows the current page, the subject and the reader', async () => {
    const { container } = open();
    const marked = within(links()).getByRole('link', { current: 'page' });
    expect(marked).toHaveTextContent('Team');
    expect(screen.getByRole('link', { name: /Zrno.*My Startups/ })).toHaveAttribute(
      'href',
      '/my/startups',
    );
    const reader = within(screen.getByRole('complementary', { name: 'Side menu' }));
    expect(
      reader.getByRole('button', { name: 'Account of Dunja Đorđević, Founder' }),
    ).toHaveTextContent('Dunja ĐorđevićFounder');
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('Team');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not call a reader a founder without that role', () => {
    open(aUser({ roles: ['mentor'] }));
    const reader = screen.getByRole('button', { name: 'Account of Dunja Đorđević, Member' });
    expect(reader).toHaveTextContent(/Member$/);
  });

  it('opens its list on small screens, and closes it after navigation', async () => {
    const { user, container } = open();
    const section = container.querySelector('[aria-expanded][aria-controls]') as HTMLElement;
    expect(section).toHaveTextContent('Team');

    await user.click(section);
    expect(section).toHaveAttribute('aria-expanded', 'true');

    await user.click(within(links()).getByRole('link', { name: 'Dashboard' }));
    expect(section).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the menu of the whole product', async () => {
    const { user, store, container } = open();
    await user.click(container.querySelector('[aria-label="Open menu"]') as Element);
    expect(store.getState().frame.menuOpen).toBe(true);
  });
});
