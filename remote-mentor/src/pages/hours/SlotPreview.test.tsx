import { screen, waitFor } from '@testing-library/react';
import { aUser, holdTheDate, mockApi, renderPage } from 'shared-ui/testing';

import { hoursCalls, hoursState } from '../../testing/mockHours';
import { HoursPage } from './HoursPage';

mockApi(...hoursCalls);

holdTheDate('2025-03-14T22:30:00Z'); // the next day in Sofia

it('the preview begins with today in the time zone of the mentor, not of the device', async () => {
  open();
  expect(await screen.findByText(/from Saturday, March 15 to Friday, March 28,/)).toBeVisible();
});

it('the preview ends at the last bookable day', async () => {
  hoursState.bookableUntil = '2025-04-11';
  const { user } = open();
  expect(await screen.findByText(/from Saturday, March 15/)).toBeVisible();
  const later = screen.getByRole('button', { name: 'Later days' });
  expect(later).not.toHaveAttribute('aria-disabled');
  await user.click(later);

  expect(await screen.findByText(/from Saturday, March 29 to Friday, April 11,/)).toBeVisible();
  expect(later).toHaveAttribute('aria-disabled', 'true');
  expect(later).toHaveFocus(); // the button keeps the focus
  await user.click(later);
  expect(screen.getByText(/from Saturday, March 29/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Earlier days' }));
  await waitFor(() => expect(later).not.toHaveAttribute('aria-disabled'));
});

const open = () =>
  renderPage(<HoursPage />, { at: '/my/mentorships/hours', user: aUser({ roles: ['mentor'] }) });
