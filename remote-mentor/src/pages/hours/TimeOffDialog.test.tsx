import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aMeeting,
  aPerson,
  losesNetwork,
  mockApi,
  mockDialogs,
  renderPage,
} from 'shared-ui/testing';

import { hoursCalls, hoursState } from '../../testing/mockHours';
import { TimeOffDialog } from './TimeOffDialog';

const server = mockApi(...hoursCalls);
beforeAll(mockDialogs);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('taking time off', () => {
  it('asks nothing when no session is booked at that time', async () => {
    const { save, user, store } = open();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(store.getState().toast.message).toBe('Your time off is saved.'));
    expect(hoursState.asked).toBeUndefined();
  });

  it('lists the sessions booked at that time, and proposes other times for them', async () => {
    hoursState.booked = [aSession(71, 'Zrno'), aSession(72, 'Rrufe')];
    const { save, user, container } = open();
    const asked = within(await screen.findByRole('group', { name: /^2 sessions booked/ }));
    expect(asked.getByText(/March 12, Zrno$/)).toBeVisible();
    expect(asked.getByRole('radio', { name: 'Propose other times to the founders' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(save());
    await waitFor(() =>
      expect(hoursState.asked).toEqual({
        act: 'propose',
        ids: [71, 72],
        message: 'I am away then. I am sorry!',
      }),
    );
  });

  it('leaves the sessions booked, or cancels them with a message for the founders', async () => {
    hoursState.booked = [aSession(71, 'Zrno')];
    const { save, user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Keep them' }));
    expect(screen.queryByLabelText('Message to the founders')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Cancel them' }));
    await user.clear(screen.getByLabelText('Message to the founders'));
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Message to the founders'), 'Slava.');
    await user.click(save());
    await waitFor(() =>
      expect(hoursState.asked).toEqual({ act: 'cancel', ids: [71], message: 'Slava.' }),
    );
  });

  it('reloads the list when other sessions were booked meanwhile, and keeps the input', async () => {
    hoursState.booked = [aSession(71, 'Zrno')];
    const message = 'The sessions in this time have changed. Please check them again.';
    server.use(
      http.post('*/time-off', () => HttpResponse.json({ message }, { status: 409 }), {
        once: true,
      }),
    );
    const { save, user } = open();
    await screen.findByRole('group', { name: /^1 session booked/ });
    hoursState.booked = [aSession(71, 'Zrno'), aSession(72, 'Rrufe')];
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByRole('group', { name: /^2 sessions booked/ })).toBeVisible();
  });

  it('retries with the same idempotency key after a lost response, with a new one after a change', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/availability/time-off', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return losesNetwork();
      }),
    );
    const { save, user } = open();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    const first = keys.length;
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(keys.length).toBeGreaterThan(first));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
    await user.type(screen.getByLabelText('Reason (optional)'), 'Slava');
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(new Set(keys).size).toBe(2));
  });

  it('has to end in the future', async () => {
    const { save } = open();
    type('From', '2020-03-10T00:00');
    type('Until', '2020-03-20T00:00');
    expect(await screen.findByText('This time has passed.')).toBeVisible();
    expect(screen.getByLabelText('Until')).toBeInvalid();
    expect(save()).toBeDisabled();
  });

  it('cannot be saved before the booked sessions are loaded', async () => {
    server.use(
      http.post('*/time-off/meetings', () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    const { save, user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(save()).toBeDisabled();
    await user.click(again);
    await waitFor(() => expect(save()).toBeEnabled());
  });
});

function open() {
  const page = renderPage(<TimeOffDialog zone="Europe/Sofia" onClose={jest.fn()} />);
  type('From', '2099-03-10T00:00');
  type('Until', '2099-03-20T00:00');
  return { ...page, save: () => screen.getByRole('button', { name: 'Save' }) };
}

const aSession = (id: number, name: string) => ({
  ...aMeeting({ id }),
  startup: { id: 7, name, slug: name.toLowerCase() },
  mentor: aPerson({ id: 1 }),
});
