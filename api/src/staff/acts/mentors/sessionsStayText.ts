import { plural } from '../../act/plural';

/** What happens to the booked sessions of a mentor who leaves (rule 5.8); empty without sessions. */
export function sessionsStayText(sessions: unknown): string {
  if (!sessions) return '';
  if (sessions === 1) return '1 booked session stays: it can be cancelled, but not moved.';
  return `${plural(sessions, 'booked session')} stay: they can be cancelled, but not moved.`;
}
