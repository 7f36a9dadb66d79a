import { conflict } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { identitiesQueries } from '../google/identities.queries';
import { passkeysQueries } from '../second-factor/passkeys.queries';

/** @throws 409 when no other way to sign in is left */
export async function requireOtherSignIn(
  { db }: Pick<Deps, 'db'>,
  { id, passwordHash }: LockedAccount,
): Promise<void> {
  if (passwordHash !== null) return;
  const google = await identitiesQueries(db).list(id);
  if (google.length > 0 || (await passkeysQueries(db).count(id)) > 0) return;
  throw conflict('Set a password first with "Forgot password".');
}
