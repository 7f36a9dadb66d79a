import { screen, waitFor } from '@testing-library/react';
import { aUser, holdTheDate, mockApi, renderPage } from 'shared-ui/testing';

import { hoursCalls, hoursState } from '../../testing/mockHours';
import { HoursPage } from './HoursPage';

mockApi(...hoursCalls);

holdTheDate('2025-03-14T22:30:00Z'); // in Sofia it is the next day already

it('what founders see begins with the day on which the mentor is, wherever they read', async () => {
  open();
  expect(await screen.findByText(/from Saturday, March 15 to Friday, March 28,/)).toBeVisible();
});

it('what founders see is looked at up to the last day that can be booked', async () => {
  hoursState.bookableUntil = '2025-04-11';
  const { user } = open();
  expect(await screen.findByText(/from Saturday, March 15/)).toBeVisible();
  const later = screen.getByRole('button', { name: 'Later days' });
  expect(later).toBeEnabled();
  await user.click(later);

  expect(await screen.findByText(/from Saturday, March 29 to Friday, April 11,/)).toBeVisible();
  expect(later).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Earlier days' }));
  await waitFor(() => expect(later).toBeEnabled());
});

const open = () =>
  renderPage(<HoursPage />, { at: '/my/mentorships/hours', user: aUser({ roles: ['mentor'] }) });
