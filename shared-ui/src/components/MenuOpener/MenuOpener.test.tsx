import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { unreadCalls } from 'shared-ui/core';
import { aUser, renderPage } from 'shared-ui/testing';

import { MenuOpener } from './MenuOpener';

it('opens the menu', async () => {
  const { user, store } = renderPage(<MenuOpener />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(store.getState().frame.menuOpen).toBe(true);
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i unread notifications as %s, and announces the number', async (unread, shown) => {
  const { store, container } = renderPage(<MenuOpener />, { user: aUser() });
  const answered = unreadCalls.util.upsertQueryData('readUnread', undefined, { unread, latest: 7 });
  await store.dispatch(answered);

  const opener = await screen.findByRole('button', { name: `Open menu, ${unread} unread` });
  expect(opener).toHaveTextContent(shown);
  expect(await axe(container)).toHaveNoViolations();
});
