import type {
  AuthenticatorRequest,
  NewAuthenticator,
  RecoveryCodes,
} from 'contract/wire/second-factor.contract';
import type { Done } from 'contract/wire/text.contract';
import { MINUTE } from '../../app/clock';
import { conflict, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { productTitle } from '../../mail/site';
import { ownAccount } from '../account/ownAccount';
import { invalidateProofs } from '../account-lock/accountLock';
import {
  changeOwnAccount,
  lockOwnAccount,
  requireRecentSignIn,
} from '../account-lock/changeOwnAccount';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { addFactor } from './addFactor';
import { settleFactors } from './endSecondFactor';
import { notifyFactorChange } from './notifyFactorChange';
import { proveByCode, wrongCode } from './proveByCode';
import { renewRecoveryCodes } from './renewRecoveryCodes';
import { secondFactorQueries } from './secondFactor.queries';
import { newTotpSecret, totpAddress, totpStep } from './totp';
import { decryptTotpSecret, encryptTotpSecret } from './totpSecret';

/** From showing the secret to the first code of the app. */
const ENROLMENT_LIFETIME_MS = 15 * MINUTE;

/** The caller's authenticator app and recovery codes. */
export function secondFactorService(deps: Deps) {
  const { clock, config } = deps;
  const account = ownAccount(deps);

  return {
    /**
     * Creates a secret for an authenticator app; it takes effect once a code has confirmed it.
     * @throws 403 for an account without a password and a recent sign-in, 409, 422 by field
     */
    async begin(viewer: Viewer, request: AuthenticatorRequest): Promise<NewAuthenticator> {
      const user = await account.row(viewer);
      if (user.passwordHash !== null) await account.proven(viewer, request?.password ?? '');
      const secret = newTotpSecret();
      await changeOwnAccount(deps, viewer, user, async (inside, { id }, session) => {
        if (user.passwordHash === null) requireRecentSignIn(inside, session);
        const queries = secondFactorQueries(inside.db);
        if ((await queries.authenticator(id))?.confirmedAt) {
          throw conflict('You already have an authenticator app. Remove it first.');
        }
        await queries.putAuthenticator(id, encryptTotpSecret(deps, id, secret), clock.now());
      });
      const names = { issuer: productTitle(config), label: user.email };
      return { secret, url: totpAddress(secret, names) };
    },

    /** @returns recovery codes, with the first second factor of the account @throws 409, 422 */
    async confirm(viewer: Viewer, code: string): Promise<RecoveryCodes> {
      const recovery_codes = await changeOwnAccount(
        deps,
        viewer,
        null,
        async (inside, me, session) => {
          const now = clock.now();
          const queries = secondFactorQueries(inside.db);
          const waiting = await queries.authenticator(me.id);
          const age = now.getTime() - (waiting?.createdAt.getTime() ?? 0);
          if (!waiting || waiting.confirmedAt || age > ENROLMENT_LIFETIME_MS) {
            throw conflict('This took too long. Please add the app again.');
          }
          const secret = decryptTotpSecret(deps, waiting);
          const step = secret && totpStep(secret, code, now);
          if (!step) throw wrongCode();
          await queries.confirmAuthenticator(me.id, now, step);
          return addFactor(inside, me, session, { kind: 'authenticator-added', by: viewer });
        },
      );
      return { recovery_codes };
    },

    /** Removing the last factor deletes the recovery codes. @throws 403, 404 */
    async remove(viewer: Viewer): Promise<Done> {
      await changeOwnAccount(deps, viewer, null, async (inside, me) => {
        const authenticator = await secondFactorQueries(inside.db).authenticator(me.id);
        if (!authenticator?.confirmedAt) throw notFound();
        await secondFactorQueries(inside.db).deleteAuthenticator(me.id);
        await settleFactors(inside, me);
        await invalidateProofs(inside.db, me.id);
        await notifyFactorChange(inside, me, { kind: 'authenticator-removed', by: viewer });
      });
      return { message: 'The authenticator app is removed.' };
    },

    /** New recovery codes; the old ones stop working. @throws 403, 409 */
    async renewCodes(viewer: Viewer): Promise<RecoveryCodes> {
      const recovery_codes = await changeOwnAccount(deps, viewer, null, async (inside, me) => {
        if (!me.secondFactorSince) throw conflict('Add a second factor first.');
        await notifyFactorChange(inside, me, { kind: 'recovery-codes-made', by: viewer });
        return renewRecoveryCodes(inside, me.id);
      });
      return { recovery_codes };
    },

    /** Confirms the caller's identity again. @throws 409, 422 under `code`, 429 */
    async prove(viewer: Viewer, code: string): Promise<Done> {
      const way = await lockOwnAccount(deps, viewer, async (inside, me, session) => {
        if (!me.secondFactorSince) throw conflict('There is no second factor to confirm with.');
        const countedAs = `session ${session.id}`;
        const way = await proveByCode(inside, me, { code, by: viewer, countedAs });
        if (!way) return undefined;
        await secondFactorQueries(inside.db).setProven(session.id, clock.now());
        const event = { userId: me.id, kind: 'second-factor-proven', by: viewer } as const;
        await recordSecurityEvent(inside, event);
        return way;
      });
      if (!way) throw wrongCode();
      return { message: 'Thank you. Your identity is confirmed.' };
    },
  };
}
