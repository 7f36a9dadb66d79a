import { formerSlugs, formerStartups, startupUpdates } from '../../../db/schema';
import type { LetterDeps } from '../../../deps/deps';
import { mergedStartupsLetter } from '../../../mail/letters/merging';
import { postLetter } from '../../../mail/outbox';
import { startupSettingsQueries } from '../../my-startups/startupSettings.queries';
import { peopleQueries } from '../../notifications/people.queries';
import { joinTeams } from '../joinTeams';
import { moveRows, type Pair } from '../moveRows';
import { addViews } from '../profileViews.queries';
import { sessionsQueries } from '../sessions.queries';
import { unlessChanged } from '../unlessChanged';
import { holdStartups, type TwoStartups } from './holdStartups';
import { mergePeopleQueries } from './mergePeople.queries';
import { mergeStartupsQueries } from './mergeStartups.queries';

/** The counts shown for confirmation. */
export const MOVING_OF_STARTUPS = [
  'people',
  'invitations',
  'mentors',
  'sessions',
  'updates',
  'followers',
] as const;

export interface MergedStartups extends TwoStartups {
  /** Number of moved rows by kind. */
  moved: Record<(typeof MOVING_OF_STARTUPS)[number], number>;
  /** The team of the removed startup. */
  members: number[];
}

/**
 * Merges two startups: `to` gets all data of `from`, whose address redirects to it and which is deleted (decision 116).
 * Pass a transaction as `db`.
 * @throws 404, 409, 422 with the reason why they cannot be merged
 */
export async function mergeStartups(deps: LetterDeps, pair: Pair): Promise<MergedStartups> {
  const both = await holdStartups(deps, pair);
  const { goes, stays } = both;
  const queries = mergeStartupsQueries(deps.db);
  const concerned = await queries.concerned(pair);
  const members = await queries.membersOf(goes.id);
  const moved = await unlessChanged(moveAll(deps, pair, both));
  for (const person of await peopleQueries(deps.db).reachable(concerned)) {
    const letter = mergedStartupsLetter(deps.config, person, { gone: goes, stays });
    await postLetter(deps, person, letter, 'product');
  }
  return { ...both, moved, members };
}

async function moveAll({ db, clock }: LetterDeps, pair: Pair, { goes, stays }: TwoStartups) {
  const queries = mergeStartupsQueries(db);
  const people = mergePeopleQueries(db);
  const sessions = await sessionsQueries(db, 'startup').move(pair);
  await queries.moveSchedules(pair);
  const mentors = await people.joinAssignments(pair, clock.now());
  const joined = await joinTeams(db, 'startup', pair);
  const invitations = await people.moveInvitations(pair, clock.now());
  const updates = await moveRows(db, startupUpdates.startupId, pair);
  await queries.renameInNotifications(goes, stays);
  await addViews(db, pair);
  await moveRows(db, formerSlugs.startupId, pair);
  const left = { old: goes.slug, taken: stays.slug, leftAt: clock.now() };
  await startupSettingsQueries(db).leave(stays.id, left);
  await moveRows(db, formerStartups.startupId, pair);
  await queries.leadOn(pair, clock.now());
  await queries.fill(stays, goes);
  // Last, because it locks the counter: from here on, follows and unfollows of both wait.
  const followers = await queries.moveFollowers(pair);
  await queries.end(goes);
  return { people: joined, invitations, mentors, sessions, updates, followers };
}
