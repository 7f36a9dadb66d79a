import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { dayLabel } from 'shared-ui';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { hoursCalls, hoursState } from '../../testing/mockHours';
import { HoursPage } from './HoursPage';

const server = mockApi(...hoursCalls);
const SOON = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

describe('exceptions from the weekly hours', () => {
  it('can be added, changed and removed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a date' }));
    const dialog = screen.getByRole('dialog', { name: 'Add a date' });
    fill('Date', SOON);
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    const text = dayLabel(SOON);
    expect(await screen.findByText(text)).toBeVisible();
    expect(hoursState.saved.exceptions).toEqual([{ date: SOON, hours: [] }]);

    await user.click(screen.getByRole('button', { name: `Edit ${text}` }));
    await user.click(screen.getByRole('button', { name: 'Add hours on this date' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('9:00 AM to 12:00 PM')).toBeVisible();

    await user.click(screen.getByRole('button', { name: `Remove ${text}` }));
    const question = screen.getByRole('alertdialog', { name: 'Remove date' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your weekly hours apply on every date.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a date' })).toHaveFocus());
  });

  it('cannot have a date in the past', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a date' }));
    fill('Date', '2020-01-01');
    expect(await screen.findByText('This day has passed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('reject a year of six digits without crashing the page', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a date' }));
    fill('Date', '20255-03-01');
    expect(screen.getByText('The year must be between 1900 and 2200.')).toBeVisible();
    expect(screen.getByLabelText('Date')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('cannot be added twice for the same date', async () => {
    hoursState.saved.exceptions = [{ date: SOON, hours: [{ start: '18:00', end: '20:00' }] }];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a date' }));
    fill('Date', SOON);
    const message = 'This date already has its own hours. Edit it in the list.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('keep the input when they could not be saved', async () => {
    server.use(http.post('*/exceptions', () => new HttpResponse(null, { status: 500 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a date' }));
    fill('Date', SOON);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByLabelText('Date')).toHaveValue(SOON);
  });
});

describe('time off', () => {
  it('is entered in the time zone of the hours, and can be removed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add time off' }));
    const dialog = screen.getByRole('dialog', { name: 'Add time off' });
    expect(dialog).toHaveTextContent('Times are in Europe/Sofia');
    fill('From', `${SOON}T09:00`);
    fill('Until', `${SOON}T17:00`);
    await user.type(screen.getByLabelText('Reason (optional)'), 'Slava');
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/9:00 AM to 5:00 PM/)).toBeVisible();
    expect(screen.getByText('Slava')).toBeVisible();

    await user.click(screen.getByRole('button', { name: /^Remove time off/ }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Slava')).not.toBeInTheDocument());
    expect(screen.getByText('No time off planned.')).toBeVisible();
  });

  it.each(['From', 'Until'])(
    'rejects a year of six digits without crashing the page: %s',
    async (field) => {
      const { user } = open();
      await user.click(await screen.findByRole('button', { name: 'Add time off' }));
      fill('From', `${SOON}T09:00`);
      fill('Until', `${SOON}T17:00`);
      fill(field, '20255-03-01T10:00');
      expect(screen.getByText('The year must be between 1900 and 2200.')).toBeVisible();
      expect(screen.getByLabelText(field)).toBeInvalid();
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    },
  );

  it('must end after it starts', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add time off' }));
    fill('From', `${SOON}T09:00`);
    fill('Until', `${SOON}T08:00`);
    expect(await screen.findByText('The time off must end after it starts.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

const open = () =>
  renderPage(<HoursPage />, {
    at: '/my/mentorships/hours',
    user: aUser({ roles: ['mentor'] }),
  });

const fill = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } });
