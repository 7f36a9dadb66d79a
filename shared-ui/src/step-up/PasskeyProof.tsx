import { knowsPasskeys } from '../passkeys/askBrowser';
import { SignByPasskey } from '../passkeys/SignByPasskey';
import {
  useBeginPasskeyProofMutation,
  useProveByPasskeyMutation,
  useReadSecondFactorQuery,
} from './stepUp.endpoints';

/** Confirms with a passkey, for users who have one and a browser that supports it. */
export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { data: factor } = useReadSecondFactorQuery();
  const [begin] = useBeginPasskeyProofMutation();
  const [prove] = useProveByPasskeyMutation();

  if (!factor?.passkeys.length || !knowsPasskeys()) return null;
  return (
    <SignByPasskey begin={begin} finish={prove} onDone={onProven}>
      Use a passkey
    </SignByPasskey>
  );
}
