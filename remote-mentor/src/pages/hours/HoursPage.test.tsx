import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { NewAvailability } from 'contract/wire/availability.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { api, TextLink } from 'shared-ui';
import { aUser, losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { hoursCalls, hoursState } from '../../testing/mockHours';
import { HoursPage } from './HoursPage';

const server = mockApi(...hoursCalls);

describe('/my/mentorships/hours', () => {
  it('shows the saved week in its time zone, and a preview of the bookable times', async () => {
    const { container } = open();

    expect(await screen.findByLabelText('Monday 1, from')).toHaveValue('09:00');
    expect(screen.getByLabelText('Monday 1, until')).toHaveValue('11:00');
    expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Sofia');
    expect(screen.getByText(/^Europe\/Sofia \(GMT\+\d\)/)).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Sunday' })).getByText('Closed')).toBeVisible();
    expect(await seen(2)).toHaveTextContent('shown in Europe/Sofia');
    expect(save()).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('previews unsaved hours, and saves them', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Add hours on Tuesday' }));
    expect(await seen(4)).toBeVisible();
    expect(hoursState.saved.windows).toHaveLength(1);

    await user.click(save());

    await waitFor(() => expect(store.getState().toast.message).toBe('Your hours are saved.'));
    expect(await screen.findByText('All changes are saved.')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).not.toHaveAttribute('disabled'); // a disabled button loses the focus
    expect(hoursState.saved.windows[1]).toEqual({ weekday: 2, start: '09:00', end: '12:00' });
  });

  it('marks overlapping hours, and keeps the preview of the last valid hours', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add hours on Monday' }));
    type('Monday 2, from', '10:30');

    const fault = await screen.findByText('These hours overlap other hours of the day.');
    expect(fault).toBeVisible();
    expect(screen.getByLabelText('Monday 2, from')).toBeInvalid();
    expect(save()).toBeDisabled();
    expect(await seen(4)).toBeVisible();

    type('Monday 2, from', '11:00');
    expect(fault).not.toBeInTheDocument();
    expect(save()).toBeEnabled();
  });

  it('removes hours, and focuses the "Add hours" button of the same day', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Monday 1' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add hours on Monday' })).toHaveFocus(),
    );
    expect(await seen(0)).toBeVisible();
  });

  it('keeps the input when it cannot be saved, and shows the error', async () => {
    const message = 'The time zone is unknown.';
    server.use(http.post('*/availability', () => HttpResponse.json({ message }, { status: 422 })));
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Meeting length'), '30');
    await user.click(save());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Meeting length')).toHaveValue('30');
  });

  it('shows what another tab has saved, except for fields that were changed here', async () => {
    const { user, store } = open();
    const readAgain = () =>
      act(() => void store.dispatch(api.util.invalidateTags(['Availability'])));
    await screen.findByLabelText('Monday 1, from');

    hoursState.saved = { ...hoursState.saved, meeting_minutes: 45 };
    readAgain();
    await waitFor(() => expect(screen.getByLabelText('Meeting length')).toHaveValue('45'));
    expect(screen.getByText('All changes are saved.')).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Meeting length'), '30');
    hoursState.saved = { ...hoursState.saved, meeting_minutes: 90, join_url: ROOM };
    readAgain();
    expect(await screen.findByText(ROOM)).toBeVisible();
    expect(screen.getByLabelText('Meeting length')).toHaveValue('30');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  });

  it('merges its changes with those that another tab has saved meanwhile', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Meeting length'), '30');
    const windows = [...hoursState.saved.windows, { weekday: 2, start: '14:00', end: '16:00' }];
    hoursState.saved = { ...hoursState.saved, windows, version: 'of the other tab' };
    await user.click(save());

    expect(await screen.findByRole('alert')).toHaveTextContent('This has changed in the meantime.');
    expect(await screen.findByLabelText('Tuesday 1, from')).toHaveValue('14:00');
    expect(screen.getByLabelText('Meeting length')).toHaveValue('30');
    await user.click(save());
    expect(await screen.findByText('All changes are saved.')).toBeVisible();
    expect(hoursState.saved).toMatchObject({ meeting_minutes: 30, windows });
  });

  it('shows what is saved although the response was lost', async () => {
    server.use(
      http.post<never, NewAvailability>('*/my/availability', async ({ request }) => {
        hoursState.saved = { ...hoursState.saved, ...(await request.json()), join_url: ROOM };
        return losesNetwork();
      }),
    );
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Meeting length'), '30');
    await user.click(save());

    expect(await screen.findByText(ROOM)).toBeVisible();
    expect(screen.getByText('All changes are saved.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Meeting length')).toHaveValue('30');
  });

  it('asks for confirmation before unsaved hours are discarded', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Break after each meeting'), '15');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/my/mentorships/hours');
    expect(screen.getByLabelText('Break after each meeting')).toHaveValue('15');
  });

  it('previews later days on request', async () => {
    const { user } = open();
    const text = (await seen(2)).textContent;
    expect(screen.getByRole('button', { name: 'Earlier days' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await user.click(screen.getByRole('button', { name: 'Later days' }));
    await waitFor(() => expect(screen.getByText(/can be booked/).textContent).not.toBe(text));
    expect(screen.getByRole('button', { name: 'Earlier days' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it.each([
    [404, 'You are not a mentor yet. The programme team can make you one.'],
    [500, 'Something went wrong'],
  ])('shows an error when the hours cannot be loaded (%i)', async (status, text) => {
    server.use(http.get('*/my/availability', () => new HttpResponse(null, { status })));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(
      status === 404 ? 0 : 1,
    );
  });
});

const ROOM = 'https://meet.example.org/ana';

const open = () =>
  renderPage(
    <>
      <TextLink to="/startups">Elsewhere</TextLink>
      <HoursPage />
    </>,
    { at: '/my/mentorships/hours', user: aUser({ roles: ['mentor'] }) },
  );

const save = () => screen.getByRole('button', { name: 'Save my hours' });

/** Sets the whole time at once; keystrokes inside a time field are up to the browser. */
const type = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } });

/** Waits until the preview counts this many times. */
const seen = (count: number) => screen.findByText(new RegExp(`^${count} times can be booked`));
