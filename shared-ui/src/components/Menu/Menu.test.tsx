import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';
import { Menu } from './Menu';
import { nextItem } from './nextItem';

const onSelect = jest.fn();
const ENTRIES = [
  { label: 'Profile', to: '/profile/1' },
  { label: 'Account Settings', to: '/account/settings' },
  { label: 'Log out', onSelect },
];

const open = async () => {
  const page = renderPage(
    <>
      <Menu label="Account" button="Dunja" entries={ENTRIES} />
      <button type="button">Elsewhere</button>
    </>,
    { path: '/' },
  );
  await page.user.click(opener());
  return page;
};

const opener = () => screen.getByRole('button', { name: 'Account' });
const menu = () => screen.queryByRole('menu', { name: 'Account' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('focuses its first line and is marked as expanded', async () => {
    const { container } = await open();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu() as HTMLElement).getAllByRole('menuitem')).toHaveLength(3);
    expect(item('Profile')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('moves the focus by arrows, Home, End and letters', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowUp}');
    expect(item('Log out')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Profile')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Log out')).toHaveFocus();
    await user.keyboard('a');
    expect(item('Account Settings')).toHaveFocus();
  });

  it('follows a link', async () => {
    const { user } = await open();
    await user.click(item('Account Settings'));
    expect(location.pathname).toBe('/account/settings');
  });

  it('runs an action once, and closes', async () => {
    const { user } = await open();
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(menu()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('closes on Escape and returns the focus', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('closes on a press elsewhere, and leaves the focus there', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});

describe('nextItem', () => {
  const LINES = ['Startups', 'Team', 'Šarm', 'Settings'];
  it.each([
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 3],
    ['s', 0, 3],
    ['s', 3, 0],
    ['š', 0, 2],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
  ])('%s at %i moves to %s', (key, at, next) => {
    expect(nextItem(key, at, LINES)).toBe(next);
  });
});
