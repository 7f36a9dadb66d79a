import { unprocessable } from '../../app/httpError';
import { hashSecret } from '../../app/secrets';
import type { DbDeps } from '../../deps/deps';
import { type ChallengeRow, challengesQueries } from './challenges.queries';

export const signInExpired = () => unprocessable('This sign-in has expired. Please sign in again.');

/** The pending sign-in of this challenge. @throws 422 */
export async function findChallenge(
  { db, clock }: DbDeps,
  challenge: string,
): Promise<ChallengeRow> {
  const row = await challengesQueries(db).find(hashSecret(challenge), clock.now());
  if (!row) throw signInExpired();
  return row;
}

/** Same, and deletes it. The caller must hold the account's lock. @throws 422 */
export async function finishChallenge(inside: DbDeps, challenge: string): Promise<ChallengeRow> {
  const row = await findChallenge(inside, challenge);
  // A concurrent call may have finished it while this one waited for the lock.
  if (!(await challengesQueries(inside.db).delete(row.id))) throw signInExpired();
  return row;
}
