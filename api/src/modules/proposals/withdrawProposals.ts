import type { NotifyDeps } from '../../deps/deps';
import { agendaQueries } from '../agenda/agenda.queries';
import type { Actor } from '../startup-access/actor';
import { proposalsQueries } from './proposals.queries';
import { withdrawProposal } from './withdrawProposal';

/** Withdraws all times that a mentor proposes. Pass a transaction as `db`. @returns the number of sessions concerned */
export async function withdrawProposals(
  deps: NotifyDeps,
  mentorId: number,
  by: Actor,
): Promise<number> {
  const { db, clock } = deps;
  const open = await proposalsQueries(db).ofMentor(mentorId, clock.now());
  const bySchedule = open.toSorted((a, b) => a.scheduleId - b.scheduleId); // the order of locks
  for (const { occurrenceId } of bySchedule) {
    const row = await agendaQueries(db).byId(occurrenceId);
    if (row) await withdrawProposal(deps, row, { by });
  }
  return open.length;
}
