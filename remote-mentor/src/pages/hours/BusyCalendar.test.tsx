import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { aCalendar, mockCalendar } from '../../testing/mockCalendar';
import { hoursCalls } from '../../testing/mockHours';
import { HoursPage } from './HoursPage';

const server = mockApi(...hoursCalls);
const card = () => screen.findByRole('region', { name: 'Your own calendar' });

describe('the external calendar of a mentor', () => {
  it('can be connected, checked, and removed after confirmation', async () => {
    const { user } = open();
    const connect = await within(await card()).findByRole('button', { name: 'Connect a calendar' });
    await user.click(connect);
    const dialog = screen.getByRole('dialog', { name: 'Connect a calendar' });
    expect(within(dialog).getByRole('button', { name: 'Connect' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Calendar address'), ADDRESS);
    await user.selectOptions(within(dialog).getByRole('combobox'), 'Free its hours');
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));

    expect(await screen.findByText('p12-caldav.icloud.com')).toBeVisible();
    expect(screen.getByText('12 events block your hours.')).toBeVisible();
    expect(mockCalendar.data?.policy).toBe('free');
    mockCalendar.next = { events: 1 };
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('1 event blocks your hours.')).toBeVisible();
    expect(await axe(await card())).toHaveNoViolations();

    await user.click(within(await card()).getByRole('button', { name: 'Remove' }));
    const question = screen.getByRole('alertdialog', { name: 'Remove calendar' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    const again = await screen.findByRole('button', { name: 'Connect a calendar' });
    await waitFor(() => expect(again).toHaveFocus());
  });

  it('keeps the typed address when it cannot be read, and shows the reason under the field', async () => {
    const reason = 'The file at this address is not a calendar.';
    const error = { message: reason, errors: { address: [reason] } };
    server.use(
      http.post('*/availability/calendar', () => HttpResponse.json(error, { status: 422 })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Connect a calendar' }));
    const field = screen.getByLabelText('Calendar address');
    await user.type(field, ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Connect' }));

    expect(await screen.findByText(reason)).toBeVisible();
    expect(field).toHaveValue(ADDRESS);
  });

  it('shows no success after a failed check, and keeps its policy when it is replaced', async () => {
    mockCalendar.data = { ...aCalendar(), policy: 'free' };
    mockCalendar.next = { problem: 'There is no calendar at this address.' };
    const { user, store } = open();
    await user.click(await within(await card()).findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('There is no calendar at this address.')).toBeVisible();
    expect(store.getState().toast.message).not.toBe('Your calendar is up to date.');

    await user.click(screen.getByRole('button', { name: 'Replace calendar' }));
    const dialog = screen.getByRole('dialog', { name: 'Connect a calendar' });
    await user.type(within(dialog).getByLabelText('Calendar address'), ADDRESS);
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('p12-caldav.icloud.com')).toBeVisible();
    expect(mockCalendar.data.policy).toBe('free');
  });

  it('is removed from the page although the response was lost', async () => {
    mockCalendar.data = aCalendar();
    server.use(
      http.delete('*/availability/calendar', () => {
        mockCalendar.data = null;
        return losesNetwork();
      }),
    );
    const { user } = open();
    await user.click(await within(await card()).findByRole('button', { name: 'Remove' }));
    const question = screen.getByRole('alertdialog', { name: 'Remove calendar' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByRole('button', { name: 'Connect a calendar' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows why reading it fails, and until when its events block hours', async () => {
    mockCalendar.data = {
      ...aCalendar(),
      problem: 'There is no calendar at this address.',
      policy: 'free',
      policy_from: '2025-03-11 15:00:00',
    };
    const { user } = open();
    expect(await screen.findByText('There is no calendar at this address.')).toBeVisible();
    expect(
      screen.getByText(
        /^The hours last read from it stay blocked until 5:00 PM on Tuesday, March 11/,
      ),
    ).toBeVisible();

    await user.selectOptions(within(await card()).getByRole('combobox'), 'Keep its hours blocked');
    expect(
      await screen.findByText('The hours last read from it stay blocked. We keep trying.'),
    ).toBeVisible();
    mockCalendar.next = { policy: 'free', policy_holds: true };
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/^Its hours are free, as you chose/)).toBeVisible();
  });

  it('lists the meetings that stay booked during its events', async () => {
    const startup = { id: 4, name: 'Zrno' };
    const times = { start_time: '2025-03-18 08:00:00', end_time: '2025-03-18 09:00:00' };
    mockCalendar.data = { ...aCalendar(), clashes: [{ id: 1, startup, ...times }] };
    open();

    const clashes = await screen.findByRole('region', { name: 'Booked while you are busy' });
    expect(clashes).toHaveTextContent('10:00 AM to 11:00 AM');
    expect(
      within(clashes).getByRole('link', { name: 'Open the session with Zrno' }),
    ).toHaveAttribute('href', '/my/mentorships/agenda/1');
  });

  it('can be loaded again after a failure', async () => {
    server.use(
      http.get('*/availability/calendar', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = open();
    await user.click(await within(await card()).findByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('button', { name: 'Connect a calendar' })).toBeVisible();
  });
});

const ADDRESS = 'webcal://p12-caldav.icloud.com/published/2/MTIz';

const open = () =>
  renderPage(<HoursPage />, {
    at: '/my/mentorships/hours',
    user: aUser({ roles: ['mentor'] }),
  });
