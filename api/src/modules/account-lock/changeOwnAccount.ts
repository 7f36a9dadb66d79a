import { MINUTE } from '../../app/clock';
import { conflict, forbidden, HttpError, unauthenticated } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps, Deps } from '../../deps/deps';
import { type AccountVersion, type LockedAccount, lockAccountNow } from './accountLock';
import { accountLockQueries } from './accountLock.queries';

/** After a second factor or a sign-in, until it is asked for again. */
export const PROOF_LIFETIME_MS = 10 * MINUTE;

type Session = NonNullable<Awaited<ReturnType<ReturnType<typeof accountLockQueries>['session']>>>;

/** What happens to the account while it is held. */
type Change<P, T> = (inside: P, account: LockedAccount, session: Session) => Promise<T>;

/**
 * Runs something about one's own account in a transaction that holds the account, as long as the
 * session that asks is still there. For what gives nobody more access; everything else is a change.
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
 * The same for a change of what opens the account, or of what recovers it. An account with a second
 * factor wants it shown in this session, a few minutes ago at most.
 * @param seen the account whose password was checked for this; without it the session alone decides
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
 * For what staff do to others: the second factor was shown in this session, a few minutes ago at most.
 * @throws 401; 403 under `second_factor`
 */
export async function requireFreshProof(deps: DbDeps, viewer: Viewer): Promise<void> {
  const session = await accountLockQueries(deps.db).session(viewer.id, viewer.sessionId);
  if (!session) throw unauthenticated();
  if (!isFresh(deps, session.provenAt)) throw proofWanted();
}

/** For accounts without a password to ask for. @throws 403 */
export function requireRecentSignIn(deps: Pick<Deps, 'clock'>, { createdAt }: Session): void {
  if (!isFresh(deps, createdAt)) throw forbidden('Please sign out and in again first.');
}

const isFresh = ({ clock }: Pick<Deps, 'clock'>, at: Date | null) =>
  at !== null && clock.now().getTime() - at.getTime() < PROOF_LIFETIME_MS;

function proofWanted() {
  const message = 'Please confirm with your second factor first.';
  return new HttpError(403, message, { errors: { second_factor: [message] } });
}
