import { fullName } from 'contract/full-name';
import type { Database } from '../../db/database';
import { meetingNotificationsQueries, type Schedule } from './meetingNotifications.queries';

export interface Participant {
  id: number;
  side: 'mentor' | 'founders';
  name: string;
  email: string;
  /** IANA zone in which times are told. */
  zone: string;
  /** Whom they meet, and where on the site they see it. */
  other: string;
  /** The person `other` names, if it is one. */
  aboutId?: number;
  url: string;
  /** The page of one meeting, where it is read what became of it; the mentor's can change it there. */
  sessionUrl: (meetingId: number) => string;
}

/**
 * The mentor and the founders of a schedule, each with what they call the other side; without those whose account
 * was switched off.
 */
export async function participants(db: Database, schedule: Schedule): Promise<Participant[]> {
  const { mentor, mentorZone, startup } = schedule;
  const founders = await meetingNotificationsQueries(db).founders(startup.id);
  // Who founds what they mentor takes part as its mentor (rule 6.1).
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
