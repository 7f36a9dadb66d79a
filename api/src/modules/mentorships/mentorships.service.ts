import type { Meeting } from 'contract/wire/meetings.contract';
import type { MyStartup, Team } from 'contract/wire/my-startups.contract';
import type { PublicStartup } from 'contract/wire/startups.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { toMeeting } from '../meetings/meeting.wire';
import { meetingsQueries } from '../meetings/meetings.queries';
import { mentorsQueries } from '../mentors/mentors.queries';
import { startupPolicy } from '../startup-access/access.policy';
import { toPublicStartup, toTile } from '../startups/startup.wire';
import { startupsQueries } from '../startups/startups.queries';
import { teamQueries } from '../team/team.queries';
import { toTeam } from '../team/team.wire';

const MAX_UPCOMING = 5;

/** The startups a mentor mentors. Read only (rule 6.6). */
export function mentorshipsService({ db, clock }: DbDeps) {
  const policy = startupPolicy(db);
  const mentors = mentorsQueries(db);

  return {
    async list(viewer: Viewer): Promise<MyStartup[]> {
      return (await mentors.startupsOf(viewer.id)).map(toTile);
    },

    /** Also accepts the id of a startup that was merged into it (rule 3.42). @throws 404 */
    async show(viewer: Viewer, id: number): Promise<PublicStartup> {
      const startups = startupsQueries(db);
      const startupId = await startups.currentId(id);
      await policy.requireMentor(viewer, startupId);
      const row = await startups.byId(startupId);
      if (!row) throw notFound();
      return toPublicStartup(row);
    },

    /** The mentor's own meetings with that startup, at most 5. @throws 404 */
    async upcoming(viewer: Viewer, startupId: number): Promise<Meeting[]> {
      await policy.requireMentor(viewer, startupId);
      const mentor = await mentors.ofUser(viewer.id);
      if (!mentor) return [];
      const when = { now: clock.now(), limit: MAX_UPCOMING };
      return (await meetingsQueries(db).upcoming(startupId, mentor.id, when)).map(toMeeting);
    },

    /** @throws 404 */
    async team(viewer: Viewer, startupId: number): Promise<Team> {
      await policy.requireMentor(viewer, startupId);
      return toTeam(await teamQueries(db).list(startupId));
    },
  };
}
