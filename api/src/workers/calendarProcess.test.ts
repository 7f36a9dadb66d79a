import { HOUR, MINUTE } from '../app/clock';
import { calendarProcess } from './calendarProcess';

const START = Date.parse('2025-03-11T09:00Z');
const EVENT = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20250312T080000Z',
  'DURATION:PT1H',
  'END:VEVENT',
  'END:VCALENDAR',
];
const JOB = {
  text: EVENT.join('\n'),
  window: { start: START, end: START + 240 * 24 * HOUR },
  owner: { timeZone: 'Europe/Sofia', email: 'm@people.example', ownHost: 'localhost' },
};
const work = calendarProcess();

/** Time passes while the reading process gets no processor time. */
const starveFor = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: EVERYTHING_BUT_TIMEOUTS });
});
afterEach(() => jest.useRealTimers());
afterAll(() => work.close?.());

it('a harmless calendar is read, however little processor time its reader gets', async () => {
  const reading = work.read(JOB);
  starveFor(2 * MINUTE);

  expect(await reading).toMatchObject({ events: 1 });
});

it('a hanging reader is killed, without blaming the calendar', async () => {
  const reading = work.read(JOB);
  starveFor(5 * MINUTE);

  expect(await reading).toEqual({ problem: 'too-busy' });
  expect(await work.read(JOB)).toMatchObject({ events: 1 });
});

const EVERYTHING_BUT_TIMEOUTS: FakeableAPI[] = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
];
