import { DAY } from '../../app/clock';
import { conflict } from '../../app/httpError';
import type { OccurrenceRow } from '../meetings/meetings.queries';

/** Days after the end of a meeting (rule 5.44). */
const ANSWER_WINDOW_DAYS = 14;

type Span = Pick<OccurrenceRow, 'startsAt' | 'endsAt' | 'status'>;

/** The end of the time in which both sides report how a meeting went. */
export const answersUntil = ({ endsAt }: Pick<Span, 'endsAt'>) =>
  new Date(endsAt.getTime() + ANSWER_WINDOW_DAYS * DAY);

export function answersOpen(meeting: Span, now: Date): boolean {
  return meeting.status === 'booked' && meeting.startsAt <= now && now < answersUntil(meeting);
}

/** @throws 409 with the reason why it is too early or too late */
export function requireAnswersOpen(meeting: Span, now: Date): void {
  if (answersOpen(meeting, now)) return;
  if (meeting.status === 'cancelled') throw conflict('This session was cancelled.');
  if (meeting.startsAt > now) throw conflict('This session has not begun yet.');
  throw conflict(`The time to answer ended ${ANSWER_WINDOW_DAYS} days after the session.`);
}
