import { inArray } from 'drizzle-orm';
import { conflict, notFound, unprocessable } from '../../../app/httpError';
import { invitations } from '../../../db/schema';
import type { DbDeps } from '../../../deps/deps';
import { holdTurnOfMerging } from '../../merging-turn/turnOfMerging';
import { holdSessions } from '../holdSessions';
import { mergedInvitationsQueries } from '../invitations.queries';
import type { Pair } from '../moveRows';
import { mergedNoticesQueries } from '../notices.queries';
import { mergeStartupsQueries, type StartupRow } from './mergeStartups.queries';

/** Two startups, locked until the transaction ends. */
export interface TwoStartups {
  goes: StartupRow;
  stays: StartupRow;
}

/**
 * Locks both by id, as team changes do, then their sessions; then blocks new references to the removed one.
 * @throws 404, 409, 422 with the reason why these two cannot be merged
 */
export async function holdStartups({ db, clock }: DbDeps, pair: Pair): Promise<TwoStartups> {
  if (pair.from === pair.to) throw unprocessable('These are the same startup.');
  await holdTurnOfMerging(db);
  const queries = mergeStartupsQueries(db);
  const rows = await queries.hold(pair);
  const [goes, stays] = [rows.get(pair.from), rows.get(pair.to)];
  if (!goes || !stays) throw notFound();
  requireMergeable(goes, stays);
  await holdSessions({ db, clock }, 'startup', pair);
  const theirs = inArray(invitations.startupId, [pair.from, pair.to]);
  await mergedInvitationsQueries(db).hold(theirs);
  // Before its notices are locked: a concurrent follow, like a team change, locks the startup first.
  await queries.keepFromBeingNamed(goes.id);
  await mergedNoticesQueries(db).move(['targetId'], pair);
  return { goes, stays };
}

/** A merge must not publish or hide anything without a decision. */
function requireMergeable(goes: StartupRow, stays: StartupRow) {
  if (goes.published && !stays.published)
    throw conflict(
      `${goes.name} is visible to everyone, and ${stays.name} is a draft. Publish ${stays.name} first, or keep ${goes.name}.`,
    );
}
