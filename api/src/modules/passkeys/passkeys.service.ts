import type {
  NewPasskey,
  PasskeyName,
  PasskeyOptions,
  PasskeyRemoved,
  PasskeyRequest,
} from 'contract/wire/passkeys.contract';
import type { RecoveryCodes } from 'contract/wire/second-factor.contract';
import type { Done } from 'contract/wire/text.contract';
import { conflict, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { ownAccount } from '../account/ownAccount';
import { invalidateProofs, type LockedAccount } from '../account-lock/accountLock';
import { changeOwnAccount, requireRecentSignIn } from '../account-lock/changeOwnAccount';
import { deviceName } from '../device-identity/deviceName';
import { addFactor } from '../second-factor/addFactor';
import { settleFactors } from '../second-factor/endSecondFactor';
import { notifyFactorChange } from '../second-factor/notifyFactorChange';
import { passkeysQueries } from '../second-factor/passkeys.queries';
import { passkeyRefused } from './checkPasskey';
import { noteChallenge, takeChallenge } from './passkeyChallenge';
import { relyingParty, webAuthn } from './relyingParty';
import { requireOtherSignIn } from './requireOtherSignIn';

/** An upper bound above real use. */
const MAX_PASSKEYS = 20;

/** The caller's passkeys. */
export function passkeysService(deps: Deps) {
  const account = ownAccount(deps);
  const site = relyingParty(deps);

  return {
    /**
     * Options with which the browser creates a passkey.
     * @throws 403 for an account without a password and a recent sign-in, 409, 422 by field
     */
    async begin(viewer: Viewer, request: PasskeyRequest): Promise<PasskeyOptions> {
      const user = await account.row(viewer);
      if (user.passwordHash !== null) await account.proven(viewer, request?.password ?? '');
      const { generateRegistrationOptions } = await webAuthn();
      return changeOwnAccount(deps, viewer, user, async (inside, me, session) => {
        if (user.passwordHash === null) requireRecentSignIn(inside, session);
        await requireRoom(inside, me);
        const known = await passkeysQueries(inside.db).list(me.id);
        const options = await generateRegistrationOptions({
          rpName: site.name,
          rpID: site.id,
          userName: me.email,
          userDisplayName: me.name,
          userID: userHandle(me),
          excludeCredentials: known.map((row) => ({
            id: row.credentialId,
            transports: row.transports,
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        await noteChallenge(inside, options.challenge, { purpose: 'add', userId: me.id });
        return { ...options };
      });
    },

    /** @param userAgent gives its name @throws 403, 409, 422 */
    async add(viewer: Viewer, { passkey }: NewPasskey, userAgent: string): Promise<RecoveryCodes> {
      const { verifyRegistrationResponse } = await webAuthn();
      const recovery_codes = await changeOwnAccount(
        deps,
        viewer,
        null,
        async (inside, me, session) => {
          const asked = await takeChallenge(inside, passkey.response.clientDataJSON, 'add');
          if (asked?.userId !== me.id) throw passkeyRefused();
          const { registrationInfo } = await verifyRegistrationResponse({
            // Browsers add new transport names; the library's type has only those of its release.
            response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
            expectedChallenge: asked.challenge,
            expectedOrigin: site.origin,
            expectedRPID: site.id,
          }).catch(() => {
            throw passkeyRefused();
          });
          if (!registrationInfo) throw passkeyRefused();
          const { id, publicKey, counter } = registrationInfo.credential;
          const queries = passkeysQueries(inside.db);
          if (await queries.byCredentialId(id))
            throw conflict('This passkey has already been added.');
          // Another page may have requested one at the same time.
          await requireRoom(inside, me);
          const name = deviceName(userAgent);
          await queries.insert({
            userId: me.id,
            credentialId: id,
            counter,
            name,
            publicKey: Buffer.from(publicKey).toString('base64url'),
            transports: passkey.response.transports ?? [],
            createdAt: inside.clock.now(),
          });
          const added = { kind: 'passkey-added', by: viewer, about: name } as const;
          return addFactor(inside, me, session, added);
        },
      );
      return { recovery_codes };
    },

    /** @throws 404 */
    async rename(viewer: Viewer, id: number, { name }: PasskeyName): Promise<Done> {
      if (!(await passkeysQueries(deps.db).rename(viewer.id, id, name))) throw notFound();
      return { message: 'The passkey is renamed.' };
    },

    /** @throws 403, 404; 409 while there is no other way to sign in */
    async remove(viewer: Viewer, id: number): Promise<PasskeyRemoved> {
      const others = await changeOwnAccount(deps, viewer, null, async (inside, me) => {
        const name = await passkeysQueries(inside.db).delete(me.id, id);
        if (name === undefined) throw notFound();
        await requireOtherSignIn(inside, me);
        await settleFactors(inside, me);
        await invalidateProofs(inside.db, me.id);
        await notifyFactorChange(inside, me, { kind: 'passkey-removed', by: viewer, about: name });
        return passkeysQueries(inside.db).list(me.id);
      });
      return {
        message: 'The passkey is removed. You can no longer sign in with it.',
        accepted: {
          rpId: site.id,
          userId: Buffer.from(userHandle(viewer)).toString('base64url'),
          allAcceptedCredentialIds: others.map(({ credentialId }) => credentialId),
        },
      };
    },
  };
}

/** The account's id, as its passkeys contain it. */
const userHandle = ({ id }: { id: number }) => new TextEncoder().encode(String(id));

/** The caller must hold the account's lock. @throws 409 when the account has the maximum */
async function requireRoom({ db }: Pick<Deps, 'db'>, { id }: LockedAccount): Promise<void> {
  if ((await passkeysQueries(db).count(id)) < MAX_PASSKEYS) return;
  throw conflict(
    `You have reached the limit of ${MAX_PASSKEYS} passkeys. Please remove one first.`,
  );
}
