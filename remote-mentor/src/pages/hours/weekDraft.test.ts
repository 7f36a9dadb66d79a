import { changeWeek, hoursOf, toDraft, toWeek, type WeekAct, weekFaults } from './weekDraft';

const WEEK = {
  time_zone: 'Europe/Sofia',
  meeting_minutes: 60,
  buffer_minutes: 0,
  startup_week_minutes: null,
  windows: [
    { weekday: 1, start: '09:00', end: '12:00' },
    { weekday: 5, start: '18:00', end: '24:00' },
  ],
};
const after = (...acts: WeekAct[]) => acts.reduce(changeWeek, toDraft(WEEK));

describe('the draft of a week', () => {
  it('is the saved week without changes', () => {
    expect(toWeek(after())).toEqual(WEEK);
  });

  it.each([
    ['more hours', [{ type: 'add', weekday: 1 }], ['09:00-12:00', '12:00-13:00']],
    ['other hours', [{ type: 'change', hours: hours(0, '10:00', '11:00') }], ['10:00-11:00']],
    ['no hours', [{ type: 'remove', id: 0 }], []],
    [
      'more hours than none',
      [
        { type: 'remove', id: 0 },
        { type: 'add', weekday: 1 },
      ],
      ['09:00-12:00'],
    ],
  ] as [string, WeekAct[], string[]][])('has %s on Monday', (_what, acts, spans) => {
    const monday = hoursOf(after(...acts), 1);
    expect(monday.map(({ start, end }) => `${start}-${end}`)).toEqual(spans);
  });

  it('is sent sorted by weekday and time', () => {
    const draft = after(
      { type: 'add', weekday: 1 },
      { type: 'change', hours: hours(2, '07:00', '08:00') },
    );
    expect(toWeek(draft).windows.map(({ start }) => start)).toEqual(['07:00', '09:00', '18:00']);
  });

  it('merges saved days and rules that it has not changed', () => {
    const saved = {
      ...WEEK,
      buffer_minutes: 10,
      meeting_minutes: 30,
      windows: [
        { weekday: 1, start: '08:00', end: '09:00' },
        { weekday: 2, start: '14:00', end: '16:00' },
      ],
    };
    const draft = after(
      { type: 'change', hours: hours(0, '10:00', '11:00') },
      { type: 'rules', change: { meetingMinutes: 90 } },
    );
    const followed = changeWeek(draft, { type: 'follow', known: WEEK, saved });
    expect(toWeek(followed)).toEqual({
      ...saved,
      meeting_minutes: 90,
      windows: [
        { weekday: 1, start: '10:00', end: '11:00' },
        { weekday: 2, start: '14:00', end: '16:00' },
      ],
    });
    expect(hoursOf(followed, 1)).toEqual(hoursOf(draft, 1)); // with the same ids
    expect(new Set(followed.hours.map(({ id }) => id)).size).toBe(2);
  });

  it('checks for overlaps within a day only', () => {
    const same = { type: 'change', hours: hours(1, '09:00', '12:00') } as const;
    expect(weekFaults(after(same))).toEqual({});
    expect(weekFaults(after({ type: 'add', weekday: 5 }))).toEqual({ 2: 'Enter both times.' });
  });

  it('stores time zone, meeting length and pause', () => {
    const change = { timeZone: 'Asia/Tokyo', meetingMinutes: 30, bufferMinutes: 15 };
    expect(toWeek(after({ type: 'rules', change }))).toMatchObject({
      time_zone: 'Asia/Tokyo',
      meeting_minutes: 30,
      buffer_minutes: 15,
    });
  });
});

function hours(id: number, start: string, end: string) {
  return { id, start, end };
}
