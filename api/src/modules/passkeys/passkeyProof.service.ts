import type { PasskeyOptions, PasskeyProof } from '../../../contract/passkeys.contract';
import type { Done } from '../../../contract/text.contract';
import type { Parts } from '../../app/parts';
import type { Viewer } from '../../app/viewer';
import { secondFactorQueries } from '../second-factor/secondFactor.queries';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { checkPasskey } from './checkPasskey';
import { noteChallenge } from './passkeyChallenge';
import { passkeysQueries } from './passkeys.queries';
import { relyingParty, webAuthn } from './relyingParty';

/** Showing with a passkey once more that it is the owner who asks. */
export function passkeyProofService(parts: Parts) {
  const { db, clock } = parts;
  const site = relyingParty(parts);

  return {
    async begin({ id: userId }: Viewer): Promise<PasskeyOptions> {
      const known = await passkeysQueries(db).list(userId);
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: site.id,
        userVerification: 'required',
        allowCredentials: known.map((row) => ({
          id: row.credentialId,
          transports: row.transports,
        })),
      });
      await noteChallenge(parts, options.challenge, { purpose: 'prove', userId });
      return { ...options };
    },

    /** @throws 422 */
    async finish(viewer: Viewer, proof: PasskeyProof): Promise<Done> {
      const { id: userId, sessionId } = viewer;
      await db.transaction(async (tx) => {
        const inside = { ...parts, db: tx };
        await checkPasskey(inside, proof, { purpose: 'prove', userId });
        await secondFactorQueries(tx).setProven(sessionId, clock.now());
        const event = { userId, kind: 'second-factor-proven', by: viewer } as const;
        await recordSecurityEvent(inside, event);
      });
      return { message: 'Thank you, it is you.' };
    },
  };
}
