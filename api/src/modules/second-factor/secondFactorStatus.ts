import type { SecondFactor } from 'contract/wire/second-factor.contract';
import { unauthenticated } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { PROOF_LIFETIME_MS } from '../account-lock/changeOwnAccount';
import { usersQueries } from '../users/users.queries';
import { toPasskey } from './passkey.wire';
import { passkeysQueries } from './passkeys.queries';
import { secondFactorQueries } from './secondFactor.queries';

/** The second factors of the caller's account. */
export async function secondFactorStatus(
  { db, clock }: DbDeps,
  { id, sessionId }: Viewer,
): Promise<SecondFactor> {
  const queries = secondFactorQueries(db);
  const user = await usersQueries(db).byId(id);
  if (!user) throw unauthenticated();
  const authenticator = await queries.authenticator(id);
  const provenAt = await queries.provenAt(sessionId);
  const provenUntil = provenAt && new Date(provenAt.getTime() + PROOF_LIFETIME_MS);
  return {
    since: user.secondFactorSince?.toISOString() ?? null,
    authenticator: authenticator?.confirmedAt
      ? { added_at: authenticator.confirmedAt.toISOString() }
      : null,
    passkeys: (await passkeysQueries(db).list(id)).map(toPasskey),
    recovery_codes_left: await queries.countRecoveryCodes(id),
    proven_until: provenUntil && provenUntil > clock.now() ? provenUntil.toISOString() : null,
  };
}
