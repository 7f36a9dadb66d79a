import { mentorTime } from './mentorTime';

const at = (start_time: string) => ({ start_time, end_time: start_time, room_id: 1 });
const [WINTER, SUMMER] = [at('2025-01-15 14:00:00'), at('2025-07-15 14:00:00')];
const LATE = at('2025-01-15 23:30:00'); // Wednesday in UTC

/** The reader's device, in a zone. */
const reader = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

afterEach(() => jest.restoreAllMocks());

describe('the local time of a mentor beside that of the reader', () => {
  it.each([
    ['Europe/Belgrade', 'Europe/Sofia', WINTER, '4:00 PM for Elif'],
    ['Europe/Belgrade', 'Europe/Sofia', SUMMER, '5:00 PM for Elif'],
    ['Europe/Belgrade', 'Europe/Skopje', WINTER, null],
    ['Europe/Sofia', 'Europe/Istanbul', WINTER, '5:00 PM for Elif'],
    ['Europe/Sofia', 'Europe/Istanbul', SUMMER, null], // the same local time in summer
    ['America/New_York', 'Europe/Istanbul', WINTER, '5:00 PM for Elif'],
    ['Asia/Tokyo', 'America/New_York', SUMMER, '10:00 AM for Elif'],
    ['America/New_York', 'Asia/Tokyo', SUMMER, '11:00 PM for Elif'],
    ['Europe/Istanbul', 'America/New_York', LATE, '6:30 PM Wednesday for Elif'],
    ['America/New_York', 'Asia/Tokyo', LATE, '8:30 AM Thursday for Elif'],
  ])('reader in %s, mentor in %s', (own, theirs, slot, text) => {
    reader(own);
    expect(mentorTime(theirs, 'Elif')(slot)).toBe(text);
  });
});
