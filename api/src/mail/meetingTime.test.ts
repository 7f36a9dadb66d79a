import { meetingSpan, meetingTime } from './meetingTime';

const at = (text: string) => new Date(`${text}Z`);

/** The same rows as those of the pages: shared-ui/src/time/time.test.ts. */
it.each([
  ['2025-03-18 14:00:00', 'Europe/Belgrade', '3:00 PM on Tuesday, March 18'],
  ['2025-04-01 13:00:00', 'Europe/Belgrade', '3:00 PM on Tuesday, April 1'],
  ['2025-03-18 22:30:00', 'Europe/Istanbul', '1:30 AM on Wednesday, March 19'],
  ['2025-03-18 00:00:00', 'UTC', '12:00 AM on Tuesday, March 18'],
  ['2025-03-18 12:05:00', 'UTC', '12:05 PM on Tuesday, March 18'],
  ['2025-01-01 03:00:00', 'America/New_York', '10:00 PM on Tuesday, December 31'],
])('a meeting at %s in %s is mailed as %s', (text, zone, written) => {
  expect(meetingTime(at(text), zone)).toBe(written);
});

it('includes start and end, and the end’s date if it is another day', () => {
  const span = (start: string, end: string) => meetingSpan(at(start), at(end), 'UTC');
  expect(span('2025-03-18 14:00:00', '2025-03-18 15:00:00')).toBe(
    'Tuesday, March 18, 2025, 2:00 PM to 3:00 PM',
  );
  expect(span('2025-03-18 23:30:00', '2025-03-19 00:30:00')).toBe(
    'Tuesday, March 18, 2025, 11:30 PM to Wednesday, March 19, 2025, 12:30 AM',
  );
});
