import type { StartupAgenda, StartupAgendaQuery } from 'contract/wire/startup-agenda.contract';
import { Temporal } from 'temporal-polyfill';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { toMeeting } from '../meetings/meeting.wire';
import { dayIn } from '../scheduling/localTime';
import { startupPolicy } from '../startup-access/access.policy';
import { type PersonRow, toPerson } from '../users/user.wire';
import { printCursor, readCursor } from './cursor';
import { type Period, startupAgendaQueries } from './startupAgenda.queries';

/** Meetings per page of a list. A month is shown whole. */
const PAGE_SIZE = 20;
const MONTH_PAGE_SIZE = 500;

/** All meetings of a startup, with any mentor (rule 5.39). */
export function startupAgendaService({ db, clock }: DbDeps) {
  const policy = startupPolicy(db);
  const agenda = startupAgendaQueries(db);

  return {
    /** @throws 404 */
    async list(
      viewer: Viewer,
      startupId: number,
      { when, timezone, mentor_id: mentorId, after }: StartupAgendaQuery,
    ): Promise<StartupAgenda> {
      await policy.requireTeam(viewer, startupId);
      const stretch = periodOf(when, timezone, clock.now());
      const size = 'from' in stretch ? MONTH_PAGE_SIZE : PAGE_SIZE;
      const [rows, mentors] = await Promise.all([
        agenda.meetings({
          startupId,
          mentorId,
          stretch,
          limit: size + 1,
          after: after === undefined ? undefined : readCursor(after),
        }),
        agenda.mentors(startupId),
      ]);
      const page = rows.slice(0, size);
      const last = page.at(-1)?.occurrence;
      return {
        meetings: page.map((row) => ({
          ...toMeeting(row),
          mentor: { ...toMentor(row), assigned: row.assigned },
        })),
        mentors: mentors.map(toMentor),
        next_after: last && rows.length > size ? printCursor(last) : null,
      };
    },
  };
}

/** @param when 'upcoming', 'past', or a month in the caller's zone */
function periodOf(when: string, zone: string, now: Date): Period {
  if (when === 'upcoming') return { endsAfter: now };
  if (when === 'past') return { endedBy: now };
  const first = Temporal.PlainDate.from(`${when}-01`);
  const { start } = dayIn(zone, first);
  const { start: end } = dayIn(zone, first.add({ months: 1 }));
  return { from: new Date(start), to: new Date(end) };
}

const toMentor = ({ mentorId, person }: { mentorId: number; person: PersonRow }) => ({
  id: mentorId,
  user: toPerson(person),
});
