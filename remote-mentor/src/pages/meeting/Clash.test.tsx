import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, pageSettled, recordCalls, recordState } from 'shared-ui/testing';

import { aMeetingOfMine, ownMeetingCalls, ownMeetingState } from '../../testing/mockOwnMeeting';
import { openMeeting } from '../../testing/openMeeting';

const server = mockApi(...recordCalls, ...ownMeetingCalls);

beforeEach(() => {
  recordState.record = null; // this part of the page has its own tests
  ownMeetingState.meeting = aMeetingOfMine({ clashes: true });
});

describe('a session that conflicts with an event in the mentor’s own calendar', () => {
  it('shows the conflict, and can be kept with one click', async () => {
    const { user, store, container } = openMeeting();
    expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
    await pageSettled(store);
    expect(await axe(container)).toHaveNoViolations();
    act(() => screen.getByRole('button', { name: 'Keep the session' }).focus());
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
    expect(store.getState().toast.message).toBe('The session keeps its time.');
    await waitFor(() => expect(screen.getByText('Session with Zrno')).toHaveFocus());
  });

  it('shows an error beside the button when it could not be kept', async () => {
    server.use(http.post('*/keep', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Keep the session' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible();
  });

  it('shows the reason when the session had changed meanwhile and the conflict is over', async () => {
    const message = 'This session has been moved.';
    server.use(
      http.post('*/keep', () => {
        ownMeetingState.meeting = aMeetingOfMine({ clashes: false });
        return HttpResponse.json({ message }, { status: 409 });
      }),
    );
    const { user } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Keep the session' }));
    await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

const TITLE = 'Your own calendar has another event at this time';
