import type { PasskeyOptions, PasskeyProof } from 'contract/wire/passkeys.contract';
import type { Done } from 'contract/wire/text.contract';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { secondFactorQueries } from '../second-factor/secondFactor.queries';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { askForPasskey } from './askForPasskey';
import { checkPasskey } from './checkPasskey';

/** Confirms the signed-in owner's identity with a passkey. */
export function passkeyProofService(deps: Deps) {
  const { db, clock } = deps;

  return {
    begin: ({ id }: Viewer): Promise<PasskeyOptions> => askForPasskey(deps, 'prove', id),

    /** @throws 422 */
    async finish(viewer: Viewer, proof: PasskeyProof): Promise<Done> {
      const { id: userId, sessionId } = viewer;
      await db.transaction(async (tx) => {
        const inside = { ...deps, db: tx };
        await checkPasskey(inside, proof, { purpose: 'prove', userId });
        await secondFactorQueries(tx).setProven(sessionId, clock.now());
        const event = { userId, kind: 'second-factor-proven', by: viewer } as const;
        await recordSecurityEvent(inside, event);
      });
      return { message: 'Thank you. Your identity is confirmed.' };
    },
  };
}
