import type { Passkey } from 'contract/wire/passkeys.contract';
import type { ComponentProps } from 'react';
import { Button, StepUp, useRequest, useToast } from 'shared-ui';

import { AccountLine } from '../layout/AccountLine';
import { useRemovePasskeyMutation } from './passkeys.endpoints';
import { signalAcceptedPasskeys } from './signalAcceptedPasskeys';

interface RemovablePasskeyProps
  extends Pick<ComponentProps<typeof AccountLine>, 'about' | 'children'> {
  passkey: Pick<Passkey, 'id' | 'name'>;
  /** Where other things than passkeys are listed as well, it says that this is one. */
  name?: string;
}

/** The line of a passkey: its other buttons, and one that removes it. */
export function RemovablePasskey({ passkey, name, about, children }: RemovablePasskeyProps) {
  const { busy, failure, send } = useRequest();
  const toast = useToast();
  const [remove] = useRemovePasskeyMutation();

  async function handleRemove() {
    const { data } = await send(() => remove({ id: passkey.id }));
    if (!data) return;
    toast.success(data.message);
    if (data.accepted) signalAcceptedPasskeys(data.accepted);
  }

  return (
    <AccountLine name={name ?? passkey.name} about={about} failure={failure}>
      {children}
      <Button
        tone="ghost"
        size="sm"
        aria-label={`Remove the passkey ${passkey.name}`}
        busy={busy}
        onClick={handleRemove}
      >
        Remove
      </Button>
      <StepUp failure={failure} onProven={handleRemove} />
    </AccountLine>
  );
}
