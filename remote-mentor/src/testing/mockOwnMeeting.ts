import type { CancelledMeeting, OwnMeeting } from 'contract/wire/own-meetings.contract';
import { HttpResponse, http } from 'msw';
import { aMeeting, aPerson } from 'shared-ui/testing';

type Data = OwnMeeting['data'];

/** The mentor of the session. */
const MENTOR = { id: 1 };

/** The mock api's data of the mentor's session 71; the calls below read and change it. */
export const ownMeetingState = {
  meeting: {} as Data,
  /** The bodies of the writing calls. */
  asked: [] as unknown[],
};

beforeEach(() => {
  ownMeetingState.meeting = aMeetingOfMine();
  ownMeetingState.asked = [];
});

export function aMeetingOfMine(over: Partial<Data> = {}): Data {
  return {
    ...aMeeting(),
    startup: { id: 7, name: 'Zrno', slug: 'zrno' },
    mentor: aPerson(MENTOR),
    state: 'ahead',
    assigned: true,
    declines: false,
    declining: [],
    cancel_reason: null,
    cancelled: null,
    proposed: [],
    proposal: null,
    clashes: false,
    ...over,
  };
}

const change = (over: Partial<Data>) => Object.assign(ownMeetingState.meeting, over);

const aSlot = (day: string, hour: string) => ({
  start_time: `2025-${day} ${hour}:00:00`,
  end_time: `2025-${day} ${Number(hour) + 1}:00:00`,
});

/** The calls of a session's page. */
export const ownMeetingCalls = [
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
      ownMeetingState.asked.push([params.scope, times, message]);
      change({ proposed: times, proposal: { id: 5, by_staff: false } });
      return HttpResponse.json({ message: 'We asked the founders to choose.' });
    },
  ),
  http.delete('*/api/my/agenda/71/proposal/:id', ({ params }) => {
    ownMeetingState.asked.push(['withdraw', params.id]);
    change({ proposed: [], proposal: null });
    return HttpResponse.json({ message: 'The proposal is withdrawn.' });
  }),
  http.post('*/api/my/agenda/71/keep', () => {
    change({ clashes: false });
    return HttpResponse.json({ message: 'The session keeps its time.' });
  }),
  http.get('*/api/my/agenda/71', () => HttpResponse.json({ data: ownMeetingState.meeting })),
  http.post<{ scope: string }, CancelledMeeting>(
    '*/api/my/agenda/71/:scope/cancel',
    async ({ request, params }) => {
      const { reason } = await request.json();
      ownMeetingState.asked.push([params.scope, reason]);
      const declined = ownMeetingState.meeting.declining.some((one) => one === params.scope);
      const cancelled = { side: 'mentor', by: aPerson(MENTOR), declined, reason } as const;
      change({ state: 'cancelled', cancelled });
      return HttpResponse.json({ message: 'The founders have been notified.' });
    },
  ),
];
