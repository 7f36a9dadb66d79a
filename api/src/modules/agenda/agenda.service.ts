import type { Agenda, AgendaMeeting } from 'contract/wire/availability.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { clashesQueries } from '../clashes/clashes.queries';
import { toMeeting } from '../meetings/meeting.wire';
import { toPerson } from '../users/user.wire';
import { type AgendaRow, agendaQueries } from './agenda.queries';
import { printCursor, readCursor } from './cursor';

const PAGE_SIZE = 50;

/** Mentors and teams can read only their own agenda. */
export function agendaService({ db, clock }: DbDeps) {
  const agenda = agendaQueries(db);

  return {
    /**
     * @param after the cursor of the previous page
     * @throws 404 for a caller who is neither a mentor nor in a team
     */
    async listUpcoming(viewer: Viewer, after: string | undefined): Promise<Agenda> {
      if (!(await agenda.takesPart(viewer.id))) throw notFound();
      const rows = await agenda.listUpcoming(viewer.id, {
        now: clock.now(),
        after: after === undefined ? undefined : readCursor(after),
        limit: PAGE_SIZE + 1,
      });
      const page = rows.slice(0, PAGE_SIZE);
      const last = page.at(-1)?.occurrence;
      const own = page.filter(({ mentor }) => mentor.id === viewer.id);
      const ids = own.map(({ occurrence }) => occurrence.id);
      const clashing = await clashesQueries(db).findOpenAmong(ids, clock.now());
      return {
        meetings: page.map((row) => ({
          ...toAgendaMeeting(row),
          clashes: clashing.has(row.occurrence.id),
        })),
        next_after: last && rows.length > PAGE_SIZE ? printCursor(last) : null,
      };
    },
  };
}

export const toAgendaMeeting = ({ startup, mentor, ...meeting }: AgendaRow): AgendaMeeting => ({
  ...toMeeting(meeting),
  startup,
  mentor: toPerson(mentor),
});
