import { HOUR } from '../../../app/clock';
import { calendarProcess } from '../../../workers/calendarProcess';
import { calendarWork } from '../reader/readText';

const START = Date.parse('2025-03-11T09:00Z');
const OWNER = { timeZone: 'Europe/Sofia', email: 'm@people.example', ownHost: 'localhost' };
const job = (...rules: string[]) => ({
  text: `BEGIN:VCALENDAR\n${rules.map(eventOf).join('\n')}\nEND:VCALENDAR`,
  window: { start: START, end: START + 240 * 24 * HOUR },
  owner: OWNER,
});
const eventOf = (rule: string) =>
  `BEGIN:VEVENT\nUID:1\nDTSTART:19900101T080000Z\nDURATION:PT1S\nRRULE:${rule}\nEND:VEVENT`;

describe('a calendar that repeats without an end', () => {
  it.each([
    ['every second', job('FREQ=SECONDLY')],
    ['every minute since long ago', job('FREQ=MINUTELY;UNTIL=20240101T000000Z')],
    ['in thousands of separate moments', job('FREQ=HOURLY;UNTIL=20250701T000000Z')],
    ['in many rules', job(...Array(20).fill('FREQ=DAILY;COUNT=13000'))],
  ])('is refused: %s', async (_, endless) => {
    expect(await calendarWork.read(endless)).toEqual({ problem: 'too-many-dates' });
  });

  it('is read when only its beginning is long ago', async () => {
    const daily = job(...Array(30).fill('FREQ=DAILY'), 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,TH');
    expect(await calendarWork.read(daily)).toMatchObject({ events: expect.any(Number) });
  });

  it('stops in time when its next date is never found', async () => {
    const work = calendarProcess(undefined, 5_000);
    const [never, other] = await Promise.all([
      work.read(job('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')),
      work.read(job('FREQ=MONTHLY')),
    ]);
    await work.close?.();

    expect(never).toEqual({ problem: 'too-many-dates' });
    expect(other).toMatchObject({ events: 8 });
  });
});

it('a text that is no calendar is refused', async () => {
  const texts = ['', '<!doctype html><title>Sign in</title>', '{}', 'BEGIN:VCARD\nEND:VCARD'];
  for (const text of texts)
    expect(await calendarWork.read({ ...job(), text })).toEqual({ problem: 'not-calendar' });
});
