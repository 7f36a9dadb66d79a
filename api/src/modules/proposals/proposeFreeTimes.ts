import type { FreeTimes } from 'contract/wire/proposals.contract';
import type { Deps, NotifyDeps } from '../../deps/deps';
import type { AgendaRow } from '../agenda/agenda.queries';
import { dayOf, type Span } from '../scheduling/localTime';
import type { Actor } from '../startup-access/actor';
import { freeTimes } from './freeTimes';
import { putProposal } from './putProposal';

/** The same maximum as for times that a mentor chooses. */
const MAX_TIMES = 3;

/**
 * Proposes, for each of these meetings separately, the first free time of each of the next three days that have one. Pass
 * a transaction as `db`, with their schedules locked.
 * @returns the number of meetings without a free time
 */
export async function proposeFreeTimes(
  deps: NotifyDeps,
  rows: AgendaRow[],
  { message, by }: { message: string; by: Actor },
): Promise<number> {
  let left = 0;
  for (const row of rows) {
    const times = await firstOfDays(deps, row);
    if (times.length === 0) left += 1;
    else
      await putProposal(deps, { named: row.occurrence, scope: 'occurrence', times, message, by });
  }
  return left;
}

/** The first free time of each of the next days that have one, within the booking window. */
async function firstOfDays(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  row: AgendaRow,
): Promise<Span[]> {
  const days = new Map<string, Span>();
  let from: string | undefined;
  do {
    const { data }: FreeTimes = await freeTimes(deps, row, from);
    for (const { start_time, end_time } of data.times) {
      const span = { start: at(start_time), end: at(end_time) };
      const day = dayOf(data.mentor_timezone, span.start).toString();
      if (!days.has(day)) days.set(day, span);
    }
    from = data.next_from ?? undefined;
  } while (from !== undefined && days.size < MAX_TIMES);
  return [...days.values()].slice(0, MAX_TIMES);
}

const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);
