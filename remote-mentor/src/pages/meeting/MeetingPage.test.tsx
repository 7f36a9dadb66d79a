import { screen, within } from '@testing-library/react';
import type { CancelledMeeting } from 'api/contract/own-meetings.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aMeeting,
  aPerson,
  aRecord,
  aUser,
  pretendApi,
  recordCalls,
  recordState,
  renderPage,
} from 'shared-ui/testing';

import { MeetingPage } from './MeetingPage';
import type { OwnMeeting } from './ownMeeting.endpoints';

const MENTOR = aUser({ id: 1, roles: ['mentor'] });
const asked: unknown[] = [];
let meeting: OwnMeeting;

const server = pretendApi(
  ...recordCalls,
  http.get('*/api/my/agenda/71/times', ({ request }) => {
    const from = new URL(request.url).searchParams.get('from');
    const days = from ? ['03-27'] : ['03-13', '03-14', '03-17'];
    const times = days.flatMap((day) => ['09', '10'].map((hour) => aSlot(day, hour)));
    const next_from = from ? null : '2025-03-27';
    return HttpResponse.json({
      data: { from: '2025-03-12', next_from, mentor_timezone: 'Europe/Sofia', times },
    });
  }),
  http.post<{ scope: string }, { times: string[]; message: string }>(
    '*/api/my/agenda/71/:scope/proposal',
    async ({ request, params }) => {
      const { times, message } = await request.json();
      asked.push([params.scope, times, message]);
      meeting.proposed = times;
      return HttpResponse.json({ message: 'The founders are asked to choose.' });
    },
  ),
  http.get('*/api/my/agenda/71', () => HttpResponse.json({ data: meeting })),
  http.post<{ scope: string }, CancelledMeeting>(
    '*/api/my/agenda/71/:scope/cancel',
    async ({ request, params }) => {
      const { reason } = await request.json();
      asked.push([params.scope, reason]);
      Object.assign(meeting, { state: 'cancelled', cancel_reason: reason });
      return HttpResponse.json({ message: 'The founders are told.' });
    },
  ),
);

beforeEach(() => {
  asked.length = 0;
  recordState.record = null; // a part of the page that has tests of its own
  meeting = aMeetingOfMine();
});

describe('/my/mentorships/agenda/{meetingId}', () => {
  it('cancels the session by one press, with words for the founders', async () => {
    const { user, store, container } = open();
    expect(
      await screen.findByRole('heading', { name: 'Session with Zrno', level: 1 }),
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('button', { name: 'Cancel the session' }));

    expect(await screen.findByText(/^This session is cancelled: “Something came up/)).toBeVisible();
    expect(store.getState().toast.message).toBe('The session is cancelled: the founders are told.');
    expect(asked).toEqual([['occurrence', expect.stringMatching(/^Something came up/)]]);
  });

  it('sends what was written, and nothing while nothing is', async () => {
    const { user } = open();
    const why = await screen.findByRole('textbox', { name: 'Why, for the founders' });
    await user.clear(why);
    expect(screen.getByRole('button', { name: 'Cancel the session' })).toBeDisabled();
    await user.type(why, 'Slava.');
    await user.click(screen.getByRole('button', { name: 'Cancel the session' }));
    expect(await screen.findByText('This session is cancelled: “Slava.”')).toBeVisible();
  });

  it.each([
    [/^This session and/, 'Cancel this and the following sessions', 'following'],
    [/^All sessions/, 'Decline the series', 'schedule'],
  ])('ends more of a new series than one: %s', async (what, press, scope) => {
    meeting = aMeetingOfMine({ recurrence: 'weekly', declines: true });
    const { user, store } = open();
    const choice = within(await screen.findByRole('group', { name: 'What cannot take place?' }));
    await screen.findByRole('button', { name: 'Propose these 3 times' });
    expect(screen.getByRole('button', { name: 'Cancel the session' })).toBeVisible();
    await user.click(choice.getByRole('radio', { name: what }));
    await user.click(screen.getByRole('button', { name: press }));
    expect(await screen.findByText(/^This session is cancelled/)).toBeVisible();
    expect(store.getState().toast.message).toMatch(/cancelled: the founders are told\.$/);
    expect(asked).toEqual([[scope, expect.any(String)]]);
  });

  it('offers three other times by one press, on three days', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Propose these 3 times' }));

    expect(await screen.findByRole('heading', { name: 'You offered other times' })).toBeVisible();
    expect(store.getState().toast.message).toBe('The founders are asked to choose.');
    const times = ['2025-03-13 09:00:00', '2025-03-14 09:00:00', '2025-03-17 09:00:00'];
    expect(asked).toEqual([['occurrence', times, expect.stringMatching(/suit you\?$/)]]);
  });

  it('lets other times be chosen, later ones too, and no more than three', async () => {
    const { user } = open();
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

    await screen.findByRole('heading', { name: 'You offered other times' });
    const times = ['2025-03-14 09:00:00', '2025-03-17 09:00:00', '2025-03-27 09:00:00'];
    expect(asked).toEqual([['occurrence', times, expect.any(String)]]);
  });

  it('says at the form why it could not be done, and keeps the words', async () => {
    const message = 'This meeting has already taken place.';
    server.use(
      http.post('*/cancel', () => HttpResponse.json({ message }, { status: 409 }), { once: true }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel the session' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue(
      'Something came up and I cannot make it. I am sorry!',
    );
  });

  it.each([
    [
      { state: 'begun' as const },
      'This session has begun: it can no longer be moved or cancelled.',
    ],
    [{ state: 'cancelled' as const }, 'This session is cancelled.'],
  ])('has nothing to press when it is over: %j', async (over, text) => {
    meeting = aMeetingOfMine(over);
    open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('has what the session leaves', async () => {
    recordState.record = aRecord({ side: 'mentor' });
    open();
    expect(await screen.findByRole('textbox', { name: 'Your private note' })).toBeVisible();
  });

  it('says whose session it is not, and leads back', async () => {
    server.use(http.get('*/my/agenda/71', () => new HttpResponse(null, { status: 404 })));
    open();
    expect(await screen.findByText('You do not mentor this session.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Agenda' })).toBeVisible();
  });

  it('offers another try when it did not come', async () => {
    server.use(
      http.get('*/my/agenda/71', () => new HttpResponse(null, { status: 503 }), { once: true }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Cancel the session' })).toBeVisible();
  });
});

const aSlot = (day: string, hour: string) => ({
  start_time: `2025-${day} ${hour}:00:00`,
  end_time: `2025-${day} ${Number(hour) + 1}:00:00`,
});

const open = () =>
  renderPage(<MeetingPage />, {
    at: '/my/mentorships/agenda/71',
    path: '/my/mentorships/agenda/:meetingId',
    user: MENTOR,
  });

function aMeetingOfMine(over: Partial<OwnMeeting> = {}): OwnMeeting {
  return {
    ...aMeeting(),
    startup: { id: 7, name: 'Zrno', slug: 'zrno' },
    mentor: aPerson({ id: MENTOR.id }),
    ...{ state: 'ahead', declines: false, cancel_reason: null, proposed: [] },
    ...over,
  };
}
