import { MINUTE } from '../../app/clock';
import { conflict, forbidden, HttpError, unauthenticated } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps, Deps } from '../../deps/deps';
import { type AccountVersion, type LockedAccount, lockAccountNow } from './accountLock';
import { accountLockQueries } from './accountLock.queries';

/** How long a second factor or a sign-in counts before it is asked for again. */
export const PROOF_LIFETIME_MS = 10 * MINUTE;

type Session = NonNullable<Awaited<ReturnType<ReturnType<typeof accountLockQueries>['session']>>>;

/** Work done while the account is locked. */
type Change<P, T> = (inside: P, account: LockedAccount, session: Session) => Promise<T>;

/**
 * Runs a change of the caller's own account in a transaction that locks the account and requires the caller's session.
 * For changes that give nobody more access; `changeOwnAccount` is for the others.
 * @throws 401
 */
export function lockOwnAccount<P extends Pick<Deps, 'db'>, T>(
  deps: P,
  viewer: Viewer,
  act: Change<P, T>,
): Promise<T> {
  return deps.db.transaction(async (db) => {
    const account = await lockAccountNow(db, viewer.id);
    const session = await accountLockQueries(db).session(viewer.id, viewer.sessionId);
    if (!account || !session) throw unauthenticated();
    return act({ ...deps, db }, account, session);
  });
}

/**
 * Same as `lockOwnAccount`, for changes of credentials or of recovery. An account with a second factor must have
 * confirmed it in this session within PROOF_LIFETIME_MS.
 * @param seen the account whose password was checked for this change; null if only the session is needed
 * @throws 401; 403 under `second_factor`; 409 when a credential was changed since
 */
export function changeOwnAccount<P extends DbDeps, T>(
  deps: P,
  viewer: Viewer,
  seen: AccountVersion | null,
  change: Change<P, T>,
): Promise<T> {
  return lockOwnAccount(deps, viewer, (inside, account, session) => {
    if (seen && seen.credentialsVersion !== account.credentialsVersion) {
      throw conflict('Your sign-in details were changed a moment ago. Please try again.');
    }
    if (account.secondFactorSince && !isFresh(deps, session.provenAt)) throw proofWanted();
    return change(inside, account, session);
  });
}

/**
 * Requires a second factor confirmed in this session within PROOF_LIFETIME_MS. For acts of staff on other people.
 * @throws 401; 403 under `second_factor`
 */
export async function requireFreshProof(deps: DbDeps, viewer: Viewer): Promise<void> {
  const session = await accountLockQueries(deps.db).session(viewer.id, viewer.sessionId);
  if (!session) throw unauthenticated();
  if (!isFresh(deps, session.provenAt)) throw proofWanted();
}

/** Requires a recent sign-in, for accounts without a password. @throws 403 */
export function requireRecentSignIn(deps: Pick<Deps, 'clock'>, { createdAt }: Session): void {
  if (!isFresh(deps, createdAt)) throw forbidden('Please sign out and sign in again first.');
}

const isFresh = ({ clock }: Pick<Deps, 'clock'>, at: Date | null) =>
  at !== null && clock.now().getTime() - at.getTime() < PROOF_LIFETIME_MS;

function proofWanted() {
  const message = 'Please confirm with your second factor first.';
  return new HttpError(403, message, { errors: { second_factor: [message] } });
}
