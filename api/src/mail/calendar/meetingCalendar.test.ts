import {
  type CalendarOccurrence,
  type CalendarSeries,
  cancelCalendar,
  moveCalendar,
  requestCalendar,
} from './meetingCalendar';

const HOUR = 3_600_000;

const meeting = (start: string, more: Partial<CalendarOccurrence> = {}): CalendarOccurrence => {
  const startsAt = new Date(`${start}Z`);
  const endsAt = new Date(startsAt.getTime() + HOUR);
  const base = { startsAt, endsAt, originalStartsAt: startsAt, cancelled: false };
  return { ...base, location: 'Room Krug', ...more };
};

const movedTo = (start: string) => {
  const { startsAt, endsAt } = meeting(start);
  return { startsAt, endsAt };
};

const series = (
  recurrence: CalendarSeries['recurrence'],
  occurrences: CalendarOccurrence[],
): CalendarSeries => ({
  uid: 'schedule-7@quest.example',
  sequence: 3,
  zone: 'Europe/Sofia',
  recurrence,
  occurrences,
  summary: 'Mentoring: Zrno',
  description: 'With Ana',
  url: 'https://quest.example/my',
  organizer: { name: 'The Venture Quest', email: 'hello@quest.example' },
  attendee: { name: 'Ana "A" Ilić', email: 'ana@b.example' },
  stamp: new Date('2025-03-01T00:00:00Z'),
});

/** The values of a property, unfolded, with their parameters before the colon. */
const lines = (ics: string, name: string) =>
  ics
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .flatMap((event) => event.split('\r\n'))
    .filter((line) => line.startsWith(name) && /^[:;]/.test(line.slice(name.length)))
    .map((line) => line.slice(name.length + 1));

/** A day later, in the form that `meeting` takes. */
const later = ({ startsAt }: CalendarOccurrence) =>
  new Date(startsAt.getTime() + 24 * HOUR).toISOString().slice(0, 19);

const SOFIA = 'TZID=Europe/Sofia:';
// Tuesdays at 10:00 in Sofia; summer time begins on 30 March.
const TUESDAYS = ['2025-03-18T08:00:00', '2025-03-25T08:00:00', '2025-04-01T07:00:00'].map(
  (start) => meeting(start),
);

describe('the calendar of a schedule', () => {
  it('has one event for one meeting', () => {
    const ics = requestCalendar(series('none', [meeting('2025-03-18T08:00:00')]));

    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(ics).toContain('\r\nMETHOD:REQUEST\r\n');
    expect(lines(ics, 'UID')).toEqual(['schedule-7@quest.example']);
    expect(lines(ics, 'SEQUENCE')).toEqual(['3']);
    expect(lines(ics, 'DTSTART')).toEqual([`${SOFIA}20250318T100000`]);
    expect(lines(ics, 'DTEND')).toEqual([`${SOFIA}20250318T110000`]);
    expect(lines(ics, 'RRULE')).toEqual([]);
    expect(lines(ics, 'ATTENDEE')[0]).toMatch(/^CN="Ana \^'A\^' Ilić";.*:mailto:ana@b\.example$/);
  });

  it('keeps the local time of a weekly series across clock changes', () => {
    const ics = requestCalendar(series('weekly', TUESDAYS));

    expect(lines(ics, 'DTSTART')).toEqual([`${SOFIA}20250318T100000`]);
    expect(lines(ics, 'RRULE')).toEqual(['FREQ=WEEKLY;UNTIL=20250401T070000Z']);
    expect(ics).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20250330T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0300',
    );
  });

  it('leaves out cancelled and missing dates, and identifies moved ones by their original place', () => {
    const [first, second, third] = TUESDAYS as [
      CalendarOccurrence,
      CalendarOccurrence,
      CalendarOccurrence,
    ];
    const fifth = { ...meeting('2025-04-15T07:00:00'), ...movedTo('2025-04-16T12:00:00') };
    const parts = [fifth, { ...second, cancelled: true }, third, first];
    const ics = requestCalendar(series('weekly', parts));

    expect(lines(ics, 'EXDATE')).toEqual([`${SOFIA}20250325T100000`, `${SOFIA}20250408T100000`]);
    expect(lines(ics, 'RECURRENCE-ID')).toEqual([`${SOFIA}20250415T100000`]);
    expect(lines(ics, 'DTSTART')).toEqual([`${SOFIA}20250318T100000`, `${SOFIA}20250416T150000`]);
    expect(new Set(lines(ics, 'UID')).size).toBe(1);
  });

  it.each([
    [
      'the third Thursday',
      ['2025-01-16T08:00:00', '2025-02-20T08:00:00', '2025-03-20T08:00:00'],
      '3TH',
    ],
    [
      'the last Thursday',
      ['2025-01-30T08:00:00', '2025-02-27T08:00:00', '2025-03-27T08:00:00'],
      '-1TH',
    ],
    [
      'the fourth Thursday',
      ['2025-01-23T08:00:00', '2025-02-27T08:00:00', '2025-03-27T08:00:00'],
      '4TH',
    ],
  ])('repeats %s of the month', (_name, starts, day) => {
    const ics = requestCalendar(
      series(
        'monthly',
        starts.map((start) => meeting(start)),
      ),
    );
    const until = starts[2]!.replace(/[-:]/g, '');

    expect(lines(ics, 'RRULE')).toEqual([`FREQ=MONTHLY;BYDAY=${day};UNTIL=${until}Z`]);
    expect(lines(ics, 'EXDATE')).toEqual([]);
  });

  it('uses the later part of a series that was moved as a whole', () => {
    const wednesdays = ['2025-04-09T11:00:00', '2025-04-16T11:00:00'].map((start) =>
      meeting(start),
    );
    const ics = requestCalendar(series('weekly', [...TUESDAYS, ...wednesdays]));

    expect(lines(ics, 'DTSTART')).toEqual([`${SOFIA}20250409T140000`]);
    expect(lines(ics, 'RRULE')).toEqual(['FREQ=WEEKLY;UNTIL=20250416T110000Z']);
  });

  it('follows a moved series of which a meeting was cancelled before', () => {
    const [first, second, third] = TUESDAYS.map((occurrence, week) =>
      week === 1 ? { ...occurrence, cancelled: true } : meeting(later(occurrence)),
    );
    const ics = requestCalendar(series('weekly', [first!, second!, third!]));

    expect(lines(ics, 'DTSTART')).toEqual([`${SOFIA}20250319T100000`]);
    expect(lines(ics, 'EXDATE')).toEqual([`${SOFIA}20250326T100000`]);
  });

  it('describes a zone without summer time', () => {
    const ics = requestCalendar({ ...series('weekly', TUESDAYS), zone: 'Europe/Istanbul' });

    expect(ics).toContain('TZOFFSETTO:+0300');
    expect(ics).not.toContain('BEGIN:DAYLIGHT');
  });
});

