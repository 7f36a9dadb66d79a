import type {
  AvailableSlot,
  Meeting,
  Mentor,
  Recurrence,
  SeriesPlan,
} from 'contract/wire/meetings.contract';
import type { Proposal } from 'contract/wire/proposals.contract';
import { HttpResponse, http } from 'msw';
import { aMeeting, aMentor } from 'shared-ui/testing';

import { aSeriesPlan, aSlot } from './meetingBuilders';
import { anOwnStartup } from './mockStartup';

/** The mock api's meetings of startup 7; the calls below read and change them. */
export const meetingsState = {
  mentors: [] as Mentor[],
  /** Ids of retired mentors. */
  retired: [] as number[],
  meetings: [] as Meeting[],
  slots: [] as AvailableSlot[],
  proposals: [] as Proposal[],
  /** Overrides of the next requested series. */
  series: {} as Partial<SeriesPlan['data']>,
  /** The body or path of the last writing call. */
  asked: {} as Record<string, unknown>,
};

beforeEach(() => {
  meetingsState.mentors = [aMentor()];
  meetingsState.retired = [];
  meetingsState.meetings = [aMeeting({ id: 71, start_time: '2025-03-18 14:00:00' })];
  meetingsState.slots = ['09', '14'].map((hour) => aSlot(`2025-03-20 ${hour}`));
  meetingsState.series = {};
  meetingsState.proposals = [];
  meetingsState.asked = {};
});

/** The calls of the mentorship page. */
export const meetingCalls = [
  http.get('*/api/my/startups/7', () => HttpResponse.json({ data: anOwnStartup() })),
  http.get('*/api/meetings/recent', () => HttpResponse.json({ meetings: [] })),
  http.get('*/api/my/startups/7/mentors', () =>
    HttpResponse.json({ mentors: meetingsState.mentors }),
  ),
  http.get('*/api/my/startups/7/meetings/proposals', () =>
    HttpResponse.json({ data: meetingsState.proposals }),
  ),
  http.post('*/api/my/startups/7/meetings/proposals/:id/:answer', async ({ request, params }) => {
    const body = params.answer === 'accept' ? await request.json() : {};
    meetingsState.asked = { ...params, ...(body as object) };
    meetingsState.proposals = [];
    return HttpResponse.json({ message: 'Done.' });
  }),
  http.post('*/api/my/startups/7/meetings/upcoming', () =>
    HttpResponse.json({ meetings: meetingsState.meetings }),
  ),
  http.get('*/api/my/startups/7/meetings', ({ request }) => {
    const asked = new URL(request.url).searchParams;
    meetingsState.asked = Object.fromEntries(asked);
    const mentor = meetingsState.mentors[0]!;
    const assigned = !meetingsState.retired.includes(mentor.id);
    const meetings = meetingsState.meetings.map((meeting) => ({
      ...meeting,
      mentor: { ...mentor, assigned },
    }));
    return HttpResponse.json({ meetings, mentors: meetingsState.mentors, next_after: null });
  }),
  http.post<never, { from: string; to: string }>(
    '*/api/my/startups/7/meetings/free-days',
    async ({ request }) => {
      const { from, to } = await request.json();
      const days = meetingsState.slots
        .map((first) => ({ date: first.start_time.slice(0, 10), first }))
        .filter(({ date }, at, all) => all.findIndex((one) => one.date === date) === at);
      return HttpResponse.json({
        days: days.filter(({ date }) => date >= from && date <= to),
        next: days.find(({ date }) => date > to) ?? null,
        mentor_timezone: 'UTC',
        bookable_until: '2025-04-30',
      });
    },
  ),
  http.post<never, { date: string }>(
    '*/api/my/startups/7/meetings/availability',
    async ({ request }) => {
      const { date } = await request.json();
      const available_slots = meetingsState.slots.filter((slot) =>
        slot.start_time.startsWith(date),
      );
      return HttpResponse.json({
        available_slots,
        mentor_timezone: 'UTC',
        bookable_until: '2025-04-30',
      });
    },
  ),
  http.post<never, AvailableSlot & { recurrence: Recurrence }>(
    '*/api/my/startups/7/meetings/series',
    async ({ request }) => {
      const { start_time: start, recurrence } = await request.json();
      return HttpResponse.json({
        data: { ...aSeriesPlan({ start, recurrence }), ...meetingsState.series },
      });
    },
  ),
  http.post<never, AvailableSlot>('*/api/my/startups/7/meetings', async ({ request }) => {
    const booking = await request.json();
    meetingsState.asked = { ...booking };
    if (!meetingsState.slots.some(({ start_time }) => start_time === booking.start_time))
      return taken(booking.start_time);
    meetingsState.slots = meetingsState.slots.filter(
      (slot) => slot.start_time !== booking.start_time,
    );
    meetingsState.meetings.push(aMeeting({ ...booking, id: 99 }));
    return HttpResponse.json({ data: meetingsState.meetings.at(-1) }, { status: 201 });
  }),
  http.post<{ id: string; scope: string }, AvailableSlot>(
    '*/api/my/startups/7/meetings/:id/:scope',
    async ({ request, params }) => {
      meetingsState.asked = { ...params };
      Object.assign(meetingsState.meetings.find(({ id }) => id === Number(params.id)) ?? {}, {
        ...(await request.json()),
      });
      return HttpResponse.json({ message: 'Moved.' });
    },
  ),
  http.delete('*/api/my/startups/7/meetings/:id/:scope', ({ params }) => {
    meetingsState.asked = { ...params };
    meetingsState.meetings = meetingsState.meetings.filter(({ id }) => id !== Number(params.id));
    return new HttpResponse(null, { status: 204 });
  }),
];

const taken = (start: string) =>
  HttpResponse.json(
    { message: 'This time is no longer available.', conflicts: [start] },
    { status: 409 },
  );
