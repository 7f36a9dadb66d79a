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

/** What people ask about before they agree. */
export const MOVING = [
  'teams',
  'mentorships',
  'sessions',
  'updates',
  'follows',
  'followers',
] as const;

export interface Merged {
  /** How many of each came along. */
  moved: Record<(typeof MOVING)[number], number>;
  /** Startups of which the team or the mentors changed. */
  startups: number[];
  /** Photo of the account that is gone, to be deleted once the transaction is through. */
  photo: string | null;
}

/**
 * Makes two accounts of one person one: what the one that goes has and did is the other's from then on, its
 * ways in end, and it is erased (decision 113). Hand over a transaction as `db`.
 * @throws 404, 409, 422 with the reason why it cannot be
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
  // Before nobody may name it any more: who follows has noted and told that first, and waits to name both.
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

  // Neither is told the address of the other: it would be somebody else's, were the two not one person.
  const names = { gone: goes.username, stays: stays.username };
  await postLetter(deps, goes, mergedAwayLetter(config, goes, names), 'product');
  await postLetter(deps, stays, mergedLetter(config, stays, names), 'product');
  const moved = { teams, ...mentoring, ...counts };
  return { moved, startups: [...new Set([...startups, ...mentored])], photo: goes.profilePhoto };
}

/** @returns how many of what people ask about came along */
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
