import type { Meeting } from 'contract/wire/meetings.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { mentorsQueries } from '../mentors/mentors.queries';
import { startupPolicy } from '../startup-access/access.policy';
import { toMeeting } from './meeting.wire';
import { meetingsQueries } from './meetings.queries';

/** Per mentor (rule 5.26). */
const MAX_UPCOMING = 5;

/** A startup's meetings with its mentors. */
export function meetingsService({ db, clock }: DbDeps) {
  const policy = startupPolicy(db);
  const meetings = meetingsQueries(db);
  const mentors = mentorsQueries(db);

  return {
    /** @throws 404, also for another startup's mentor */
    async upcoming(viewer: Viewer, startupId: number, mentorId: number): Promise<Meeting[]> {
      await policy.requireTeam(viewer, startupId);
      if (!(await mentors.assignedTo(startupId, mentorId))) throw notFound();
      return (
        await meetings.upcoming(startupId, mentorId, { now: clock.now(), limit: MAX_UPCOMING })
      ).map(toMeeting);
    },
  };
}
