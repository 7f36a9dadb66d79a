import type { Agenda } from '../../../contract/availability.contract';
import type { Parts } from '../../app/parts';
import type { Viewer } from '../../app/viewer';
import { toMeeting } from '../meetings/meeting.wire';
import { toPerson } from '../users/user.wire';
import { agendaQueries } from './agenda.queries';

const MOST = 200;

/** Everybody reads their own agenda and no other. */
export function agendaService({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  return {
    async ahead(viewer: Viewer): Promise<Agenda['meetings']> {
      const rows = await agendaQueries(db).ahead(viewer.id, { now: clock.now(), limit: MOST });
      return rows.map(({ startup, mentor, ...meeting }) => ({
        ...toMeeting(meeting),
        startup,
        mentor: toPerson(mentor),
      }));
    },
  };
}
