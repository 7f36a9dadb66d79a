import type { SignedIn } from 'contract/wire/session.contract';
import { useSyncExternalStore } from 'react';
import { knowsPasskeys, SignByPasskey } from 'shared-ui';

import {
  useBeginPasskeySignInMutation,
  useFinishPasskeySignInMutation,
} from '../calls/auth.endpoints';

interface PasskeyButtonProps {
  /** Challenge of a first step that requires a second one; without it the passkey signs in alone. */
  challenge?: string;
  children: string;
  onSignedIn(answer: SignedIn): void;
  onBusy?(busy: boolean): void;
}

/** Signing in with a passkey, in browsers that support it; else nothing. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { challenge, children, onSignedIn, onBusy } = props;
  const known = useSyncExternalStore(neverChanges, knowsPasskeys, () => false);
  const [begin] = useBeginPasskeySignInMutation();
  const [finish] = useFinishPasskeySignInMutation();

  if (!known) return null;
  return (
    <SignByPasskey
      begin={() => begin({ challenge })}
      finish={({ passkey }) => finish({ challenge, passkey })}
      onDone={onSignedIn}
      onBusy={onBusy}
    >
      {children}
    </SignByPasskey>
  );
}

const neverChanges = () => () => {};
