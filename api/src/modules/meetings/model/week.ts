import { addDays, localAt } from './localTime';
import type { Meeting } from './meeting';

/** Whether meetings at these times exceed the mentor's weekly limit for one startup. */
export function isBeyondWeek(
  booked: Meeting[],
  { startup, mentor }: Pick<Meeting, 'startup' | 'mentor'>,
  starts: (number | undefined)[],
): boolean {
  const mondayOf = (at: number) => {
    const { day, weekday } = localAt(mentor.zone, at);
    return addDays(day, 1 - weekday);
  };
  const theirs = booked.filter(
    (meeting) =>
      !meeting.cancelled && meeting.startup === startup && meeting.mentor.id === mentor.id,
  );
  const weeks = [...theirs.map(({ start }) => start), ...starts.map((at) => at!)].map(mondayOf);
  const wanted = new Set(starts.map((at) => mondayOf(at!)));
  return [...wanted].some(
    (week) => weeks.filter((other) => other === week).length > mentor.weekLimit,
  );
}