describe('changes of single meetings', () => {
  it('moves one of a series by its instance', () => {
    const moved = { ...TUESDAYS[1]!, ...movedTo('2025-03-27T12:00:00') };
    const ics = moveCalendar(series('weekly', [TUESDAYS[0]!, moved, TUESDAYS[2]!]), moved);

    expect(ics).toContain('\r\nMETHOD:REQUEST\r\n');
    expect(lines(ics, 'RECURRENCE-ID')).toEqual([`${SOFIA}20250325T100000`]);
    expect(lines(ics, 'DTSTART')).toEqual([`${SOFIA}20250327T140000`]);
  });

  it('covers the clock at the original place as well', () => {
    const moved = { ...TUESDAYS[1]!, ...movedTo('2025-04-02T07:00:00') };
    const ics = moveCalendar(series('weekly', [TUESDAYS[0]!, moved, TUESDAYS[2]!]), moved);

    expect(lines(ics, 'RECURRENCE-ID')).toEqual([`${SOFIA}20250325T100000`]);
    expect(ics).toContain('BEGIN:STANDARD\r\nDTSTART:20241027T040000');
    expect(ics).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20250330T030000');
  });

  it('cancels one of a series, or all of it', () => {
    const gone = { ...TUESDAYS[1]!, cancelled: true };
    const one = cancelCalendar(series('weekly', [TUESDAYS[0]!, gone, TUESDAYS[2]!]), [gone]);
    const none = TUESDAYS.map((occurrence) => ({ ...occurrence, cancelled: true }));
    const all = cancelCalendar(series('weekly', none), none);

    for (const ics of [one, all]) {
      expect(ics).toContain('\r\nMETHOD:CANCEL\r\n');
      expect(lines(ics, 'STATUS')).toEqual(['CANCELLED']);
    }
    expect(lines(one, 'RECURRENCE-ID')).toEqual([`${SOFIA}20250325T100000`]);
    expect(lines(all, 'RECURRENCE-ID')).toEqual([]);
  });

  it('cancels a single meeting without an instance', () => {
    const gone = meeting('2025-03-18T08:00:00', { cancelled: true });
    const ics = cancelCalendar(series('none', [gone]), [gone]);

    expect(lines(ics, 'RECURRENCE-ID')).toEqual([]);
    expect(lines(ics, 'UID')).toEqual(['schedule-7@quest.example']);
  });
});

describe('every line', () => {
  it('is at most 75 bytes long, with special characters escaped', () => {
    const named = { ...series('none', [meeting('2025-03-18T08:00:00')]) };
    named.summary = `Срещи; ${'Ђурђица, '.repeat(20)}\nkraj\\`;
    const ics = requestCalendar(named);

    const longest = Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(lines(ics, 'SUMMARY')[0]).toBe(`Срещи\\; ${'Ђурђица\\, '.repeat(20)}\\nkraj\\\\`);
  });
});
