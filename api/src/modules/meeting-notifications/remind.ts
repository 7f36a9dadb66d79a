import { HOUR } from '../../app/clock';
import type { LetterDeps } from '../../deps/deps';
import { reminderLetter } from '../../mail/letters/meeting';
import { postLetter } from '../../mail/outbox';
import { type Meeting, meetingNotificationsQueries } from './meetingNotifications.queries';
import { type Participant, participants } from './participants';

/**
 * Posts reminders of meetings that begin in a day or in an hour, each once. The key contains the meeting's time, so a
 * moved meeting gets new reminders. A meeting booked less than 23 hours ahead gets the last reminder only.
 */
export async function remind(deps: LetterDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const { hours, from, to } of [
    { hours: 24, from: 23 * HOUR, to: 24 * HOUR },
    { hours: 1, from: 0, to: HOUR },
  ] as const) {
    const meetings = await meetingNotificationsQueries(deps.db).beginning(
      new Date(now + from),
      new Date(now + to),
    );
    for (const meeting of meetings) await remindOf(deps, meeting, hours);
  }
}

async function remindOf(deps: LetterDeps, meeting: Meeting, hours: 1 | 24) {
  const { db, config } = deps;
  const queries = meetingNotificationsQueries(db);
  const schedule = await queries.schedule(meeting.scheduleId);
  if (!schedule) return;
  const { id: occurrenceId, scheduleId, startsAt, endsAt, room, joinUrl } = meeting;
  const host = new URL(config.publicUrl).hostname;
  const keyOf = ({ id }: Participant) =>
    `reminder-${hours}-${occurrenceId}-${startsAt.getTime()}-${id}`;
  const people = await participants(db, schedule);
  const posted = await queries.posted(people.map((person) => `${keyOf(person)}@${host}`));
  for (const person of people.filter((one) => !posted.has(`${keyOf(one)}@${host}`))) {
    const { name, email, zone, other, url } = person;
    const sessionUrl = person.side === 'mentor' ? person.sessionUrl(occurrenceId) : undefined;
    const when = { startsAt, endsAt, zone, occurrenceId, scheduleId, hours };
    const letter = reminderLetter(config, { ...when, name, other, url, sessionUrl, room, joinUrl });
    await postLetter(deps, { name, email }, letter, 'product', { key: keyOf(person) });
  }
}
