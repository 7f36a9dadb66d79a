import type { PgColumn } from 'drizzle-orm/pg-core';
import { startupFollows, startupUpdates, userFollows } from '../../../db/schema';
import type { Deps, NotifyDeps } from '../../../deps/deps';
import { mergedAwayLetter, mergedLetter } from '../../../mail/letters/merging';
import { postLetter } from '../../../mail/outbox';
import { forgetAccount } from '../../privacy/eraseUser';
import { joinTeams } from '../joinTeams';
import { moveRows, moveRowsOnce, type Pair } from '../moveRows';
import { addViews } from '../profileViews.queries';
import { unlessChanged } from '../unlessChanged';
import { holdBoth } from './holdBoth';
import { OF_ACCOUNTS } from './mergeDecisions';
import { holdMentors, mergeMentors } from './mergeMentors';
import { mergeTracesQueries } from './mergeTraces.queries';
import { mergingQueries } from './merging.queries';

/** The counts shown for confirmation. */
export const MOVING = [
  'teams',
  'mentorships',
  'sessions',
  'updates',
  'follows',
  'followers',
] as const;

export interface Merged {
  /** Number of moved rows by kind. */
  moved: Record<(typeof MOVING)[number], number>;
  /** Startups whose team or mentors changed. */
  startups: number[];
  /** Photo of the removed account, to be deleted after the commit. */
  photo: string | null;
}

/**
 * Merges two accounts of one person: `to` gets all data of `from`, whose ways in end and which is erased (decision
 * 113). Pass a transaction as `db`.
 * @throws 404, 409, 422 with the reason why they cannot be merged
 */
export const mergeAccounts = (deps: NotifyDeps, pair: Pair): Promise<Merged> =>
  unlessChanged(merge(deps, pair));

async function merge(deps: NotifyDeps, pair: Pair): Promise<Merged> {
  const { db, clock, config } = deps;
  const merging = mergingQueries(db);
  const traces = mergeTracesQueries(db);
  const { goes, stays, emails, startups } = await holdBoth(deps, pair);
  const mentors = await holdMentors(deps, pair);
  await traces.holdInvitations(goes.id, [...emails, stays.email]);
  // Before blocking new references: a concurrent follow has stored its notification first, and waits to reference both
  // accounts.
  await merging.moveNotices(pair);
  await merging.holdNotifications(goes.id);
  await merging.keepFromBeingNamed(goes.id);

  await merging.dropNewsBetween(pair);
  const teams = await joinTeams(db, 'user', pair);
  const mentored = mentors.goes ? await merging.mentoredBy(mentors.goes.id) : [];
  const mentoring = await mergeMentors(deps, mentors, stays.id);
  await merging.joinNotes(pair);
  await merging.renameInNotifications(pair);
  await merging.keepUsername(pair, clock.now());
  await traces.moveAddresses(emails, stays, clock.now());
  await addViews(db, pair);
  await traces.joinViewers(pair);
  const counts = await moveAll(db, pair);
  await merging.fillProfile(stays, goes);
  await forgetAccount(deps, goes);

  // The mails do not show the other address, in case the accounts belong to two people.
  const names = { gone: goes.username, stays: stays.username };
  await postLetter(deps, goes, mergedAwayLetter(config, goes, names), 'product');
  await postLetter(deps, stays, mergedLetter(config, stays, names), 'product');
  const moved = { teams, ...mentoring, ...counts };
  return { moved, startups: [...new Set([...startups, ...mentored])], photo: goes.profilePhoto };
}

/** @returns the number of moved rows by kind */
async function moveAll(db: Deps['db'], pair: Pair) {
  const moved = new Map<PgColumn, number>();
  for (const [column, decision] of OF_ACCOUNTS) {
    if (decision !== 'moves' && decision !== 'moves once') continue;
    const move = decision === 'moves' ? moveRows : moveRowsOnce;
    moved.set(column, await move(db, column, pair));
  }
  await mergingQueries(db).dropSelfFollow(pair.to);
  const count = (...columns: PgColumn[]) =>
    columns.reduce((sum, column) => sum + (moved.get(column) ?? 0), 0);
  return {
    updates: count(startupUpdates.authorId),
    follows: count(startupFollows.followerId, userFollows.followerId),
    followers: count(userFollows.userId),
  };
}
