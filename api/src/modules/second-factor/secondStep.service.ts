import type { SecondStep } from '../../../contract/second-factor.contract';
import type { SignedIn } from '../../../contract/session.contract';
import type { Parts } from '../../app/parts';
import { unprocessable } from '../../app/refusal';
import { hashSecret } from '../../app/secrets';
import { lockAccount } from '../account-lock/accountLock';
import { type Device, openSession } from '../session/openSession';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { challengesQueries } from './challenges.queries';
import { proveByCode, wrongCode } from './proveByCode';

const OVER = 'This sign-in has expired. Please sign in again.';

/** The second step of signing in to an account with a second factor. */
export function secondStepService(parts: Parts) {
  const { db, clock } = parts;

  return {
    /** @throws 422: under `code` for a wrong one, without a field when it is too late; 429 */
    async finish({ challenge, code }: SecondStep, device: Device): Promise<SignedIn> {
      const tokenHash = hashSecret(challenge);
      const opened = await db.transaction(async (tx) => {
        const inside = { ...parts, db: tx };
        const open = await challengesQueries(tx).find(tokenHash, clock.now());
        const { userId: id, credentialsVersion } = open ?? { userId: 0, credentialsVersion: 0 };
        // Whatever changed what opens the account since the first step makes that step void.
        const account = open && (await lockAccount(tx, { id, credentialsVersion }));
        if (!account) throw unprocessable(OVER);
        const attempt = { code, by: device.name, countedAs: 'sign-in' };
        const way = await proveByCode(inside, account, attempt);
        if (!way) return undefined;
        // Another call may have finished it while this one waited for the account.
        if (!(await challengesQueries(tx).delete(open.id))) throw unprocessable(OVER);
        const proof = { way: open.way, factor: way };
        return { id, token: await openSession(inside, account, device, proof) };
      });
      if (!opened) throw wrongCode();
      const user = await usersQueries(db).byId(opened.id);
      return { user: toOwnUser(user!), token: opened.token };
    },
  };
}
