import type { PasskeyOptions, PasskeySignIn, PasskeyStep } from 'contract/wire/passkeys.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import type { Deps } from '../../deps/deps';
import { findChallenge, finishChallenge, signInExpired } from '../second-factor/signInChallenge';
import { type Device, openSession } from '../sign-in/openSession';
import type { Proof } from '../sign-in/recordSignIn';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { askForPasskey } from './askForPasskey';
import { checkPasskey } from './checkPasskey';

/** Signing in with a passkey, alone or as the second step. */
export function passkeySignInService(deps: Deps) {
  const { db } = deps;

  return {
    /** Options with which the browser requests a passkey. @throws 422 when the first step has expired */
    async begin(request: PasskeySignIn): Promise<PasskeyOptions> {
      const first = request?.challenge;
      const userId = first === undefined ? null : (await findChallenge(deps, first)).userId;
      return askForPasskey(deps, 'sign-in', userId);
    },

    /** @throws 422 */
    async finish({ challenge, passkey }: PasskeyStep, device: Device): Promise<SignedIn> {
      return db.transaction(async (tx) => {
        const inside = { ...deps, db: tx };
        const account = await checkPasskey(inside, { passkey }, { purpose: 'sign-in' });
        let proof: Proof = { way: 'passkey' };
        if (challenge !== undefined) {
          const first = await finishChallenge(inside, challenge);
          const same = first.userId === account.id;
          if (!same || first.credentialsVersion !== account.credentialsVersion) {
            throw signInExpired();
          }
          proof = { way: first.way, factor: 'passkey' };
        }
        const token = await openSession(inside, account, device, proof);
        const user = await usersQueries(tx).byId(account.id);
        return { user: toOwnUser(user!), token };
      });
    },
  };
}
