import type { Passkey } from 'contract/wire/passkeys.contract';
import { Button, failureText, StepUp, useToast, wantsProof } from 'shared-ui';

import { useRemovePasskeyMutation } from './passkeys.endpoints';

/** Removes a passkey. */
export function RemovePasskey({
  passkey: { id, name },
}: {
  passkey: Pick<Passkey, 'id' | 'name'>;
}) {
  const toast = useToast();
  const [remove, removing] = useRemovePasskeyMutation();

  async function handleRemove() {
    const { data, error } = await remove({ id });
    if (data) toast.success(data.message);
    else if (!wantsProof(error)) toast.error(failureText(error));
  }

  return (
    <>
      <Button
        tone="ghost"
        size="sm"
        aria-label={`Remove the passkey ${name}`}
        busy={removing.isLoading}
        onClick={handleRemove}
      >
        Remove
      </Button>
      <StepUp failure={removing.error} onProven={handleRemove} />
    </>
  );
}
