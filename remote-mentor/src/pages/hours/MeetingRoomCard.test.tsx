import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { hoursCalls, hoursState } from '../../testing/mockHours';
import { HoursPage } from './HoursPage';

mockApi(...hoursCalls);

const ADDRESS = `https://meet.example/${'elif'.repeat(30)}-{meeting}`;

it('a mentor can use their own video address for meetings, and return to the rooms of the programme', async () => {
  const { user } = renderPage(<HoursPage />, {
    at: '/my/mentorships/hours',
    user: aUser({ roles: ['mentor'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Use your own address' }));
  const dialog = screen.getByRole('dialog', { name: 'Your own address' });
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await axe(dialog)).toHaveNoViolations();

  await user.click(within(dialog).getByLabelText(/^Address/));
  await user.paste('http://meet.example/elif');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/must begin with https/)).toBeVisible();
  await waitFor(() => expect(within(dialog).getByLabelText(/^Address/)).toHaveFocus());

  await user.clear(within(dialog).getByLabelText(/^Address/));
  await user.click(within(dialog).getByLabelText(/^Address/));
  await user.paste(ADDRESS);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(ADDRESS)).toBeVisible();
  expect(hoursState.saved.join_url).toBe(ADDRESS);

  await user.click(screen.getByRole('button', { name: 'Use the programme’s rooms' }));
  await user.click(screen.getByRole('button', { name: 'Use these rooms' }));
  await waitFor(() => expect(hoursState.saved.join_url).toBeNull());
  expect(await screen.findByText(/in the programme’s rooms\.$/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use your own address' })).toHaveFocus(),
  );
});
