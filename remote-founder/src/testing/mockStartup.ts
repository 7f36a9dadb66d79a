import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type { StartupAgenda } from 'contract/wire/startup-agenda.contract';
import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import type { StartupUpdate } from 'contract/wire/updates.contract';
import { HttpResponse, http } from 'msw';
import { aMeeting, aMentor, anUpdate, aStartup, aTeamMember } from 'shared-ui/testing';

const PAGE = 2; // updates

/** The mock api's data of startup 7; the calls below read and change it. */
export const mockState = {
  updates: [] as StartupUpdate[],
  analytics: [] as AnalyticsDay[],
  /** Upcoming sessions. */
  sessions: [] as StartupAgenda['meetings'],
};

beforeEach(() => {
  mockState.sessions = [{ ...aMeeting(), mentor: { ...aMentor(), assigned: true } }];
  mockState.analytics = [
    { day: '2025-03-19', followers: 1, views: 4 },
    { day: '2025-03-20', followers: 0, views: 9 },
  ];
  mockState.updates = ['Fourth', 'Third', 'Second', 'First'].map((update, index) =>
    anUpdate({ id: 4 - index, update }),
  );
});

/** The calls of the dashboard. */
export const dashboardCalls = [
  http.get('*/api/my/startups/7', () => HttpResponse.json({ data: anOwnStartup() })),
  http.get('*/api/startups/7/followers', () => HttpResponse.json({ followerCount: 1284 })),
  http.get('*/api/startups/7/updates', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const data = mockState.updates.slice((page - 1) * PAGE, page * PAGE);
    const last_page = Math.max(1, Math.ceil(mockState.updates.length / PAGE));
    const total = mockState.updates.length;
    return HttpResponse.json({ data, meta: { current_page: page, last_page, total, as_of: 4 } });
  }),
  http.post<never, { update: string }>('*/api/startups/7/updates', async ({ request }) => {
    const posted = anUpdate({ id: 99, update: (await request.json()).update });
    mockState.updates = [posted, ...mockState.updates];
    return HttpResponse.json({ data: posted }, { status: 201 });
  }),
  http.post<{ id: string }, { update: string }>(
    '*/api/startups/7/updates/:id',
    async ({ request, params }) => {
      const edited = mockState.updates.find(({ id }) => id === Number(params.id))!;
      const data = { ...edited, ...(await request.json()), edited_at: '2025-03-14T12:00:00Z' };
      mockState.updates = mockState.updates.map((update) => (update === edited ? data : update));
      return HttpResponse.json({ data });
    },
  ),
  http.delete('*/api/startups/7/updates/:id', ({ params }) => {
    mockState.updates = mockState.updates.filter(({ id }) => id !== Number(params.id));
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*/api/my/startups/7/meetings', ({ request }) => {
    const upcoming = new URL(request.url).searchParams.get('when') === 'upcoming';
    const { sessions } = mockState;
    return HttpResponse.json({ meetings: upcoming ? sessions : [], mentors: [], next_after: null });
  }),
  http.get('*/api/my/startups/7/team', () =>
    HttpResponse.json({ founders: [aTeamMember()], teamMembers: [] }),
  ),
  http.get('*/api/my/startups/7/insight', () => HttpResponse.json({ data: mockState.analytics })),
  http.get('*/api/my/startups/7/list-invites', () => HttpResponse.json({ invites: [] })),
];

export function anOwnStartup(over: Partial<OwnStartup> = {}): OwnStartup {
  return { ...aStartup(), published: true, incorporated: false, ...over };
}
