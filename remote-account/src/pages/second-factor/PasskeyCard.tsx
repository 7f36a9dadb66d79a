import type { Passkey, PasskeyOptions } from 'contract/wire/passkeys.contract';
import { useState } from 'react';
import {
  type ApiFailure,
  askForPasskey,
  Button,
  InlineAlert,
  knowsPasskeys,
  useToast,
} from 'shared-ui';

import { AccountLines } from '../../layout/AccountLine';
import { AccountSection } from '../../layout/AccountSection';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
} from '../../second-factor/passkeys.endpoints';
import { AskPasswordDialog } from './AskPasswordDialog';
import { PasskeyLine } from './PasskeyLine';

interface PasskeyCardProps {
  passkeys: Passkey[];
  /** Called with the recovery codes of the first second factor; with none for a further one. */
  onCodes: (codes: string[]) => void;
}

/** The reader's passkeys, with a button to add one. */
export function PasskeyCard({ passkeys, onCodes }: PasskeyCardProps) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure>(); // of the browser
  const begin = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();

  function handlePress() {
    setRefusal(undefined);
    adding.reset();
    setAsking(true);
  }

  async function handleOptions(options: PasskeyOptions) {
    const { passkey, failure } = await askForPasskey('create', options);
    if (!passkey) return setRefusal(failure);
    const { data } = await add({ passkey });
    if (!data) return;
    toast.success('You can now sign in with your passkey.');
    onCodes(data.recovery_codes);
  }

  return (
    <AccountSection title="Passkeys">
      <p>
        A passkey signs you in with your fingerprint, your face or the PIN of your device, without a
        password. You can also use it instead of a code.
      </p>
      {passkeys.length > 0 && (
        <AccountLines aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </AccountLines>
      )}
      {knowsPasskeys() ? (
        <Button
          aria-haspopup="dialog"
          busy={adding.isLoading}
          busyLabel="Adding..."
          onClick={handlePress}
        >
          Add a passkey
        </Button>
      ) : (
        <p>This browser does not support passkeys.</p>
      )}
      <InlineAlert failure={refusal ?? adding.error} fields={[]} />
      {asking && (
        <AskPasswordDialog
          title="Add a passkey"
          begin={begin}
          onOffer={(options) => void handleOptions(options)}
          onClose={() => setAsking(false)}
        >
          Your browser will then ask where to save the passkey.
        </AskPasswordDialog>
      )}
    </AccountSection>
  );
}
