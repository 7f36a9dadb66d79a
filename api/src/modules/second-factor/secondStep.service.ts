import type { SecondStep } from 'contract/wire/second-factor.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import type { Deps } from '../../deps/deps';
import { lockAccount } from '../account-lock/accountLock';
import { type Device, openSession } from '../sign-in/openSession';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { proveByCode, wrongCode } from './proveByCode';
import { findChallenge, finishChallenge, signInExpired } from './signInChallenge';

/** The second step of signing in to an account with a second factor, by a code. */
export function secondStepService(deps: Deps) {
  const { db } = deps;

  return {
    /** @throws 422: under `code` for a wrong one, without a field when it has expired; 429 */
    async finish({ challenge, code }: SecondStep, device: Device): Promise<SignedIn> {
      const opened = await db.transaction(async (tx) => {
        const inside = { ...deps, db: tx };
        const { userId: id, way, credentialsVersion } = await findChallenge(inside, challenge);
        // A change of credentials since the first step invalidates that step.
        const account = await lockAccount(tx, { id, credentialsVersion });
        if (!account) throw signInExpired();
        const attempt = { code, by: device.name, countedAs: 'sign-in' };
        const factor = await proveByCode(inside, account, attempt);
        if (!factor) return undefined;
        await finishChallenge(inside, challenge);
        return { id, token: await openSession(inside, account, device, { way, factor }) };
      });
      if (!opened) throw wrongCode();
      const user = await usersQueries(db).byId(opened.id);
      return { user: toOwnUser(user!), token: opened.token };
    },
  };
}
