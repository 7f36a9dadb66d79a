import { conflict } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import { holdTurns } from '../meetings/holdTurns';
import type { Pair } from './moveRows';
import { type Clash, type Side, sessionsQueries } from './sessions.queries';

/**
 * Locks schedules, then turns, of both parties (decision 075), so that nobody can take their time.
 * @throws 409 naming the sessions that overlap
 */
export async function holdSessions({ db, clock }: DbDeps, side: Side, pair: Pair): Promise<void> {
  const queries = sessionsQueries(db, side);
  const both = [pair.from, pair.to].sort((a, b) => a - b);
  const held = await queries.holdSchedules(both);
  for (const id of both)
    await holdTurns(db, side === 'mentor' ? { mentorId: id } : { startupId: id });
  const { free, all } = await queries.newSchedules(both, held);
  if (free < all) throw conflict('A session was changed a moment ago. Please look at it again.');
  const clashes = await queries.clashes(pair, clock.now());
  if (clashes.length > 0) throw conflict(clashText(clashes));
}

function clashText(clashes: Clash[]): string {
  const named = clashes.slice(0, 3).map(({ startsAt, first, second }) => {
    const time = startsAt.toISOString().slice(0, 16).replace('T', ' ');
    return `${time} UTC with ${first} and with ${second}`;
  });
  const more = clashes.length > 3 ? ', and more' : '';
  return `Both have a session at the same time: ${named.join('; ')}${more}. Move or cancel one of each pair first.`;
}
