import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, pageSettled, recordCalls, recordState } from 'shared-ui/testing';

import { aMeetingOfMine, ownMeetingCalls, ownMeetingState } from '../../testing/mockOwnMeeting';
import { openMeeting } from '../../testing/openMeeting';

const server = mockApi(...recordCalls, ...ownMeetingCalls);

beforeEach(() => {
  recordState.record = null; // this part of the page has its own tests
  ownMeetingState.meeting = aMeetingOfMine({
    proposed: ['2025-03-19 09:00:00'],
    proposal: { id: 5, by_staff: false },
  });
});

describe('times proposed by a mentor', () => {
  it('are withdrawn after confirmation, and the heading gets the focus', async () => {
    const { user, store, container } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Withdraw these times' }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /these times\. The session/,
    );
    await pageSettled(store);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));

    await waitFor(() => expect(screen.queryByText('You proposed other times')).toBeNull());
    expect(store.getState().toast.message).toBe(
      'The times are withdrawn. The founders have been notified.',
    );
    expect(ownMeetingState.asked).toEqual([['withdraw', '5']]);
    await waitFor(() => expect(screen.getByText('Session with Zrno')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Propose these 3 times' })).toBeVisible();
  });

  it('can be proposed again after withdrawing them, with the same message', async () => {
    ownMeetingState.meeting = aMeetingOfMine();
    server.use(onceForEachKey);
    const { user } = openMeeting();
    const propose = { name: 'Propose these 3 times' };
    await user.click(await screen.findByRole('button', propose));
    await user.click(await screen.findByRole('button', { name: 'Withdraw these times' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText('You proposed other times')).toBeNull());

    await user.click(screen.getByRole('button', propose));

    expect(await screen.findByText('You proposed other times')).toBeVisible();
    expect(ownMeetingState.asked).toHaveLength(3);
    expect(ownMeetingState.asked[2]).toEqual(ownMeetingState.asked[0]);
  });

  it('stay proposed when the mentor cancels the dialog', async () => {
    const { user } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Withdraw these times' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw these times' })).toHaveFocus();
    expect(ownMeetingState.asked).toEqual([]);
  });

  it('cannot be withdrawn after the founders accepted one, which dialog and page show', async () => {
    const message = 'These times are no longer proposed.';
    server.use(
      http.delete('*/proposal/5', () => {
        ownMeetingState.meeting = aMeetingOfMine({ start_time: '2025-03-19 09:00:00' });
        return HttpResponse.json({ message }, { status: 409 });
      }),
    );
    const { user } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Withdraw these times' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'));
    expect(screen.queryByText('You proposed other times')).not.toBeInTheDocument();
    expect(screen.getByText(/^Wednesday, March 19, 2025/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('are shown as proposed by the programme team when staff did so', async () => {
    ownMeetingState.meeting.proposal = { id: 6, by_staff: true };
    openMeeting();
    const title = 'The programme team proposed other times';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw these times' })).toBeVisible();
  });
});

/** As in the api, a request with a known key has no further effect. */
const seen = new Set<string | null>();
const onceForEachKey = http.post('*/proposal', ({ request: { headers } }) => {
  const key = headers.get('idempotency-key');
  if (seen.has(key)) return HttpResponse.json({ message: 'We asked the founders to choose.' });
  seen.add(key);
  return undefined; // falls through to the next handler
});
