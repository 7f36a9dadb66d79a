import type { MeetingScope } from 'contract/wire/meetings.contract';
import { paragraph } from 'contract/wire/text.contract';
import { notFound, unprocessable } from '../../../app/httpError';
import type { Database } from '../../../db/database';
import { type AgendaRow, agendaQueries } from '../../../modules/agenda/agenda.queries';
import { toggle } from '../../act/act';
import { session } from '../../act/find';

/** A meeting that has not begun. */
export const meetingId = session('upcoming');

/** Shown to the founders. */
export const message = paragraph('message', { max: 500 })
  .describe('shown to the founders')
  .meta({ maxLength: 500 });

/** Times on the command line are in UTC; forms use the reader's zone. */
export const EXAMPLE_TIME = '2026-07-01T09:00:00Z';

/** Which meetings of a series an act affects. */
export const scopeFlags = {
  following: toggle('also the later sessions of its series'),
  series: toggle('all upcoming sessions of its series'),
};

/** @throws 422 for both at once */
export function scopeOf({
  following,
  series,
}: Record<'following' | 'series', boolean>): MeetingScope {
  if (following && series) throw unprocessable('Give --following or --series, not both.');
  if (following) return 'following';
  return series ? 'schedule' : 'occurrence';
}

/** @throws 404 */
export async function findMeeting(db: Database, id: number): Promise<AgendaRow> {
  const row = await agendaQueries(db).byId(id);
  if (!row) throw notFound(`There is no session ${id}. See: npm run admin -- meetings find`);
  return row;
}
