import type { DbDeps } from '../../../deps/deps';
import { holdSessions } from '../holdSessions';
import { moveRows, type Pair } from '../moveRows';
import { sessionsQueries } from '../sessions.queries';
import { OF_MENTORS } from './mergeDecisions';
import { mergeMentorsQueries } from './mergeMentors.queries';
import { mergingQueries } from './merging.queries';

/** The locked mentors of two accounts. */
interface TwoMentors {
  goes: MentorRow | undefined;
  stays: MentorRow | undefined;
}

type MentorRow = NonNullable<Awaited<ReturnType<ReturnType<typeof mergingQueries>['mentorOf']>>>;

/**
 * Locks both mentors' schedules, then their turns (decision 075), so that no one can take their time. Only needed for
 * two mentors: a single one moves with everything.
 * @throws 409 naming the sessions that overlap
 */
export async function holdMentors({ db, clock }: DbDeps, pair: Pair): Promise<TwoMentors> {
  const find = mergingQueries(db);
  const [goes, stays] = [await find.mentorOf(pair.from), await find.mentorOf(pair.to)];
  if (!goes || !stays) return { goes, stays };
  await holdSessions({ db, clock }, 'mentor', { from: goes.id, to: stays.id });
  return { goes, stays };
}

/** @returns the numbers of moved startups and sessions */
export async function mergeMentors(
  { db, clock }: DbDeps,
  { goes, stays }: TwoMentors,
  userId: number,
): Promise<{ mentorships: number; sessions: number }> {
  const queries = mergeMentorsQueries(db);
  if (!goes) return { mentorships: 0, sessions: 0 };
  if (!stays) {
    await queries.handOver(goes, userId);
    const sessions = await sessionsQueries(db, 'mentor').countOf(goes.id);
    return { mentorships: await queries.countOpenAssignments(goes.id), sessions };
  }
  const pair = { from: goes.id, to: stays.id };
  const mentorships = await queries.joinAssignments(pair, clock.now());
  const sessions = await sessionsQueries(db, 'mentor').move(pair);
  for (const [column, decision] of OF_MENTORS)
    if (decision === 'moves') await moveRows(db, column, pair);
  await queries.joinBusyCalendars(pair);
  await queries.fillMentor(stays, goes);
  return { mentorships, sessions };
}
