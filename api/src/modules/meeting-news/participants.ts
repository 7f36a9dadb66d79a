import { fullName } from 'tooling/full-name';
import type { Database } from '../../db/database';
import { meetingNewsQueries, type Schedule } from './meetingNews.queries';

export interface Participant {
  id: number;
  name: string;
  email: string;
  /** IANA zone in which times are told. */
  zone: string;
  /** Whom they meet, and where on the site they see it. */
  other: string;
  /** The person `other` names, if it is one. */
  aboutId?: number;
  url: string;
  /** Where the mentor cancels a meeting or offers other times. */
  sessionUrl?: (meetingId: number) => string;
}

/** The mentor and the founders of a schedule, each with what they call the other side. */
export async function participants(db: Database, schedule: Schedule): Promise<Participant[]> {
  const { mentor, mentorZone, startup } = schedule;
  const founders = await meetingNewsQueries(db).founders(startup.id);
  return [
    {
      ...{ ...mentor, zone: mentorZone, other: startup.name },
      url: `/my/mentorships/${startup.id}`,
      sessionUrl: (meetingId) => `/my/mentorships/agenda/${meetingId}`,
    },
    ...founders.map((founder) => ({
      ...founder,
      zone: founder.timeZone ?? mentorZone,
      other: fullName(mentor),
      aboutId: mentor.id,
      url: `/my/startups/${startup.id}/mentorship`,
    })),
  ];
}
