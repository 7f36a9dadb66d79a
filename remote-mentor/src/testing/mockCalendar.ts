import type { BusyCalendar, NewBusyCalendar } from 'contract/wire/busy-calendar.contract';
import { HttpResponse, http } from 'msw';

/** The mock api's data of the mentor's external calendar; the calls below read and change it. */
export const mockCalendar: BusyCalendar & { next: Partial<NonNullable<BusyCalendar['data']>> } = {
  data: null,
  next: {},
};

beforeEach(() => Object.assign(mockCalendar, { data: null, next: {} }));

export const aCalendar = (): NonNullable<BusyCalendar['data']> => ({
  host: 'calendar.google.com',
  policy: 'keep',
  events: 12,
  problem: null,
  read_at: '2025-03-11 09:00:00',
  tried_at: '2025-03-11 09:00:00',
  policy_from: null,
  policy_holds: false,
  clashes: [],
});

const url = '*/api/my/availability/calendar';
const answer = () => HttpResponse.json({ data: mockCalendar.data });

/** The calls about the external calendar. */
export const calendarCalls = [
  http.get(url, answer),
  http.post<never, NewBusyCalendar>(url, async ({ request }) => {
    const { address, policy } = await request.json();
    const { host } = new URL(address.replace('webcal:', 'https:'));
    mockCalendar.data = { ...aCalendar(), host, policy };
    return answer();
  }),
  http.post(`${url}/check`, () => {
    Object.assign(mockCalendar.data!, mockCalendar.next);
    return answer();
  }),
  http.post<never, Pick<NewBusyCalendar, 'policy'>>(`${url}/policy`, async ({ request }) => {
    Object.assign(mockCalendar.data!, await request.json());
    return answer();
  }),
  http.delete(url, () => {
    mockCalendar.data = null;
    return answer();
  }),
];
