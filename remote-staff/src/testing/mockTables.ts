import type { StaffStartupDetails } from 'contract/wire/staff-details.contract';
import type {
  StaffMentorRow,
  StaffPersonRow,
  StaffSessionRow,
  StaffStartupRow,
} from 'contract/wire/staff-tables.contract';
import { HttpResponse, http } from 'msw';

/** A row of the table of startups. */
export const aStartupRow = (more: Partial<StaffStartupRow> = {}): StaffStartupRow => ({
  id: 5,
  slug: 'zrno',
  name: 'Zrno',
  industry: 'Agritech',
  stage: 'seed',
  season: 2,
  published: true,
  incorporated: false,
  team: 3,
  mentors: 1,
  created_at: '2025-01-02T08:00:00.000Z',
  ...more,
});

/** A row of the table of people; the email address contains the first name. */
export const aPersonRow = (more: Partial<StaffPersonRow> = {}): StaffPersonRow => {
  const { name = 'Ana Petrova' } = more;
  const username = name.split(' ')[0]!.toLowerCase();
  return {
    id: 1,
    name,
    email: `${username}@b.example`,
    username,
    roles: ['founder'],
    verified: true,
    disabled: false,
    leaving: false,
    second_factor: false,
    created_at: '2025-01-02T08:00:00.000Z',
    ...more,
  };
};

/** A row of the table of mentors. */
export const aMentorRow = (more: Partial<StaffMentorRow> = {}): StaffMentorRow => ({
  id: 9,
  name: 'Elif Kaya',
  email: 'elif@bosphor.example',
  company: 'Bosphor Labs',
  zone: 'Europe/Istanbul',
  active: true,
  startups: 1,
  sessions: 0,
  created_at: '2025-01-02T08:00:00.000Z',
  ...more,
});

/** A row of the table of sessions. */
export const aSessionRow = (more: Partial<StaffSessionRow> = {}): StaffSessionRow => ({
  id: 71,
  startup: { id: 5, slug: 'zrno', name: 'Zrno' },
  mentor: { id: 9, name: 'Elif Kaya', email: 'elif@bosphor.example' },
  room: 'Krug',
  start_time: '2025-03-20 09:00:00',
  end_time: '2025-03-20 10:00:00',
  recurrence: 'none',
  status: 'booked',
  took_place: { mentor: null, founders: null },
  ...more,
});

/** The data of a startup's page. */
export const aStartup = (more: Partial<StaffStartupDetails> = {}): StaffStartupDetails => ({
  ...aStartupRow(),
  description: 'Sensors for bees.',
  seasons: [2],
  people: [],
  invitations: [],
  assigned: [],
  sessions: [],
  ...more,
});

/**
 * GET /staff/{table}: `rows`, 50 a page.
 * @param asked gets the parameters of each call
 */
export const mockTable = (table: string, rows: object[], asked: URLSearchParams[] = []) =>
  http.get(`*/api/staff/${table}`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    const from = Number(searchParams.get('after') ?? 0);
    return HttpResponse.json({
      data: rows.slice(from, from + 50),
      next_after: rows.length > from + 50 ? String(from + 50) : null,
      total: Math.min(rows.length, 1_000),
      has_more_than_total: rows.length > 1_000,
    });
  });

/** Gives a table's frame the height of a screen and its rows a height, because jsdom has no layout. */
export function mockTableHeight(): void {
  const mocks = [
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600),
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800),
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52),
  ];
  afterAll(() => {
    for (const one of mocks) one.mockRestore();
  });
}
