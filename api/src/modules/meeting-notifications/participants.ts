import { fullName } from 'contract/full-name';
import type { Database } from '../../db/database';
import { meetingNotificationsQueries, type Schedule } from './meetingNotifications.queries';

export interface Participant {
  id: number;
  side: 'mentor' | 'founders';
  name: string;
  email: string;
  /** IANA zone for times in messages. */
  zone: string;
  /** Name of the other side, and the page on which the reader finds the meeting. */
  other: string;
  /** The user whom `other` names, if it is a person. */
  aboutId?: number;
  url: string;
  /** The page of one meeting, which shows its state; the mentor can change it there. */
  sessionUrl: (meetingId: number) => string;
}

/** The mentor and the founders of a schedule, each with the name of the other side; without deactivated accounts. */
export async function participants(db: Database, schedule: Schedule): Promise<Participant[]> {
  const { mentor, mentorZone, startup } = schedule;
  const founders = await meetingNotificationsQueries(db).founders(startup.id);
  // A mentor who is also a founder takes part as mentor only (rule 6.1).
  const others = founders.filter(({ id }) => id !== mentor.id);
  const { disabledAt, ...person } = mentor;
  const own: Participant = {
    ...person,
    side: 'mentor',
    zone: mentorZone,
    other: startup.name,
    url: `/my/mentorships/${startup.id}`,
    sessionUrl: (meetingId: number) => `/my/mentorships/agenda/${meetingId}`,
  };
  return [
    ...(disabledAt ? [] : [own]),
    ...others.map((founder) => ({
      ...founder,
      side: 'founders' as const,
      zone: founder.timeZone ?? mentorZone,
      other: fullName(mentor),
      aboutId: mentor.id,
      url: `/my/startups/${startup.id}/mentorship`,
      sessionUrl: (meetingId: number) => `/my/startups/${startup.id}/meetings/${meetingId}`,
    })),
  ];
}
