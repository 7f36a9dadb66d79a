import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aRecord,
  mockApi,
  pageSettled,
  recordCalls,
  recordState,
  watchAlerts,
} from 'shared-ui/testing';

import { aMeetingOfMine, ownMeetingCalls, ownMeetingState } from '../../testing/mockOwnMeeting';
import { openMeeting } from '../../testing/openMeeting';
import type { Scope } from './ownMeeting.endpoints';

const server = mockApi(...recordCalls, ...ownMeetingCalls);

beforeEach(() => {
  recordState.record = null; // this part of the page has its own tests
});

describe('/my/mentorships/agenda/{meetingId}', () => {
  it('cancels the session with one click, with a message for the founders', async () => {
    const { user, store, container } = openMeeting();
    expect(
      await screen.findByRole('heading', { name: 'Session with Zrno', level: 1 }),
    ).toBeVisible();
    await pageSettled(store);
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('button', { name: 'Cancel the session' }));

    expect(
      await screen.findByText(/^You cancelled this session: “Something came up/),
    ).toBeVisible();
    expect(store.getState().toast.message).toBe(
      'The session is cancelled. The founders have been notified.',
    );
    expect(ownMeetingState.asked).toEqual([
      ['occurrence', expect.stringMatching(/^Something came up/)],
    ]);
  });

  it('links to the sections with the actions', async () => {
    const { container } = openMeeting();
    await screen.findByRole('button', { name: 'Cancel the session' });
    for (const name of ['Propose other times', 'Cancel']) {
      const way = screen.getByRole('link', { name });
      const card = screen.getByRole('region', { name });
      expect(container.querySelector(way.getAttribute('href')!)).toBe(card);
    }
  });

  it('shows that the session is cancelled although the response was lost', async () => {
    server.use(
      http.post('*/api/my/agenda/71/:scope/cancel', () => {
        const { mentor: by } = ownMeetingState.meeting;
        const cancelled = { side: 'mentor', by, declined: false, reason: 'Ill' };
        Object.assign(ownMeetingState.meeting, { state: 'cancelled', cancelled });
        return HttpResponse.error();
      }),
    );
    const { user } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Cancel the session' }));

    expect(await screen.findByText(/^You cancelled this session/)).toBeVisible();
  });

  it('sends the typed message, and does not accept an empty one', async () => {
    const { user } = openMeeting();
    const why = await screen.findByRole('textbox', { name: 'Reason (shared with the founders)' });
    await user.clear(why);
    expect(screen.getByRole('button', { name: 'Cancel the session' })).toBeDisabled();
    await user.type(why, 'Slava.');
    await user.click(screen.getByRole('button', { name: 'Cancel the session' }));
    expect(await screen.findByText('You cancelled this session: “Slava.”')).toBeVisible();
  });

  it.each([
    [/^This and the following/, 'Decline this and the following sessions', 'following', 'declined'],
    [/^This and the following/, 'Cancel this and the following sessions', 'following', 'cancelled'],
    [/^All remaining/, 'Decline the series', 'schedule', 'declined'],
  ] as const)('ends several sessions of a series: %s', async (what, press, scope, outcome) => {
    const declining: Scope[] = outcome === 'declined' ? ['following', 'schedule'] : [];
    ownMeetingState.meeting = aMeetingOfMine({ recurrence: 'weekly', declining });
    const { user, store } = openMeeting();
    const choice = within(await screen.findByRole('group', { name: 'What should be cancelled?' }));
    await screen.findByRole('button', { name: 'Propose these 3 times' });
    expect(screen.getByRole('button', { name: 'Cancel the session' })).toBeVisible();
    await user.click(choice.getByRole('radio', { name: what }));
    await user.click(screen.getByRole('button', { name: press }));
    expect(await screen.findByText(new RegExp(`^You ${outcome} this session`))).toBeVisible();
    expect(store.getState().toast.message).toMatch(`${outcome}. The founders have been notified.`);
    await waitFor(() => expect(screen.getByText('Session with Zrno')).toHaveFocus());
    expect(ownMeetingState.asked).toEqual([[scope, expect.any(String)]]);
  });

  it('proposes three other times on three days with one click', async () => {
    const { user, store } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Propose these 3 times' }));

    expect(await screen.findByRole('heading', { name: 'You proposed other times' })).toBeVisible();
    expect(store.getState().toast.message).toBe('We asked the founders to choose.');
    const times = ['2025-03-13 09:00:00', '2025-03-14 09:00:00', '2025-03-17 09:00:00'];
    expect(ownMeetingState.asked).toEqual([
      ['occurrence', times, expect.stringMatching(/suit you\?$/)],
    ]);
  });

  it('lets the mentor choose other times and later days, at most three times', async () => {
    const { user } = openMeeting();
    const [first, second] = await screen.findAllByRole('checkbox');
    expect(second).toBeDisabled();
    await user.click(first!);
    await user.click(screen.getByRole('button', { name: 'Later days' }));
    await user.click(
      await screen
        .findByRole('group', { name: 'Thursday, March 27' })
        .then((day) => within(day).getAllByRole('checkbox')[0]!),
    );
    expect(screen.queryByRole('button', { name: 'Later days' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Propose these 3 times' }));

    await screen.findByRole('heading', { name: 'You proposed other times' });
    const times = ['2025-03-14 09:00:00', '2025-03-17 09:00:00', '2025-03-27 09:00:00'];
    expect(ownMeetingState.asked).toEqual([['occurrence', times, expect.any(String)]]);
  });

  it('lets the mentor cancel but not move the session once the mentorship has ended', async () => {
    ownMeetingState.meeting = aMeetingOfMine({ assigned: false });
    const { user, store, container } = openMeeting();
    const left = await screen.findByText(
      'This mentorship has ended. You can cancel the session, but not move it.',
    );
    await pageSettled(store);
    expect(left).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Cancel the session' }));
    expect(await screen.findByText(/^You cancelled this session/)).toBeVisible();
  });

  it('shows the error at the form, and keeps the text', async () => {
    const message = 'This meeting has already taken place.';
    server.use(
      http.post('*/cancel', () => HttpResponse.json({ message }, { status: 409 }), { once: true }),
    );
    const { user, store } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Cancel the session' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await pageSettled(store);
    expect(store.getState().toast.show).toBe(false);
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue(
      'Something came up and I cannot make it. I am sorry!',
    );
  });

  it.each([
    ['Cancel the session', '*/cancel'],
    ['Propose these 3 times', '*/proposal'],
  ])('replaces the form when the session has begun meanwhile: %s', async (press, call) => {
    const message = 'This meeting has already taken place.';
    server.use(
      http.post(call, () => {
        ownMeetingState.meeting = aMeetingOfMine({ state: 'begun' });
        return HttpResponse.json({ message }, { status: 409 });
      }),
    );
    const { user } = openMeeting();
    const announced = watchAlerts();
    await user.click(await screen.findByRole('button', { name: press }));

    await waitFor(() => expect(screen.getByText('Session with Zrno')).toHaveFocus());
    expect(screen.queryByRole('button', { name: press })).not.toBeInTheDocument();
    expect(screen.getByText(message)).toBeVisible();
    expect(announced).toEqual([message]);
  });

  it.each([
    [
      { state: 'begun' as const },
      'This session has begun. It can no longer be moved or cancelled.',
    ],
    [
      {
        state: 'cancelled' as const,
        cancelled: { side: 'staff' as const, by: null, declined: false, reason: 'Ill' },
      },
      'The programme team cancelled this session: “Ill”',
    ],
  ])('shows no form after the session: %j', async (over, text) => {
    ownMeetingState.meeting = aMeetingOfMine(over);
    openMeeting();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the notes of the session', async () => {
    recordState.record = aRecord({ side: 'mentor' });
    openMeeting();
    expect(await screen.findByRole('textbox', { name: 'Your private note' })).toBeVisible();
  });

  it('shows that the session is not one of the reader, and links to the agenda', async () => {
    server.use(http.get('*/my/agenda/71', () => new HttpResponse(null, { status: 404 })));
    openMeeting();
    expect(await screen.findByText('You do not mentor this session.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Agenda' })).toBeVisible();
  });

  it('offers "Try again" when the session cannot be loaded', async () => {
    server.use(
      http.get('*/my/agenda/71', () => new HttpResponse(null, { status: 503 }), { once: true }),
    );
    const { user } = openMeeting();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Cancel the session' })).toBeVisible();
  });
});
